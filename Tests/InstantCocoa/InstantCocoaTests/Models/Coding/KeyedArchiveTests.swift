import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Keyed archives")
struct KeyedArchiveTests {
  private func code(_ body: () throws -> Object?) -> ArchiveError.Code? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? ArchiveError)?.code
    }
  }

  private func archive(_ objects: String, top: String = #"{"root": 0}"#) -> Data {
    Data(
      #"{"format": "carob-archive", "version": 1, "top": \#(top), "objects": [\#(objects)]}"#.utf8)
  }

  @Test func theFormatIsAsDocumented() throws {
    let cls = try makeModel("SKPost", ["title": "@\"NSString\""])
    let data = try NSKeyedArchiver.data(of: cls.filled(from: #"{"title": "Hello"}"#))
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {"format":"carob-archive","objects":[{"fields":{"MTLModelVersion":1,"title":2},\
        "kind":"object","text":"\(cls.name)"},{"kind":"unsigned","text":"0"},\
        {"kind":"string","text":"Hello"}],"top":{"root":0},"version":1}
        """)
  }

  @Test func anObjectThatIsThereTwiceStaysOne() throws {
    let cls = try makeModel("SKUser", ["name": "@"])
    let user = try cls.make()
    let restored = try NSKeyedUnarchiver.object(
      from: NSKeyedArchiver.data(of: ArrayBox([user, user])))
    let list = try #require(restored as? ArrayBox)
    #expect(try list.object(at: 0) === list.object(at: 1))
  }

  @Test func messagesDoTheSame() throws {
    let archiver = try #require(RuntimeClass(named: NSKeyedArchiver.runtimeClass.name))
    let data = try archiver.object.send(
      Selector("archivedDataWithRootObject:"), StringBox("x") as Object?)
    let bytes = try #require(data as? DataBox)
    let unarchiver = NSKeyedUnarchiver.runtimeClass
    #expect(
      try unarchiver.object.send(Selector("unarchiveObjectWithData:"), bytes)?.description == "x")
    let reader = try #require(
      try Message<(Object) -> Object?>("initForReadingWithData:")(
        unarchiver.makeInstance(), bytes))
    #expect(try reader.send(Selector("decodeObjectForKey:"), "root")?.description == "x")
    #expect(try reader.send(Selector("containsValueForKey:"), "root")?.description == "1")
    #expect(try reader.send(Selector("decodeObjectForKey:"), "none") == nil)
    try reader.setValue(NumberBox(true), forKey: "requiresSecureCoding")
    #expect(throws: MessageError.self) { try reader.send(Selector("decodeObjectForKey:"), "root") }
    let classes = SetBox([StringBox.runtimeClass.object])
    #expect(
      try reader.send(Selector("decodeObjectOfClasses:forKey:"), classes, "root")?.description
        == "x")
    let writer = CarobFoundation.NSKeyedArchiver()
    try writer.send(Selector("encodeInteger:forKey:"), 5, "n")
    try writer.send(Selector("finishEncoding"))
    let own = try #require(try writer.value(forKey: "encodedData") as? DataBox)
    #expect(try NSKeyedUnarchiver(reading: own.data).object(forKey: "n")?.description == "5")
    #expect(throws: MessageError.self) {
      try NSCoder().send(Selector("encodeObject:forKey:"), StringBox("x") as Object?, "k")
    }
  }

  @Test func whatCannotBeArchivedIsRefused() throws {
    let plain = try makeClass("SKPlain")
    #expect(
      code {
        _ = try NSKeyedArchiver.data(of: plain.make())
        return nil
      } == .notCodable)
    let error = #expect(throws: ArchiveError.self) { try NSKeyedArchiver.data(of: plain.make()) }
    #expect(
      error?.description
        == "a \(plain.name) cannot be archived: it does not answer encodeWithCoder:")
    #expect(throws: ArchiveError.self) { try NSKeyedArchiver.data(of: plain.object) }
    #expect(throws: ArchiveError.self) { try NSKeyedArchiver.data(of: SetBox([ArrayBox([])])) }

    let raising = try makeClass("SKRaising") { cls in
      try cls.addMethod(Selector("encodeWithCoder:")) { (_: Object, _: Object) -> Void in
        throw RaisedError("no coding")
      }
    }
    let raised = #expect(throws: ArchiveError.self) {
      try NSKeyedArchiver.data(of: ArrayBox([raising.make()]))
    }
    #expect(raised?.code == .handlerFailed)
    #expect(raised?.description == "-[\(raising.name) encodeWithCoder:]: no coding")
  }

  @Test func nestingHasAnEnd() throws {
    var deep: Object = ArrayBox([])
    for _ in 0..<300 { deep = ArrayBox([deep]) }
    let tooDeep = deep
    #expect(
      code {
        _ = try NSKeyedArchiver.data(of: tooDeep)
        return nil
      } == .tooDeep)
    let links = (0..<100_000).map { #"{"kind": "array", "items": [\#($0 + 1)]}"# }
    let chain = archive(links.joined(separator: ",") + #", {"kind": "null"}"#)
    #expect(code { try NSKeyedUnarchiver.object(from: chain) } == .tooDeep)
    let brackets = Data(String(repeating: "[", count: 100_000).utf8)
    #expect(code { try NSKeyedUnarchiver.object(from: brackets) } == .malformed)
    let selfish = MutableArrayBox()
    try selfish.insert(selfish, at: 0)
    // An array may hold itself while it is written: it is one object. It cannot be made again.
    let data = try NSKeyedArchiver.data(of: selfish)
    #expect(code { try NSKeyedUnarchiver.object(from: data) } == .tooDeep)
    try selfish.remove(at: 0)
  }

  private func decoded(_ archive: Data, _ keys: [String]) throws -> [Object?] {
    let unarchiver = try NSKeyedUnarchiver(reading: archive)
    unarchiver.requiresSecureCoding = true
    return try keys.map {
      try unarchiver.object(
        forKey: $0, ofClasses: [StringBox.runtimeClass, ArrayBox.runtimeClass])
    }
  }

  @Test(arguments: ["", #", "items": [0, 0]"#, #", "keys": [0], "fields": {"x": 0}"#])
  func aLeafThatRefersToItselfIsALeaf(_ lie: String) throws {
    let twice = archive(#"{"kind": "string", "text": "x"\#(lie)}"#, top: #"{"root": 0, "b": 0}"#)
    #expect(try decoded(twice, ["root", "b"]).map { $0?.description } == ["x", "x"])
  }

  @Test func collectionsOfSeveralKeysMayBeDeepTogether() throws {
    let count = 100_000
    let links = (1..<count).map { #"{"kind": "array", "items": [\#($0)]}"# }
    // From the innermost on, so that each key goes a few levels down, and the last one is checked for other classes.
    let keys = stride(from: count - 1, through: 0, by: -200).map { "\($0)" } + ["0"]
    let top = "{" + Set(keys).map { #""\#($0)": \#($0)"# }.joined(separator: ",") + "}"
    let chain = archive(
      links.joined(separator: ",") + #", {"kind": "array", "items": []}"#, top: top)
    let unarchiver = try NSKeyedUnarchiver(reading: chain)
    unarchiver.requiresSecureCoding = true
    for key in keys {
      _ = try unarchiver.object(forKey: key, ofClasses: [ArrayBox.runtimeClass])
    }
    let classes = [StringBox.runtimeClass, ArrayBox.runtimeClass]
    #expect(try unarchiver.object(forKey: "0", ofClasses: classes) is ArrayBox)
  }

  // Objects of an archive, and what is wrong with them.
  @Test(arguments: [
    (#"{"kind": "array", "items": [1]}"#, ArchiveError.Code.malformed),
    (#"{"kind": "array", "items": [-1]}"#, .malformed), (#"{"kind": "array"}"#, .malformed),
    (#"{"kind": "array", "items": [0]}"#, .tooDeep), (#"{"kind": "set", "items": [0]}"#, .tooDeep),
    (#"{"kind": "dictionary", "items": [0], "keys": []}"#, .malformed),
    (
      #"{"kind": "dictionary", "items": [1], "keys": [1]}, {"kind": "array", "items": []}"#,
      .notCodable
    ),
    (#"{"kind": "set", "items": [1]}, {"kind": "array", "items": []}"#, .notCodable),
    (#"{"kind": "object"}"#, .malformed),
    (#"{"kind": "object", "text": "SKNobody"}"#, .unknownClass),
    (#"{"kind": "object", "text": ""}"#, .unknownClass),
    (#"{"kind": "object", "text": "NSObject"}"#, .notCodable),
    (#"{"kind": "object", "text": "UIView"}"#, .notCodable),
    (#"{"kind": "integer", "text": "x"}"#, .malformed), (#"{"kind": "integer"}"#, .malformed),
    (#"{"kind": "unsigned", "text": "-1"}"#, .malformed),
    (#"{"kind": "bool", "text": "2"}"#, .malformed),
    (#"{"kind": "double", "text": "one"}"#, .malformed),
    (#"{"kind": "data", "text": "?"}"#, .malformed),
    (#"{"kind": "url", "text": ""}"#, .malformed), (#"{"kind": "mystery"}"#, .malformed),
    ("5", .malformed), ("", .malformed), ("{}", .malformed),
  ])
  func garbageInsideIsRefused(_ objects: String, _ expected: ArchiveError.Code) throws {
    InstantCocoaClasses.register()
    #expect(code { try NSKeyedUnarchiver.object(from: archive(objects)) } == expected)
  }

  @Test(arguments: ["NSString", "NSNumber", "NSDate", "NSData", "NSArray", "NSDictionary"])
  func aValueThatIsNotWrittenAsOneIsNothing(_ name: String) throws {
    let object = archive(#"{"kind": "object", "text": "\#(name)"}"#)
    #expect(try NSKeyedUnarchiver.object(from: object) == nil)
  }

  @Test(arguments: ["", "x", "{}", "[]", "null", #"{"format": "other"}"#, "\u{FFFD}", "bplist00"])
  func garbageIsRefused(_ text: String) throws {
    #expect(code { try NSKeyedUnarchiver.object(from: Data(text.utf8)) } == .malformed)
  }

  @Test func aLaterFormatIsRefused() throws {
    let text = #"{"format": "carob-archive", "version": 2, "top": {}, "objects": []}"#
    let error = #expect(throws: ArchiveError.self) {
      try NSKeyedUnarchiver.object(from: Data(text.utf8))
    }
    #expect(error?.description == "archive of version 2; this is version 1")
  }

  @Test func anArchiveOfNothingGivesNothing() throws {
    #expect(try NSKeyedUnarchiver.object(from: NSKeyedArchiver.data(of: nil)) == nil)
    #expect(try NSKeyedUnarchiver.object(from: NSKeyedArchiver.data(of: NullBox())) is NullBox)
  }

  @Test func truncatedAndChangedArchivesNeverCrash() throws {
    let post = try TestingModels.get().post
    let original = try post.mapped(from: TestingModels.json)
    let data = try NSKeyedArchiver.data(of: ArrayBox([original, original]))
    for length in 0..<data.count {
      #expect(code { try NSKeyedUnarchiver.object(from: data.prefix(length)) } != nil)
    }
    var generator = SystemRandomNumberGenerator()
    let interesting = Array(#"0123456789{}[]",:\-esu"#.utf8) + [0, 0x80, 0xFF]
    for _ in 0..<400 {
      var changed = data
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<changed.count, using: &generator)
        changed[index] = interesting.randomElement(using: &generator) ?? 0
      }
      // It may be read all the same, or be refused; what comes of it can be described.
      let collected = CollectedDiagnostics()
      _ = try? collected.collect { try NSKeyedUnarchiver.object(from: changed)?.description }
    }
  }

  @Test func anInitialiserThatGivesAnotherObjectIsFineUnlessTheFirstIsInUse() throws {
    let cls = try makeClass("SKReplaced") { cls in
      var child = PropertyAttributes(type: "@")
      child.memory = .strong
      try cls.declareProperty("child", child)
      try cls.addMethod(Selector("initWithCoder:")) { (_: Object, coder: Object) -> Object? in
        let child = try coder.send(Selector("decodeObjectForKey:"), "child")
        return StringBox("instead of \(child == nil ? "none" : "some")")
      }
    }
    let alone = archive(#"{"kind": "object", "text": "\#(cls.name)", "fields": {}}"#)
    #expect(try NSKeyedUnarchiver.object(from: alone)?.description == "instead of none")
    let circle = archive(#"{"kind": "object", "text": "\#(cls.name)", "fields": {"child": 0}}"#)
    #expect(code { try NSKeyedUnarchiver.object(from: circle) } == .malformed)
  }

  @Test func whatInitWithCoderRaisesIsTold() throws {
    let cls = try makeClass("SKRaising") { cls in
      try cls.addMethod(Selector("initWithCoder:")) { (_: Object, _: Object) -> Object? in
        throw RaisedError("not like this")
      }
    }
    let data = archive(#"{"kind": "object", "text": "\#(cls.name)"}"#)
    let error = #expect(throws: ArchiveError.self) { try NSKeyedUnarchiver.object(from: data) }
    #expect(error?.description == "-[\(cls.name) initWithCoder:]: not like this")
    #expect(error?.underlying is MessageError)
  }

  @Test func whatWasMadeBeforeIsCheckedAgainForTheClassesAskedForNow() throws {
    let parts = archive(
      """
      {"kind": "string", "text": "x"}, {"kind": "array", "items": [0]}, \
      {"kind": "array", "items": [1]}
      """, top: #"{"text": 0, "list": 1, "lists": 2}"#)
    let (array, string) = (ArrayBox.runtimeClass, StringBox.runtimeClass)
    let reader = try NSKeyedUnarchiver(reading: parts)
    reader.requiresSecureCoding = true
    #expect(try reader.object(forKey: "text", ofClasses: [string])?.description == "x")
    let made = try reader.object(forKey: "lists", ofClasses: [array, string])
    #expect(made?.description == "((x))")
    for key in ["list", "lists", "text", "lists"] {
      #expect(code { try reader.object(forKey: key, ofClasses: [array]) } == .classNotAllowed)
    }
    #expect(try reader.object(forKey: "lists", ofClasses: [string, array]) === made)
  }

  @Test func anObjectThatIsBeingMadeIsCheckedAgain() throws {
    let cls = try makeClass("SKParent") { cls in
      try cls.metaclass.addMethod(Selector("supportsSecureCoding")) { (_: Object) in true }
      try cls.addMethod(Selector("initWithCoder:")) { (this: Object, coder: Object) -> Object? in
        let classes = SetBox([StringBox.runtimeClass.object])
        _ = try coder.send(Selector("decodeObjectOfClasses:forKey:"), classes, "itself")
        return this
      }
    }
    let circle = archive(#"{"kind": "object", "text": "\#(cls.name)", "fields": {"itself": 0}}"#)
    let error = #expect(throws: ArchiveError.self) {
      try NSKeyedUnarchiver.object(from: circle, ofClasses: [cls])
    }
    #expect(error?.code == .classNotAllowed)
    #expect(
      error?.description == "a \(cls.name) is not among the classes asked for: NSString")
  }

  /// Each list holds the one before twice.
  @Test func whatIsInManyListsIsCheckedOnce() throws {
    let lists = (0..<60).map { #"{"kind": "array", "items": [\#($0), \#($0)]}"# }
    let doubled = archive(
      #"{"kind": "string", "text": "x"}"# + "," + lists.joined(separator: ","),
      top: #"{"root": 60}"#)
    let reader = try NSKeyedUnarchiver(reading: doubled)
    reader.requiresSecureCoding = true
    let (array, string) = (ArrayBox.runtimeClass, StringBox.runtimeClass)
    let first = try reader.object(forKey: "root", ofClasses: [array, string])
    #expect(try reader.object(forKey: "root", ofClasses: [string, array]) === first)
    #expect(code { try reader.object(forKey: "root", ofClasses: [array]) } == .classNotAllowed)
  }

  @Test func anUnarchiverCannotBeginAnewWhileItMakesAnObject() throws {
    let other = try DataBox(NSKeyedArchiver.data(of: StringBox("other")))
    let begin = Message<(Object) -> Object?>("initForReadingWithData:")
    let cls = try makeClass("SKRestarting") { cls in
      try cls.addMethod(Selector("initWithCoder:")) { (this: Object, coder: Object) -> Object? in
        _ = try begin(coder, other)
        return this
      }
    }
    let data = archive(#"{"kind": "object", "text": "\#(cls.name)", "fields": {}}"#)
    let reader = try NSKeyedUnarchiver(reading: data)
    let error = #expect(throws: ArchiveError.self) { try reader.object(forKey: "root") }
    #expect(error?.code == .malformed)
    #expect(
      error?.description
        == "an unarchiver cannot begin with another archive while it makes an object")
    // Afterwards it can.
    #expect(try begin(reader, other) === reader)
    #expect(try reader.object(forKey: "root")?.description == "other")
  }
}
