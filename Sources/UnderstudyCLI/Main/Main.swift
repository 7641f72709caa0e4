import UnderstudyCLI

@main struct Main {
  static func main() {
    Command.runProcess()
  }
}
