import Foundation
import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

/// `isEqual:`, `hash` and `description` of every box, as messages.
@Suite struct BoxEqualityTests {
  /// Objects in groups: those of a group are equal, those of different groups are not.
  private static func groups() throws -> [[Object]] {
    let date = Date(timeIntervalSinceReferenceDate: 3)
    let url = try #require(URL(string: "a:b"))
    func error(_ code: Int) -> ErrorBox { ErrorBox(domain: "d", code: code, userInfo: nil) }
    return [
      [StringBox(""), StringBox("")],
      [StringBox("\u{E9}"), StringBox("\u{E9}")],
      // Canonically equivalent to the one before, and still another string.
      [StringBox("e\u{301}"), StringBox("e\u{301}")],
      [StringBox("1")],
      [NumberBox(1), NumberBox(1.0), NumberBox(UInt64(1)), NumberBox(true)],
      [NumberBox(0), NumberBox(-0.0), NumberBox(false)],
      [NumberBox(Double.nan), NumberBox(-Double.nan), NumberBox(Double(nan: 5, signaling: false))],
      [NumberBox(UInt64.max)], [NumberBox(0x1p64)], [NumberBox(-1)], [NumberBox(Int.max)],
      [NumberBox(0x1p63), NumberBox(UInt64(1) << 63)],
      [NumberBox(Double.infinity)], [NumberBox(0.5)],
      [DateBox(date), DateBox(date)],
      [URLBox(url), URLBox(url)],
      [DataBox(Data([1])), DataBox(Data([1]))], [DataBox(Data())],
      [NullBox(), NullBox()],
      [IndexPathBox(IndexPath(section: 1, row: 2)), IndexPathBox(IndexPath(section: 1, row: 2))],
      [ArrayBox([NumberBox(1)]), MutableArrayBox([NumberBox(1.0)])],
      [ArrayBox([ArrayBox([NumberBox(1)])]), ArrayBox([MutableArrayBox([NumberBox(true)])])],
      [ArrayBox([])], [SetBox([])],
      [DictionaryBox(["a": NumberBox(1)]), MutableDictionaryBox(["a": NumberBox(1.0)])],
      [DictionaryBox(["a": ArrayBox([])]), DictionaryBox(["a": MutableArrayBox([])])],
      [DictionaryBox(["b": NumberBox(1)])], [DictionaryBox([:])],
      [SetBox([NumberBox(1), StringBox("a")]), SetBox([StringBox("a"), NumberBox(1.0)])],
      [error(1), error(1)], [error(2)],
      [Object()],
    ]
  }

  @Test func equalObjectsHashAlikeAndOthersDiffer() throws {
    let isEqual = Message<(Object?) -> Bool>("isEqual:")
    let hash = Message<() -> UInt>("hash")
    let groups = try Self.groups()
    for (i, group) in groups.enumerated() {
      for a in group {
        #expect(try !isEqual(a, nil))
        for (j, other) in groups.enumerated() {
          for b in other {
            #expect(try isEqual(a, b) == (i == j), "\(a) \(b)")
            if i == j { #expect(try hash(a) == hash(b), "\(a) \(b)") }
          }
        }
        #expect(SetBox(group).count == 1)
        #expect(try ArrayBox([a]).send(Selector("containsObject:"), a, returning: Bool.self))
      }
    }
    #expect(SetBox(groups.flatMap { $0 }).count == groups.count)
  }

  @Test func describesItselfTwice() throws {
    for object in try Self.groups().flatMap({ $0 }) {
      let text = try object.send(Selector("description"))
      #expect(text is StringBox)
      #expect(try object.send(Selector("debugDescription"))?.isEqual(text) == true)
    }
  }

  /// A plugin's subclass of a box has its say wherever objects are compared.
  @Test func aSubclassHasItsSay() throws {
    let cls = try makeClass("Folded", below: StringBox.runtimeClass) { cls in
      try cls.addMethod(Selector("isEqual:")) { (_: Object, other: Object?) in
        other is StringBox
      }
      try cls.addMethod(Selector("hash")) { (_: Object) in UInt(5) }
      try cls.addMethod(Selector("description")) { (_: Object) in "folded" }
    }
    let folded = try cls.make()
    #expect(ArrayBox([folded]).isEqual(ArrayBox([StringBox("x")])))
    #expect(!ArrayBox([StringBox("x")]).isEqual(ArrayBox([folded])))
    #expect(SetBox([folded]).member(try cls.make()) === folded)
    #expect(ArrayBox([folded]).description == "(folded)")
    #expect(try folded.send(Selector("debugDescription"))?.description == "folded")
  }

  @Test func oneThatFailsIsDifferent() throws {
    let cls = try makeClass { cls in
      try cls.addMethod(Selector("isEqual:")) { (_: Object, _: Object?) throws -> Bool in
        throw RaisedError("cannot compare")
      }
    }
    let failing = try cls.make()
    #expect(!ArrayBox([failing]).isEqual(ArrayBox([StringBox("x")])))
    let error = #expect(throws: MessageError.self) {
      try ArrayBox([failing]).send(Selector("containsObject:"), "x", returning: Bool.self)
    }
    #expect(error?.description.hasSuffix("cannot compare") == true)
  }
}
