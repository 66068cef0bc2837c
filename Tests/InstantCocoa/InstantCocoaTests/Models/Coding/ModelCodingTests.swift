import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Synchronization
import Testing

@Suite("Coding of models")
struct ModelCodingTests {
  private func roundTrip(_ object: Object) throws -> Object? {
    try NSKeyedUnarchiver.object(from: NSKeyedArchiver.data(of: object))
  }

  @Test func everyKindOfPropertyComesBack() throws {
    let cls = try makeModel(
      "SKAll",
      [
        "string": "@\"NSString\"", "number": "@\"NSNumber\"", "date": "@\"NSDate\"",
        "url": "@\"NSURL\"", "data": "@\"NSData\"", "list": "@\"NSArray\"", "any": "@",
        "mutable": "@\"NSMutableArray\"", "set": "@\"NSSet\"", "info": "@\"NSDictionary\"",
        "integer": "q", "unsigned": "Q", "double": "d", "float": "f", "flag": "B",
      ])
    let made = try cls.make()
    let mutable = MutableArrayBox()
    try mutable.insert(NumberBox(1), at: 0)
    for (key, value) in [
      "string": StringBox("e\u{301}\0\n"), "number": NumberBox(0.1),
      "date": DateBox(Date(timeIntervalSinceReferenceDate: 1.000_000_1)),
      "url": URLBox(try #require(URL(string: "http://a.b/c"))), "data": DataBox(Data([0, 255])),
      "list": ArrayBox([NumberBox(true), NullBox()]), "any": ArrayBox([StringBox("x")]),
      "mutable": mutable, "set": SetBox([NumberBox(2)]),
      "info": DictionaryBox(["k": ArrayBox([])]), "integer": NumberBox(Int.min),
      "unsigned": NumberBox(UInt64.max), "double": NumberBox(-0.0), "float": NumberBox(0.5),
      "flag": NumberBox(true), "objectID": NumberBox(5),
    ] as [String: Object] {
      try made.setValue(value, forKey: key)
    }
    let restored = try #require(try roundTrip(made))
    #expect(restored.runtimeClass == cls)
    #expect(try Equality.isEqual(restored, made))
    #expect(try restored.value(forKey: "mutable") is MutableArrayBox)
    #expect((try restored.value(forKey: "list") as? ArrayBox)?.description == "(1, <null>)")
  }

  @Test func aParentThatIsHeldWeaklyComesBack() throws {
    let cls = try makeModel("SKTree", ["children": "@\"NSArray\""]) { cls in
      var parent = PropertyAttributes(type: "@\"ICModel\"")
      parent.memory = .weak
      try cls.declareProperty("parent", parent)
    }
    let (parent, child) = (try cls.make(), try cls.make())
    try parent.setValue(ArrayBox([child]), forKey: "children")
    try child.setValue(parent, forKey: "parent")
    let restored = try #require(try roundTrip(parent))
    let restoredChild = try (restored.value(forKey: "children") as? ArrayBox)?.object(at: 0)
    #expect(try restoredChild?.value(forKey: "parent") === restored)
    // Alone, the child does not take its parent with it.
    let orphan = try #require(try roundTrip(child))
    #expect(try orphan.value(forKey: "parent") == nil)
  }

  @Test func behavioursAreTheClassesOwn() throws {
    let behaviors = Message<() -> Object?>("encodingBehaviorsByPropertyKey")
    let cls = try makeModel("SKSecret", ["name": "@", "secret": "@", "block": "@?"]) { cls in
      try cls.metaclass.addMethod(behaviors.selector) { (_: Object) -> Object? in
        DictionaryBox(["name": NumberBox(1), "secret": NumberBox(0)])
      }
    }
    #expect(
      try behaviors(makeModel("SKPlain", ["name": "@", "block": "@?"]).object)?.description
        == "{block: 0, name: 1, objectID: 1}")
    let made = try cls.filled(from: #"{"name": "a", "secret": "b", "objectID": "c"}"#)
    let restored = try #require(try roundTrip(made))
    #expect(try restored.text("name") == "a")
    #expect(try restored.text("secret") == nil)
    #expect(try restored.text("objectID") == nil)
  }

  @Test func aLaterVersionIsNotRead() throws {
    let version = Mutex<UInt>(1)
    let cls = try makeModel("SKVersioned", ["name": "@"]) { cls in
      try cls.metaclass.addMethod(Selector("modelVersion")) { (_: Object) in version.withLock { $0 }
      }
      try cls.addMethod(Selector("decodeNameWithCoder:modelVersion:")) {
        (_: Object, coder: Object, written: UInt) -> Object? in
        let name = try coder.send(Selector("decodeObjectForKey:"), "name")
        return StringBox("\(name?.description ?? "nil") of \(written)")
      }
    }
    let data = try NSKeyedArchiver.data(of: cls.filled(from: #"{"name": "a"}"#))
    version.withLock { $0 = 2 }
    #expect(try NSKeyedUnarchiver.object(from: data)?.text("name") == "a of 1")
    let newer = try NSKeyedArchiver.data(
      of: ArrayBox([cls.filled(from: "{}"), StringBox("rest")]))
    version.withLock { $0 = 0 }
    #expect(try NSKeyedUnarchiver.object(from: data) == nil)
    #expect(try NSKeyedUnarchiver.object(from: newer)?.description == "(rest)")
  }

  @Test func aMissingVersionIsTheFirst() throws {
    let cls = try makeModel("SKUnversioned", ["name": "@\"NSString\""])
    let text = """
      {"format": "carob-archive", "version": 1, "top": {"root": 0}, "objects": [
        {"kind": "object", "text": "\(cls.name)", "fields": {"name": 1}},
        {"kind": "string", "text": "a"}]}
      """
    #expect(try NSKeyedUnarchiver.object(from: Data(text.utf8))?.text("name") == "a")
  }

  // MARK: D 42

  @Test("D 42: secure decoding takes the classes that are allowed") func secure() throws {
    let author = try makeSecure("SKSecureAuthor", ["name": "@\"NSString\""])
    let post = try makeSecure(
      "SKSecurePost",
      ["author": "@\"\(author.name)\"", "authors": "@\"NSArray\"", "count": "q", "any": "@"]
    ) { cls in
      try cls.metaclass.addMethod(Selector("mappingClassForAuthors")) { (_: Object) in author }
      // An `id` has no class; who declares one says what may be there.
      let allowed = Message<() -> Object?>("allowedSecureCodingClassesByPropertyKey")
      try cls.metaclass.addMethod(allowed.selector) { (this: Object) -> Object? in
        let known = try this.sendSuper(above: cls.metaclass, allowed.selector)
        let all = MutableDictionaryBox(copying: try #require(known as? DictionaryBox))
        try all.setObject(ArrayBox([StringBox.runtimeClass.object]), forKey: StringBox("any"))
        return all
      }
    }
    let made = try post.filled(
      from: #"{"author": {"name": "a"}, "authors": [{"name": "b"}], "count": 3, "any": "x"}"#)
    let data = try NSKeyedArchiver.data(of: made)
    let restored = try NSKeyedUnarchiver.object(from: data, ofClasses: [post])
    #expect(try Equality.isEqual(restored, made))

    let error = #expect(throws: ArchiveError.self) {
      try NSKeyedUnarchiver.object(from: data, ofClasses: [author])
    }
    #expect(error?.code == .classNotAllowed)
    #expect(
      error?.description
        == "a \(post.name) is not among the classes asked for: \(author.name)")
    // A number where only a string may be.
    try made.setValue(NumberBox(1), forKey: "any")
    let odd = try NSKeyedArchiver.data(of: made)
    #expect(throws: ArchiveError.self) {
      try NSKeyedUnarchiver.object(from: odd, ofClasses: [post])
    }
  }

  @Test("D 42: a class that does not say what an id may be is not decoded securely")
  func incomplete() throws {
    let cls = try makeSecure("SKIncomplete", ["any": "@"])
    let data = try NSKeyedArchiver.data(of: cls.filled(from: #"{"any": "x"}"#))
    let error = #expect(throws: ArchiveError.self) {
      try NSKeyedUnarchiver.object(from: data, ofClasses: [cls])
    }
    #expect(error?.description == "no classes are allowed for any")
  }

  @Test("D 42: a class that does not support secure coding is not made") func unsupported() throws {
    let cls = try makeModel("SKInsecure")
    let data = try NSKeyedArchiver.data(of: cls.make())
    let error = #expect(throws: ArchiveError.self) {
      try NSKeyedUnarchiver.object(from: data, ofClasses: [cls])
    }
    #expect(error?.description == "\(cls.name) does not support secure coding")
    #expect(try NSKeyedUnarchiver.object(from: data) != nil)
  }

  private func makeSecure(
    _ prefix: String, _ properties: KeyValuePairs<String, String>,
    _ body: (RuntimeClass) throws -> Void = { _ in }
  ) throws -> RuntimeClass {
    try makeModel(prefix, properties) { cls in
      try cls.metaclass.addMethod(Selector("supportsSecureCoding")) { (_: Object) in true }
      try body(cls)
    }
  }

  // MARK: Coders of other classes

  @Test func aCoderMayBeOfAPluginsClass() throws {
    let coder = try makeClass("SKCoder", below: NSCoder.runtimeClass) { cls in
      var store = PropertyAttributes(type: "@")
      store.memory = .strong
      try cls.declareProperty("store", store)
      try cls.addMethod(Selector("encodeObject:forKey:")) {
        (this: Object, object: Object?, key: Object) -> Void in
        try (this.value(forKey: "store") as? MutableDictionaryBox)?.setObject(object, forKey: key)
      }
      try cls.addMethod(Selector("decodeObjectForKey:")) { (this: Object, key: Object) in
        try (this.value(forKey: "store") as? DictionaryBox)?.object(forKey: key)
      }
    }
    let made = try coder.make()
    let store = MutableDictionaryBox()
    try made.setValue(store, forKey: "store")
    let cls = try makeModel("SKUser", ["name": "@", "age": "q"])
    let user = try cls.filled(from: #"{"name": "a", "age": 5}"#)
    try user.send(Selector("encodeWithCoder:"), made)
    #expect(store.description == "{MTLModelVersion: 0, age: 5, name: a}")
    let restored = try Message<(Object?) -> Object?>("initWithCoder:")(cls.makeInstance(), made)
    #expect(try Equality.isEqual(restored, user))

    try made.send(Selector("encodeInteger:forKey:"), 7, "i")
    #expect(try made.send(Selector("decodeIntegerForKey:"), "i")?.description == "7")
    try made.send(Selector("encodeBool:forKey:"), true, "b")
    #expect(try made.send(Selector("decodeBoolForKey:"), "b")?.description == "1")
    try made.send(Selector("encodeDouble:forKey:"), 0.5, "d")
    #expect(try made.send(Selector("decodeDoubleForKey:"), "d")?.description == "0.5")
    #expect(try made.send(Selector("decodeIntForKey:"), "none")?.description == "0")
    #expect(try made.send(Selector("containsValueForKey:"), "i")?.description == "1")
    #expect(throws: MessageError.self) {
      try made.send(
        Selector("decodeObjectOfClass:forKey:"), arguments: [StringBox.runtimeClass, "i"],
        returning: Object?.self)
    }
  }
}
