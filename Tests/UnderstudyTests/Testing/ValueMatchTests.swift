import Foundation
import Testing

@testable import UnderstudyTesting

@Suite struct ValueMatchTests {
  private let track = Track(id: "t1", name: "Blue Train")

  @Test func comparesTheIdentityOfAnEntityThatMayBeMissing() {
    #expect(ValueMatch<Track?>.id("t1").isSatisfied(by: track, in: .gmt))
    #expect(!ValueMatch<Track?>.id("t2").isSatisfied(by: track, in: .gmt))
    #expect(!ValueMatch<Track?>.id("t1").isSatisfied(by: nil, in: .gmt))
  }

  @Test func looksIntoTextThatMayBeMissing() {
    #expect(ValueMatch<String?>.contains("Train").isSatisfied(by: "Blue Train", in: .gmt))
    #expect(!ValueMatch<String?>.contains("Tram").isSatisfied(by: "Blue Train", in: .gmt))
    #expect(!ValueMatch<String?>.contains("Train").isSatisfied(by: nil, in: .gmt))
  }
}
