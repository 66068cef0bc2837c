import Foundation
import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

@Suite struct BoxingTests {
  private static let scalars: [(value: any Sendable, cls: String)] = [
    (true, "__NSCFBoolean"), (false, "__NSCFBoolean"), (Int.min, "NSNumber"), (Int.max, "NSNumber"),
    (UInt.max, "NSNumber"), (0.1, "NSNumber"), (-0.0, "NSNumber"), (Double.infinity, "NSNumber"),
    ("", "NSString"), ("e\u{301}\0\u{1F44D}", "NSString"),
    (Date(timeIntervalSinceReferenceDate: 0.123_456_789), "NSDate"),
    (URL(fileURLWithPath: "/a b"), "NSURL"), (Data([0, 255]), "NSData"),
    (IndexPath(section: 3, row: 4), "NSIndexPath"),
  ]

  @Test func valuesComeBack() throws {
    for (value, cls) in Self.scalars {
      let box = try Object.boxing(value)
      #expect(box.runtimeClass.name == cls)
      let back = try #require(try box.unboxed)
      #expect(type(of: back) == type(of: value))
      #expect(back as? AnyHashable == value as? AnyHashable)
    }
    #expect(try Object.boxing("e\u{301}").unboxed as? String == "e\u{301}")
    #expect((try Object.boxing("e\u{301}").unboxed as? String)?.utf8.count == 3)
    #expect((try Object.boxing(-0.0).unboxed as? Double)?.sign == .minus)
    #expect((try Object.boxing(Double.nan).unboxed as? Double)?.isNaN == true)
  }

  @Test func narrowNumbersComeBackWide() throws {
    #expect(try Object.boxing(Int8(-3)).unboxed as? Int == -3)
    #expect(try Object.boxing(UInt16(3)).unboxed as? UInt == 3)
    #expect(try Object.boxing(Float(0.1)).unboxed as? Double == Double(Float(0.1)))
    #expect(try Object.boxing(Int128(5)).unboxed as? Int == 5)
    let error = #expect(throws: BoxingError.self) { try Object.boxing(Int128.max) }
    #expect(error?.code == .numberTooLarge)
  }

  @Test func nilIsNull() throws {
    #expect(try Object.boxing(nil) is NullBox)
    #expect(try Object.boxing(Int?.none as Any) is NullBox)
    #expect(try Object.boxing(Int??.some(.none) as Any) is NullBox)
    #expect(try Object.boxing(Int?.some(3) as Any).unboxed as? Int == 3)
    #expect(try NullBox().unboxed == nil)
    let list = try #require(try Object.boxing([1, nil] as [Int?]).unboxed as? [Any])
    #expect(list.count == 2)
    #expect(list[1] as? Int == nil)
  }

  @Test func objectsAndClassesAreThemselves() throws {
    let object = Object()
    #expect(try Object.boxing(object) === object)
    #expect(try object.unboxed as? Object === object)
    #expect(try Object.boxing(Object.runtimeClass) === Object.runtimeClass.object)
    #expect(try Object.runtimeClass.object.unboxed as? RuntimeClass == Object.runtimeClass)
    let error = try Object.boxing(RangeError(index: 1, count: 0))
    #expect(try error.unboxed is RangeError)
  }

  @Test func collectionsNest() throws {
    let value: [String: Any] = [
      "a": [1, "x", ["deep": true]], "b": Set([1, 2]), "c": [:] as [String: Any],
    ]
    let box = try #require(try Object.boxing(value) as? DictionaryBox)
    #expect(box["a"]?.description == "(1, x, {deep: 1})")
    let back = try #require(try box.unboxed as? [String: Any])
    #expect(back["b"] as? Set<AnyHashable> == Set([1, 2] as [AnyHashable]))
    let list = try #require(back["a"] as? [Any])
    #expect((list[2] as? [String: Any])?["deep"] as? Bool == true)
    let keyed = try Object.boxing([1: "one", 2: "two"])
    #expect(try keyed.unboxed as? [AnyHashable: String] == [1: "one", 2: "two"])
  }

  private struct Odd {}

  @Test func whatIsUnsupportedSaysWhere() throws {
    let error = #expect(throws: BoxingError.self) {
      try Object.boxing(["a": [1, ["name": Odd()]]] as [String: Any])
    }
    #expect(error?.code == .unsupportedType)
    #expect(error?.path == "[\"a\"][1][\"name\"]")
    #expect(
      error?.description == "value[\"a\"][1][\"name\"] is a Odd, which no object can hold")
    #expect(throws: BoxingError.self) { try Object.boxing(Odd()) }
    #expect(throws: BoxingError.self) { try Object.boxing({ 1 }) }
  }

  @Test(arguments: [[], [1], [1, 2], [1, 2, 3]]) func pathsHaveAnyLength(
    _ indexes: [Int]
  ) throws {
    let path = IndexPath(indexes: indexes)
    let box = try #require(try Object.boxing(["at": path]) as? DictionaryBox)
    #expect(try box.unboxed as? [String: IndexPath] == ["at": path])
  }

  @Test func whatSwiftCannotTellApartIsAnError() throws {
    let box = DictionaryBox([:])
    for key in ["\u{E9}", "e\u{301}"] {
      box.entries[StringBox(key)] = NullBox()
    }
    #expect(box.count == 2)
    let error = #expect(throws: BoxingError.self) { try box.unboxed }
    #expect(error?.code == .notUnique)
    let set = #expect(throws: BoxingError.self) { try SetBox([Object()]).unboxed }
    #expect(set?.code == .unsupportedType)
  }

  @Test func anElementThatCannotBeHadIsAnError() throws {
    final class Broken: ArrayBox {
      override var count: Int { 2 }
      override func object(at index: Int) throws -> Object {
        if index == 1 { throw RaisedError("gone") }
        return NullBox()
      }
    }
    let error = #expect(throws: BoxingError.self) {
      try ArrayBox([StringBox("a"), Broken()]).unboxed
    }
    #expect(error?.description == "value[1][1] cannot be read: gone")
  }

  /// Whatever is boxed comes back, and its box is equal to the box of what came back.
  @Test(arguments: [1, 2, 3] as [UInt64]) func randomValuesComeBack(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let value = Self.random(&generator, depth: 3)
      let box = try Object.boxing(value)
      let back = try box.unboxed
      let again = try Object.boxing(back)
      #expect(Self.isSame(value, back), "\(value) \(back as Any)")
      #expect(box.isEqual(again) && again.isEqual(box), "\(box)")
      #expect(box.hash == again.hash)
    }
  }

  private static func random(_ generator: inout SeededGenerator, depth: Int) -> Any {
    switch Int.random(in: 0..<(depth > 0 ? 12 : 9), using: &generator) {
    case 0: return Int.random(in: .min ... .max, using: &generator)
    case 1: return UInt.random(in: 0 ... .max, using: &generator)
    case 2: return Double(bitPattern: .random(in: 0..<0x7FF0 << 48, using: &generator))
    case 3: return Bool.random(using: &generator)
    case 4: return String(UInt64.random(in: 0 ... .max, using: &generator), radix: 36)
    case 5: return Date(timeIntervalSinceReferenceDate: .random(in: -1e9...1e9, using: &generator))
    case 6: return URL(fileURLWithPath: "/\(Int.random(in: 0...99, using: &generator))")
    case 7: return Data((0..<5).map { _ in UInt8.random(in: 0...255, using: &generator) })
    case 8: return Int?.none as Any
    case 9, 10:
      return (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        random(&generator, depth: depth - 1)
      }
    default:
      var entries: [String: Any] = [:]
      for key in 0..<Int.random(in: 0...4, using: &generator) {
        entries["k\(key)"] = random(&generator, depth: depth - 1)
      }
      return entries
    }
  }

  private static func isSame(_ a: Any, _ b: Any?) -> Bool {
    let mirror = Mirror(reflecting: a)
    if mirror.displayStyle == .optional, mirror.children.isEmpty {
      return b == nil || Mirror(reflecting: b as Any).descendant("some", "some") == nil
    }
    guard let b else { return false }
    if let a = a as? [Any] {
      guard let b = b as? [Any], a.count == b.count else { return false }
      return zip(a, b).allSatisfy { isSame($0, $1) }
    }
    if let a = a as? [String: Any] {
      guard let b = b as? [String: Any], a.count == b.count else { return false }
      return a.allSatisfy { isSame($0.value, b[$0.key]) }
    }
    return type(of: a) == type(of: b) && a as? AnyHashable == b as? AnyHashable
  }
}
