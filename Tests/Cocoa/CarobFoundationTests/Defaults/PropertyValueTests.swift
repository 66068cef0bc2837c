import CarobRuntime
import Foundation
import Testing

@testable import CarobFoundation

@Suite struct PropertyValueTests {
  @Test(
    arguments: [
      .string(""), .string("<a> & \"b\" 'c' ]]> é😀"), .string(" \n\tspace "), .string("a\r\nb\rc"),
      .string("\u{1}\u{b}\u{1f}\0x"),
      .string("<\u{301}&\u{301}"), .string("\u{ffff}"), .floating(.infinity), .floating(-.infinity),
      .signed(.min),
      .signed(-1), .signed(.max), .unsigned(.max), .floating(0.1), .floating(-1e300),
      .floating(.leastNonzeroMagnitude),
      .bool(true), .bool(false), .data(Data()), .data(Data([0, 255, 10])),
      .date(Date(timeIntervalSince1970: 0)), .date(Date(timeIntervalSince1970: -5_000_000_000)),
      .array([]), .dictionary([:]), .array([.array([.string("x")]), .bool(true), .signed(1)]),
      .dictionary(["": .string(""), "<&>": .dictionary(["é": .floating(1)])]),
    ] as [PropertyValue])
  func comesBackFromAFile(_ value: PropertyValue) throws {
    #expect(PropertyValue(data: value.data) == value)
    #expect(PropertyValue(value.object) == value)
  }

  @Test func partsOfASecondAreKept() throws {
    let value = PropertyValue.dictionary(["at": .date(Date(timeIntervalSince1970: 1.25))])
    #expect(value.data.starts(with: Data("bplist".utf8)))
    #expect(PropertyValue(data: value.data) == value)
    #expect(!PropertyValue.date(Date(timeIntervalSince1970: 1)).hasFractionOfSecond)
  }

  @Test func whatNoListHoldsIsNil() throws {
    #expect(PropertyValue(NullBox.shared) == nil)
    #expect(PropertyValue(ArrayBox([StringBox("a"), Object()])) == nil)
    #expect(
      PropertyValue(try DictionaryBox(keys: [NumberBox(1)], objects: [StringBox("")]))
        == nil)
    let list = MutableArrayBox([])
    list.elements = [list, list]
    #expect(PropertyValue(list) == nil)
    list.elements = []
  }

  @Test func nestingEndsAtTheSameDepthInBothDirections() {
    func nested(_ depth: Int) -> PropertyValue {
      (1..<depth).reduce(.array([])) { value, _ in .array([value]) }
    }
    let deepest = nested(PropertyValue.maximumDepth)
    #expect(PropertyValue(deepest.object) == deepest)
    #expect(PropertyValue(nested(PropertyValue.maximumDepth + 1).object) == nil)
  }

  @Test(arguments: [
    "", "<x", "<plist>", "bplist00", "bplist00" + String(repeating: "\0", count: 40),
  ])
  func otherDataIsNil(_ text: String) {
    #expect(PropertyValue(data: Data(text.utf8)) == nil)
  }
}
