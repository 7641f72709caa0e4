import UnderstudyLexicons

@main struct LexiconCompiler { static func main() {} }
