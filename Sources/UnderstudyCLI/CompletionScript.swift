/// A script that lets a shell complete verbs, options and their values, made from the tables.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  /// The script.
  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  /// Every option once, by its name.
  private static var options: [Option] {
    var seen: Set<String> = []
    return Verb.all.flatMap(\.options).filter { seen.insert($0.name).inserted }
  }

  /// What may stand right after a verb.
  private static func operands(of verb: Verb) -> [String] {
    switch verb.name {
    case "help": Verb.all.map(\.name)
    case "completions": allCases.map(\.rawValue)
    case "list": ["entities", "tools", "kinds", "conventions"]
    default: []
    }
  }

  // MARK: - bash

  private static var bashText: String {
    let values = options.compactMap { option -> String? in
      switch option.offers {
      case .nothing:
        return option.value == nil ? nil : "    \(option.name)) return ;;"
      case .files: return "    \(option.name)) COMPREPLY=($(compgen -f -- \"$word\")); return ;;"
      case .words(let words):
        let list = words.joined(separator: " ")
        return "    \(option.name)) _understudy_words \"\(list)\"; return ;;"
      }
    }
    let verbs = Verb.all.map { verb in
      let words = verb.options.map(\.name) + operands(of: verb)
      let files = verb.name == "test" ? " COMPREPLY+=($(compgen -f -- \"$word\"))" : ""
      return "    \(verb.name)) _understudy_words \"\(words.joined(separator: " "))\";\(files) ;;"
    }
    return """
      # Completes understudy in bash: source <(understudy completions bash)
      _understudy_words() { COMPREPLY=($(compgen -W "$1" -- "$word")); }
      _understudy() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        # bash takes "tense=past" and "--format=json" for three words.
        if [[ $word == "=" ]]; then word= before="="; COMP_CWORD=$((COMP_CWORD + 1)); fi
        if [[ $before == "=" ]]; then
          before=${COMP_WORDS[COMP_CWORD-2]}
          if [[ $before != --* ]]; then
            key=$before
            word="$key=$word" before=--convention
          fi
        fi
        if ((COMP_CWORD == 1)); then
          _understudy_words "\((Verb.all.map(\.name) + ["--help", "--version"]).joined(separator: " "))"
          return
        fi
        case $before in
      \(values.joined(separator: "\n"))
        esac
        case ${COMP_WORDS[1]} in
      \(verbs.joined(separator: "\n"))
        esac
      }
      _understudy_complete() {
        local key=
        _understudy
        if [[ -n $key ]]; then COMPREPLY=("${COMPREPLY[@]#*=}"); fi
      }
      complete -o bashdefault -F _understudy_complete understudy
      """
  }

  // MARK: - zsh

  private static var zshText: String {
    let verbs = Verb.all.map { "    \(zshQuoted("\($0.name):\($0.summary)"))" }
    let cases = Verb.all.map { verb in
      let rows = verb.options.map { "        \(zshRow($0)) \\" }
      let words = operands(of: verb)
      let rest =
        words.isEmpty
        ? (verb.name == "test" ? "'*:suite:_files'" : "'*:phrase: '")
        : "'*:name:(\(words.joined(separator: " ")))'"
      return
        "      \(verb.name)) _arguments \\\n\(rows.joined(separator: "\n"))\n        \(rest) ;;"
    }
    return """
      #compdef understudy
      # Completes understudy in zsh: put this as _understudy into a folder of $fpath.
      _understudy() {
        local -a verbs
        verbs=(
      \(verbs.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          _describe verb verbs
          return
        fi
        local verb=$words[2]
        shift words
        ((CURRENT--))
        case $verb in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        _understudy "$@"
      else
        compdef _understudy understudy
      fi
      """
  }

  private static func zshRow(_ option: Option) -> String {
    let help = option.help.replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: "\\:")
    guard let value = option.value else { return zshQuoted("\(option.name)[\(help)]") }
    let name = value.replacing(":", with: "")
    let action =
      switch option.offers {
      case .nothing: " "
      case .files: "_files"
      case .words(let words):
        "(\(words.map { $0.replacing(":", with: "\\:") }.joined(separator: " ")))"
      }
    return zshQuoted("\(option.name)=[\(help)]:\(name):\(action)")
  }

  private static func zshQuoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  // MARK: - fish

  private static var fishText: String {
    let verbs = Verb.all.map { verb in
      "complete -c understudy -n __fish_use_subcommand -f -a \(verb.name) -d \(fishQuoted(verb.summary))"
    }
    let rows = Verb.all.flatMap { verb -> [String] in
      let condition = "-n '__fish_seen_subcommand_from \(verb.name)'"
      let own = verb.options.map { option -> String in
        let row =
          "complete -c understudy \(condition) -l \(option.name.dropFirst(2)) -d \(fishQuoted(option.help))"
        guard option.value != nil else { return row }
        switch option.offers {
        case .nothing: return row + " -x"
        case .files: return row + " -r"
        case .words(let words): return row + " -x -a \(fishQuoted(words.joined(separator: " ")))"
        }
      }
      let words = operands(of: verb)
      guard !words.isEmpty else { return own }
      return own + [
        "complete -c understudy \(condition) -f -a \(fishQuoted(words.joined(separator: " ")))"
      ]
    }
    return (["# Completes understudy in fish: understudy completions fish | source"] + verbs + rows)
      .joined(separator: "\n")
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}

/// What a script offers for the value of an option, with all words known.
private enum Offers {
  case nothing
  case files
  case words([String])
}

extension Option {
  fileprivate var offers: Offers {
    switch completes {
    case .nothing: .nothing
    case .files: .files
    case .entities: .words(BuiltInEntity.all.map(\.name))
    case .words(let words): .words(words())
    }
  }
}
