import CarobRuntime
import Foundation
import Testing

@testable import CarobFoundation

@Suite struct ScalarSetTests {
  @Test func membersOfAllPlanes() {
    let set = ScalarSet(charactersIn: "a\u{0}\u{ffff}😀\u{10ffff}")
    for code in [0x61, 0, 0xffff, 0x1f600, 0x10ffff] as [UInt32] { #expect(set.contains(code)) }
    for code in [0x62, 1, 0xfffe, 0x10000, 0x1f601, 0x10fffe, 0x110000, .max] as [UInt32] {
      #expect(!set.contains(code))
    }
    #expect((0...255).filter { set.hasMember(inPlane: $0) } == [0, 1, 16])
  }

  @Test(arguments: [
    0..<0, 5..<6, 0..<64, 63..<65, 64..<128, 1..<127, 0xfff0..<0x10010, 0..<0x110000,
    0xffff..<0x20001, 0x10ffff..<0x110000,
  ])
  func ranges(_ range: Range<Int>) {
    let set = ScalarSet(range)
    for edge in [range.lowerBound, range.upperBound] {
      for code in edge - 2...edge + 2 where code >= 0 {
        #expect(set.contains(UInt32(code)) == range.contains(code), "\(code)")
      }
    }
    #expect(ScalarSet(bitmap: set.bitmap) == set)
  }

  @Test func rangesFromOutsideEndWithUnicode() throws {
    #expect(try ScalarSet(NSRange(location: 0x10ffff, length: 1)).contains(0x10ffff))
    for range in [
      NSRange(location: 0x10ffff, length: 2), NSRange(location: -1, length: 1),
      NSRange(location: 1, length: .max), NSRange(location: .max, length: 1),
    ] {
      #expect(throws: ObjectiveCException.self, "\(range)") { try ScalarSet(range) }
    }
  }

  @Test func setsCombine() {
    let (a, b) = (ScalarSet(charactersIn: "ab😀"), ScalarSet(charactersIn: "bc"))
    #expect(a.union(b) == ScalarSet(charactersIn: "abc😀"))
    #expect(a.intersection(b) == ScalarSet(charactersIn: "b"))
    #expect(a.subtracting(b) == ScalarSet(charactersIn: "a😀"))
    #expect(a.isSuperset(of: ScalarSet(charactersIn: "😀")))
    #expect(!b.isSuperset(of: a))
    #expect(a.isSuperset(of: ScalarSet()))
    #expect(a.inverted.inverted == a)
    #expect(!a.inverted.contains(0x1f600 as UInt32))
    #expect(a.inverted.contains(0x10ffff as UInt32))
    #expect(a.subtracting(a) == ScalarSet())
    #expect(a.subtracting(a).hashValue == ScalarSet().hashValue)
  }

  @Test func bitmapsAreApples() {
    let bitmap = ScalarSet(charactersIn: "a😀").bitmap
    #expect(bitmap.count == 8192 + 8193)
    #expect(bitmap[0x61 >> 3] == 1 << (0x61 & 7))
    #expect(bitmap[8192] == 1)
    #expect(ScalarSet().bitmap == Data(count: 8192))
  }

  @Test func bitmapsThatAreCutOff() {
    let bitmap = ScalarSet(charactersIn: "a😀").bitmap
    let first = ScalarSet(charactersIn: "a")
    for count in [8192, 8193, 8194, 16384] {
      #expect(ScalarSet(bitmap: bitmap.prefix(count)) == first)
    }
    for count in [0, 1, 8191] { #expect(ScalarSet(bitmap: bitmap.prefix(count)) == ScalarSet()) }
    // A plane that Unicode does not have, and one of a slice whose indices do not begin with 0.
    #expect(ScalarSet(bitmap: first.bitmap + [17] + Data(repeating: 0xff, count: 8192)) == first)
    #expect(ScalarSet(bitmap: (Data([1, 2, 3]) + bitmap).dropFirst(3)).contains(0x1f600 as UInt32))
  }

  @Test func knownSetsHaveTheirCharacters() throws {
    func set(_ name: String) throws -> ScalarSet {
      try #require(
        KnownCharacters.all.first { DeclarationText.selectorName(of: $0.declaration) == name }
      ).set()
    }
    for (name, members, others) in [
      ("letterCharacterSet", "aéß\u{301}", "1 😀"), ("decimalDigitCharacterSet", "09٣", "aⅧ½"),
      ("whitespaceCharacterSet", " \t\u{3000}", "\n"), ("newlineCharacterSet", "\n\r\u{2028}", " "),
      ("controlCharacterSet", "\u{0}\u{7f}\u{200e}\u{e0001}", "a"),
      ("URLQueryAllowedCharacterSet", "a?/&=", "#é% "), ("URLPathAllowedCharacterSet", "a/", "?"),
    ] {
      let set = try set(name)
      #expect(members.unicodeScalars.allSatisfy(set.contains), "\(name)")
      #expect(!others.unicodeScalars.contains(where: set.contains), "\(name)")
    }
    #expect(try set("illegalCharacterSet").contains(0xffff as UInt32))
  }
}
