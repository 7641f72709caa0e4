/// A table with a mistake, and the whole message that points at it.
struct LexiconTableMistake: Sendable {
  let text: String
  let message: String

  static let heading = "# kind: k\n# source: s\n# licence: l\n# date: d\n"
  static let columns = "key\tname\tnames\tprominence\tdepth:number\n"

  static let all: [LexiconTableMistake] = [
    LexiconTableMistake(
      text: "# kind: k\n# licenze: l\n",
      message: """
        t.tsv:2:3: unknown heading 'licenze', expected one of 'kind', 'source', 'licence', 'date'; \
        did you mean 'licence'?
          # licenze: l
            ^
        """),
    LexiconTableMistake(
      text: "# kind: k\n# kind: k\n",
      message: """
        t.tsv:2:3: 'kind' stands here a second time
          # kind: k
            ^
        """),
    LexiconTableMistake(
      text: "# kind:\n",
      message: """
        t.tsv:1:3: the heading '# kind: …' is missing or empty
          # kind:
            ^
        """),
    LexiconTableMistake(
      text: "# kind: k\nkey\tname\n",
      message: """
        t.tsv:2:1: the heading '# source: …' is missing or empty
          key name
          ^
        """),
    LexiconTableMistake(
      text: heading + "key\tname\tnaems\tprominence\n",
      message: """
        t.tsv:5:10: unknown column 'naems', expected 'name:form' or one of 'key', 'name', 'names', 'prominence'; \
        did you mean 'names'?
          key name naems prominence
                   ^
        """),
    LexiconTableMistake(
      text: heading + "key\tname\tnames\tprominence\tdepth:nubmer\n",
      message: """
        t.tsv:5:27: unknown form 'nubmer', expected one of 'text', 'code', 'list', 'number'; \
        did you mean 'number'?
          key name names prominence depth:nubmer
                                    ^
        """),
    LexiconTableMistake(
      text: heading + "key\tname\tnames\n",
      message: """
        t.tsv:5:1: the column 'prominence' is missing
          key name names
          ^
        """),
    LexiconTableMistake(
      text: heading,
      message: """
        t.tsv:5:1: the line of the columns is missing
        """),
    LexiconTableMistake(
      text: heading + columns + "a\tA\t\t\n",
      message: """
        t.tsv:6:1: the row has 4 cells, expected 5
          a A \u{20}
          ^
        """),
    LexiconTableMistake(
      text: heading + columns + "\tA\t\t\t\n",
      message: """
        t.tsv:6:1: the cell 'key' is empty
           A  \u{20}
          ^
        """),
    LexiconTableMistake(
      text: heading + columns + "a\t\t\t\t\n",
      message: """
        t.tsv:6:3: the cell 'name' is empty
          a   \u{20}
            ^
        """),
    LexiconTableMistake(
      text: heading + columns + "a\tA\t\t2\t\n",
      message: """
        t.tsv:6:6: the prominence '2' is not a number from 0 to 1
          a A  2\u{20}
               ^
        """),
    LexiconTableMistake(
      text: heading + columns + "a\tA\t\t\tdeep\n",
      message: """
        t.tsv:6:7: 'deep' is not a number
          a A   deep
                ^
        """),
    LexiconTableMistake(
      text: heading + columns + "a\tA\ten=B|en.nikc=C\t\t\n",
      message: """
        t.tsv:6:13: unknown kind of name 'nikc', expected one of 'short', 'nick', 'old', 'form', 'abbr'; \
        did you mean 'nick'?
          a A en=B|en.nikc=C \u{20}
                      ^
        """),
    LexiconTableMistake(
      text: heading + columns + "a\tÄ\te n=B\t\t\n",
      message: """
        t.tsv:6:5: 'e n' is not a language; names are written 'en,de=Name' and divided by '|'
          a Ä e n=B \u{20}
              ^
        """),
    LexiconTableMistake(
      text: heading + columns + "a\tA\ten=B||\t\t\n",
      message: """
        t.tsv:6:10: the cell 'names' is empty
          a A en=B|| \u{20}
                   ^
        """),
    LexiconTableMistake(
      text: heading + columns + "a\tA\t\t\t\n\na\tB\t\t\t\n",
      message: """
        t.tsv:8:1: the key 'a' stands in line 6 too
          a B  \u{20}
          ^
        """),
  ]
}
