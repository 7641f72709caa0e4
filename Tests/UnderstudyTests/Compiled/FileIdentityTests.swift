import Foundation
import Testing

@testable import Understudy

@Suite struct FileIdentityTests {
  @Test func differsAfterAChangeThatKeepsSizeAndTime() throws {
    let path = try TemporaryFolder().path
    let file = path + ".words"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Data("old".utf8).write(to: URL(filePath: file))
    let time: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSince1970: 1)]
    try FileManager.default.setAttributes(time, ofItemAtPath: file)
    let before = FileIdentity(path: file)?.description
    usleep(20_000)
    let handle = try FileHandle(forWritingTo: URL(filePath: file))
    try handle.write(contentsOf: Data("new".utf8))
    try handle.close()
    try FileManager.default.setAttributes(time, ofItemAtPath: file)
    #expect(before != nil)
    #expect(FileIdentity(path: file)?.description != before)
  }

  @Test func isNothingWithoutAFile() {
    #expect(FileIdentity(path: "/nowhere/at/all") == nil)
  }
}
