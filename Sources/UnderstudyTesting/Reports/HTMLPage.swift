/// A page in one file that needs neither a network nor a script to be read.
package struct HTMLPage: Sendable {
  /// How many colours words can be marked with.
  package static let hueCount = 8
  /// Their angles on the colour wheel, neighbours far apart.
  private static let hues = [210, 130, 35, 285, 170, 340, 65, 250]

  private let title: String
  private let body: String

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: Its title, as text.
  ///   - body: What it shows, as markup.
  package init(title: String, body: String) {
    self.title = title
    self.body = body
  }

  /// The whole page.
  package var markup: String {
    let (head, foot) = Self.frame(title: title)
    return head + body + foot
  }

  /// What stands before and behind the body of a page, for pages that are written piece by piece.
  package static func frame(title: String) -> (head: String, foot: String) {
    let head = """
      <!doctype html>
      <html lang=en>
      <head>
      <meta charset=utf-8>
      <meta name=viewport content="width=device-width, initial-scale=1">
      <title>\(HTMLText(title))</title>
      <style>
      \(style)
      \(marks)
      </style>
      </head>
      <body>

      """
    return (head, "\n</body>\n</html>\n")
  }

  /// One rule for each colour; a page in the dark turns lightness round.
  private static var marks: String {
    hues.enumerated().map { index, hue in
      ".h\(index) { --hue: \(hue) }"
    }.joined(separator: "\n")
  }

  private static let style = """
    :root { color-scheme: light dark; --ink: #1b1f24; --soft: #5d6670; --paper: #fff; --line: #dfe3e8;
      --card: #f7f8fa; --good: #1a7f37; --bad: #c4291c; --mark: 88%; --edge: 32%; --sat: 70% }
    @media (prefers-color-scheme: dark) { :root { --ink: #e7eaee; --soft: #9aa4af; --paper: #14171a;
      --line: #30363d; --card: #1d2126; --good: #4cc46a; --bad: #ff7b6e; --mark: 24%; --edge: 72%; --sat: 45% } }
    * { box-sizing: border-box }
    body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.2rem 4rem; background: var(--paper);
      color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
    h1 { font-size: 1.5rem; margin: 0 0 .3rem } h2 { font-size: 1.1rem; margin: 2.2rem 0 .6rem }
    .soft, .place { color: var(--soft); font-size: .87rem } .good { color: var(--good) } .bad { color: var(--bad) }
    .bar { display: flex; height: .5rem; border-radius: .25rem; overflow: hidden; margin: .8rem 0; background: var(--bad) }
    .bar i { background: var(--good) }
    .filter { display: flex; flex-wrap: wrap; gap: .4rem; margin: 1rem 0; padding: 0; border: 0 }
    .filter label { border: 1px solid var(--line); border-radius: 1rem; padding: .1rem .8rem; cursor: pointer }
    .filter input { position: absolute; opacity: 0 }
    .filter input:checked + span { font-weight: 600; text-decoration: underline; text-underline-offset: .25em }
    .filter label:focus-within { outline: 2px solid var(--soft) }
    article { background: var(--card); border: 1px solid var(--line); border-left: .3rem solid var(--good);
      border-radius: .4rem; padding: .7rem 1rem; margin: .6rem 0; overflow-wrap: anywhere; overflow-x: auto }
    article.failed { border-left-color: var(--bad) } article.open { border-left-color: var(--soft) }
    .phrase { font-size: 1.1rem; line-height: 2.1; margin: .1rem 0 .3rem; white-space: pre-wrap }
    mark { color: inherit; background: hsl(var(--hue) var(--sat) var(--mark)); border-radius: .3rem;
      padding: .2rem .35rem; box-decoration-break: clone; -webkit-box-decoration-break: clone }
    mark b { font-size: .68rem; font-weight: 700; margin-left: .4rem; vertical-align: .1em;
      color: hsl(var(--hue) var(--sat) var(--edge)) }
    table { border-collapse: collapse; margin: .3rem 0; font-size: .92rem } td, th { text-align: left; vertical-align: top;
      padding: .12rem 1.2rem .12rem 0; overflow-wrap: break-word } th { font-weight: 600; color: var(--soft) }
    td:last-child { overflow-wrap: anywhere }
    ul.wrong { margin: .3rem 0; padding-left: 1.2rem; color: var(--bad) }
    pre { overflow-x: auto; font-size: .8rem; line-height: 1.35; color: var(--soft) }
    code { font: .9em ui-monospace, monospace }
    """
}
