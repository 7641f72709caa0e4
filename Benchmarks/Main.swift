import Understudy

@main struct Main { static func main() {} }
