import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

@Suite struct SelectorTests {
  /// Only `sel_registerName` gives it.
  @Test func theEmptyNameIsNobodyElses() throws {
    #expect(Selector.empty.name.isEmpty)
    #expect(Selector.empty == Selector(Selector.empty.sel))
    #expect(throws: RegistrationError.self) { try Selector(validating: "") }
    #expect(throws: RegistrationError.self) { try Selector(cName: "") }
  }

  @Test func internsANameOnce() throws {
    let name = uniqueName("intern") + ":with:"
    let first = try Selector(validating: name)
    let second = try Selector(validating: name)
    #expect(first == second)
    #expect(first.sel == second.sel)
    #expect(first.index == second.index)
    #expect(first.hashValue == second.hashValue)
    #expect(first.name == name)
    #expect(first.description == name)
    #expect(first.index != 0)
  }

  @Test(arguments: [
    ("count", 0), ("objectAtIndex:", 1), ("configureCell:withUser:", 2), (":", 1), (":::", 3),
    ("a:b", 1), ("Größe:", 1), ("名前", 0), ("with-dash+", 0),
    ("a b", 0), (" ", 0), ("takes: two parts:", 2), ("a\u{A0}b", 0),
  ])
  func countsColons(name: String, count: Int) throws {
    #expect(try Selector(validating: name).argumentCount == count)
  }

  @Test(arguments: [
    ("", "a selector is empty"),
    ("a\t", "\"a\\t\" is not a selector: it has white space other than spaces"),
    ("a \n", "\"a \\n\" is not a selector: it has white space other than spaces"),
    ("a\u{2028}", "\"a\\u{2028}\" is not a selector: it has white space other than spaces"),
    ("a\0b", "\"a\\0b\" is not a selector: it has control characters"),
    ("a\u{7F}", "\"a\\u{7F}\" is not a selector: it has control characters"),
    ("a\u{1B}[31m", "\"a\\u{1B}[31m\" is not a selector: it has control characters"),
  ])
  func refuses(name: String, message: String) {
    let error = #expect(throws: RegistrationError.self) { try Selector(validating: name) }
    #expect(error?.code == .invalidSelector)
    #expect(error?.description == message)
  }

  @Test func refusesWhatIsLongerThan4096Bytes() throws {
    let longest = String(repeating: "x", count: 4095) + ":"
    #expect(try Selector(validating: longest).name == longest)
    let error = #expect(throws: RegistrationError.self) {
      try Selector(validating: longest + "x")
    }
    #expect(
      error?.description
        == "\"\(String(repeating: "x", count: 40))…\" is not a selector: longer than 4096 bytes")
    // The limit is in bytes, not in characters.
    #expect(throws: RegistrationError.self) {
      try Selector(validating: String(repeating: "ä", count: 2049))
    }
  }

  @Test func canonicallyEquivalentNamesDiffer() throws {
    let composed = try Selector(validating: "caf\u{E9}")
    let decomposed = try Selector(validating: "cafe\u{301}")
    #expect(composed.name == decomposed.name)
    #expect(composed != decomposed)
    #expect(composed.index != decomposed.index)
  }

  @Test(arguments: [
    ("alloc", 1), ("allocWithZone:", 1), ("_alloc", 1), ("allocate", 0), ("new", 1),
    ("newCell", 1), ("newspaper", 0), ("news:", 0), ("copy", 1), ("copyWithZone:", 1), ("copy:", 1),
    ("copyright", 0), ("copy\u{E9}", 1), ("init\u{E9}", 2), ("mutableCopy", 1),
    ("mutableCopying", 0), ("init", 2),
    ("__initWithCoder:", 2),
    ("init2", 2), ("initialize", 0), ("initWithX:", 2), ("Init", 0), ("xinit", 0),
    ("description", 0),
    ("_", 0), ("____", 0), (":", 0),
  ])
  func familyDecidesOwnership(name: String, family: UInt32) throws {
    let selector = try Selector(validating: name)
    #expect(selector.record.pointee.family == family)
    #expect(selector.returnsOwned == (family != 0))
    #expect(selector.consumesReceiver == (family == 2))
  }

  @Test func recordsFromOutsideAreLookedUpByIndex() throws {
    let selector = Selector("lookedUp:")
    // A compiler makes records of its own, which share the index once they are registered.
    var other = objc_selector()
    other.index = selector.index
    #expect(withUnsafePointer(to: other) { Selector(SEL($0)) } == selector)
    var unregistered = objc_selector()
    #expect(withUnsafePointer(to: unregistered) { Selector(SEL($0)) } == nil)
    unregistered.index = .max
    #expect(withUnsafePointer(to: unregistered) { Selector(SEL($0)) } == nil)
    #expect(Selector(nil as SEL?) == nil)
  }

  @Test func threadsAgree() {
    let prefix = uniqueName("shared")
    nonisolated(unsafe) var indices: [[UInt]] = Array(repeating: [], count: 8)
    indices.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let buffer = buffer
      onThreads(8) { thread in
        buffer[thread] = (0..<200).compactMap {
          try? Selector(validating: "\(prefix)_\($0):").index
        }
      }
    }
    #expect(indices[0].count == 200)
    #expect(Set(indices[0]).count == 200)
    for other in indices { #expect(other == indices[0]) }
  }

  @Test func aLiteralThatIsNoSelectorStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Selector("no\tgood") }
  }
}
