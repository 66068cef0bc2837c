import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Strings that have their characters in their ids, as clang writes short literals.
@Suite struct SmallStringsTests {
  /// The id of a literal.
  private func word(_ text: String) -> UnsafeMutableRawPointer {
    var word = UInt(CAROB_SMALL_STRING) | UInt(text.utf8.count) << 3
    for (number, byte) in text.utf8.enumerated() { word |= UInt(byte) << UInt(57 - 7 * number) }
    guard let id = UnsafeMutableRawPointer(bitPattern: word) else { fatalError("a word is zero") }
    return id
  }

  private func object(_ text: String) throws -> StringBox {
    try #require(Object.from(word(text)) as? StringBox)
  }

  @Test(arguments: ["", "a", "id", "Posts", "userName", "\u{7F}\u{1}~"])
  func aWordIsAString(_ text: String) throws {
    let string = try object(text)
    #expect(string.string == text)
    #expect(string.id == word(text))
    #expect(try object(text) === string)
    #expect(string.isEqual(StringBox(text)) && StringBox(text).isEqual(string))
    #expect(string.hash == StringBox(text).hash)
    #expect(string.runtimeClass == StringBox.runtimeClass)
    #expect(String(cString: string.utf8) == text)
  }

  /// What clang 21 makes of `@"Posts"` and `@""`.
  @Test func theWordsAreClangs() {
    #expect(UInt(bitPattern: word("Posts")) == 0xA1BF_9F4E_6000_002C)
    #expect(UInt(bitPattern: word("")) == 4)
  }

  @Test func itKeepsItsIdThroughSwift() throws {
    let array = MutableArrayBox([try object("first")])
    let found: Object = try array.send(Selector("objectAtIndex:"), UInt(0), returning: Object.self)
    #expect(found.id == word("first"))
    let message = Message<(StringBox) -> StringBox>("stringByAppendingString:")
    #expect(try message(object("ab"), object("cd")).string == "abcd")
    #expect(try object("ab").send(Selector("self"), returning: Object.self).id == word("ab"))
    #expect(try object("title").send(Selector("length"), returning: UInt.self) == 5)
  }

  @Test func itIsAReceiverFromC() throws {
    var site = carob_call_site()
    site.selector_name = Selector("length").cName
    let imp = try #require(CallSiteFilling.fill(&site, word("four")))
    typealias Length = @convention(c) (UnsafeMutableRawPointer, SEL) -> UInt
    #expect(unsafeBitCast(imp, to: Length.self)(word("four"), site.selector) == 4)
  }

  @Test func itIsTraced() throws {
    let cls = try makeClass("Traced") { cls in
      try cls.addMethod(Selector("take:")) { (_: Object, string: StringBox) in string }
    }
    let (receiver, string) = (try cls.make(), try object("ab"))
    let messages = try MessageTrace.record(MessagePattern(parsing: cls.name)) { () throws in
      _ = try receiver.send(Selector("take:"), string, returning: Object.self)
    }
    #expect(messages.first?.arguments == ["@\"ab\""])
    #expect(messages.first?.outcome?.result == "@\"ab\"")
    #expect(
      ValueSummary.receiver(word("ab"))
        == "<NSString 0x\(String(UInt(bitPattern: word("ab")), radix: 16))>")
  }

  @Test func itStaysWhatItIs() throws {
    let string = try object("fixed")
    #expect(throws: RegistrationError.self) { try string.setClass(StringBox.runtimeClass) }
    let error = #expect(throws: RegistrationError.self) {
      try string.respond(to: "length") { (_: Object) in UInt(1) }
    }
    #expect(
      error?.description
        == "\"fixed\" is a string literal, which can get neither another class nor handlers of its own"
    )
    #expect(string.indexedVariables == nil)
  }

  /// Tags and lengths that there are not, and something behind the last character.
  @Test(arguments: [1, 2, 3, 5, 6, 7, 42, 9 << 3 | 4, 31 << 3 | 4, 5 << 3 | 4 | 1 << 20] as [UInt])
  func anotherWordIsNoObject(_ bits: UInt) throws {
    let id = try #require(UnsafeMutableRawPointer(bitPattern: bits))
    #expect(Object.from(id)?.runtimeClass == Object.runtimeClass)
    let words = "0x\(String(bits, radix: 16)) (no object) was passed where an object is needed"
    #expect(PendingError.take().map { "\($0)" } == words)
    let error = #expect(throws: MessageError.self) { try StringBox.argument(id) }
    #expect(error?.description.contains("(no object)") == true)
    #expect(throws: MessageError.self) { try RuntimeClass.argument(id) }
    #expect(PendingError.take() == nil)
    Object.release(id)
  }

  /// What retains it lets go of it.
  @Test func referencesAreBalanced() throws {
    let string = try object("counted")
    // The first release by C gives it references that nobody owns.
    if let owned = string.cResult(owned: true) { Object.release(owned) }
    let count = _getRetainCount(string)
    for _ in 0..<100 {
      autoreleasePool {
        let id = string.cResult(owned: false)
        #expect(id == word("counted"))
        if let owned = string.cResult(owned: true) { Object.release(owned) }
      }
      var storage: UnsafeMutableRawPointer?
      withUnsafeMutablePointer(to: &storage) {
        WeakBox.store(string, at: $0)
        WeakBox.store(nil, at: $0)
      }
    }
    #expect(_getRetainCount(string) == count)
  }

  /// clang releases literals that it has not retained.
  @Test func aLiteralThatIsReleasedTooOftenLives() throws {
    let id = word("over")
    for _ in 0..<10 { Object.release(id) }
    #expect(try object("over").string == "over")
  }

  /// All threads get one object.
  @Test func manyThreadsMakeOne() async throws {
    for round in 0..<200 {
      let id = UInt(bitPattern: word("r\(round)"))
      let objects = await withTaskGroup(of: ObjectIdentifier?.self) { group in
        for _ in 0..<8 {
          group.addTask {
            Object.from(UnsafeMutableRawPointer(bitPattern: id)).map { ObjectIdentifier($0) }
          }
        }
        return await group.reduce(into: Set<ObjectIdentifier?>()) { $0.insert($1) }
      }
      #expect(objects.count == 1 && !objects.contains(nil))
    }
  }
}
