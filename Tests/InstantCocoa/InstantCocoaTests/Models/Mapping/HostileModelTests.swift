import CarobFoundation
import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Synchronization
import Testing

@Suite("Hostile models and data")
struct HostileModelTests {
  private static let initWithJSON = Message<(Object?) -> Object?>("initWithJSONDictionary:")

  /// A model class with a child of its own class.
  private func makeNode() throws -> RuntimeClass {
    let cls = try makeModel("SKNode", ["name": "@\"NSString\"", "children": "@\"NSArray\""]) {
      cls in
      var child = PropertyAttributes(type: "@\"\(cls.name)\"")
      child.memory = .strong
      try cls.declareProperty("child", child)
      try cls.metaclass.addMethod(Selector("mappingClassForChildren")) { (_: Object) in cls }
    }
    return cls
  }

  private func nested(_ levels: Int, _ key: String) -> String {
    let isList = key == "children"
    let (open, close) = isList ? ("[", "]") : ("", "")
    return String(repeating: "{\"\(key)\": \(open)", count: levels) + "{}"
      + String(repeating: "\(close)}", count: levels)
  }

  private func depth(of object: Object, _ key: String) throws -> Int {
    var depth = 0
    var next = try object.value(forKey: key)
    while let current = next {
      let child = try (current as? ArrayBox)?.objects().first ?? current
      if child is ArrayBox { break }
      depth += 1
      next = try child.value(forKey: key)
    }
    return depth
  }

  @Test(arguments: ["child", "children"])
  func childrenAreFollowedSoDeepAndNoDeeper(_ key: String) throws {
    let cls = try makeNode()
    let fine = try cls.mapped(from: nested(200, key))
    #expect(try depth(of: fine, key) == 200)
    // An array is a level of JSON, too, of which there may be 512.
    let levels = key == "child" ? 500 : 254
    let collected = CollectedDiagnostics()
    let cut = try collected.collect { try cls.mapped(from: nested(levels, key)) }
    #expect(try depth(of: cut, key) == min(levels, 256))
    #expect(collected.all.count == (levels > 256 ? 1 : 0))
    #expect(
      collected.all.allSatisfy { $0.expected == "children nested at most 256 levels deep" })
  }

  @Test func aDictionaryThatHoldsItselfIsCut() throws {
    let cls = try makeNode()
    let dictionary = MutableDictionaryBox()
    try dictionary.setObject(dictionary, forKey: StringBox("child"))
    try dictionary.setObject(ArrayBox([dictionary]), forKey: StringBox("children"))
    try dictionary.setObject(StringBox("x"), forKey: StringBox("name"))
    let collected = CollectedDiagnostics()
    let made = try collected.collect {
      let made = try cls.make()
      try JSONMapper.map(json: dictionary, onto: made)
      return made
    }
    #expect(try made.text("name") == "x")
    #expect(!collected.all.isEmpty)
    try dictionary.setObject(nil, forKey: StringBox("child"))
    try dictionary.setObject(nil, forKey: StringBox("children"))
  }

  // Where a class raises, and what it is sent.
  @Test(arguments: ["init", "child", "setChild:", "setValue:forKey:", "mappingClassForChildren"])
  func whatAClassRaisesIsThrown(_ name: String) throws {
    let node = try makeNode()
    let cls = try makeModel("SKRaising", below: node) { cls in
      let raised = RaisedError("not now")
      switch name {
      case "mappingClassForChildren":
        try cls.metaclass.addMethod(Selector("mappingClassForChildren")) {
          (_: Object) -> RuntimeClass? in throw raised
        }
      case "setChild:":
        try cls.addMethod(Selector("setChild:")) { (_: Object, _: Object?) in throw raised }
      case "setValue:forKey:":
        try cls.addMethod(Selector("setValue:forKey:")) { (_: Object, _: Object?, _: Object?) in
          throw raised
        }
      case "init":
        try cls.addMethod(Selector("init")) { (_: Object) -> Object? in throw raised }
      default:
        try cls.addMethod(Selector("child")) { (_: Object) -> Object? in throw raised }
      }
    }
    let text = #"{"child": {}, "children": [{}]}"#
    let error = #expect(throws: MessageError.self) {
      try Self.initWithJSON(cls.makeInstance(), json(text))
    }
    #expect(error?.description.contains("not now") == true)
    // The same straight from the text.
    let rows = try MappedArray(JSONDocument(Array("[\(text)]".utf8)).rows(), modelClass: cls)
    #expect(throws: MessageError.self) { try rows.object(at: 0) }
  }

  @Test("D 35: an initialiser that gives nil leaves its place empty") func initGivesNil() throws {
    let picky = try makeModel("SKPicky") { cls in
      try cls.addMethod(Selector("init")) { (_: Object) -> Object? in nil }
    }
    let odd = try makeModel("SKOdd") { cls in
      try cls.addMethod(Selector("init")) { (_: Object) -> Object? in StringBox("odd") }
    }
    for child in [picky, odd] {
      let cls = try makeModel(
        "SKParent", ["child": "@\"\(child.name)\"", "list": "@\"NSArray\"", "name": "@"]
      ) { cls in
        try cls.metaclass.addMethod(Selector("mappingClassForList")) { (_: Object) in child }
      }
      let text = #"{"child": {}, "list": [{}, {}], "name": "x"}"#
      let collected = CollectedDiagnostics()
      try collected.collect { () throws in
        let rows = try MappedArray(JSONDocument(Array("[\(text)]".utf8)).rows(), modelClass: cls)
        for made in [try cls.mapped(from: text), try rows.object(at: 0)] {
          #expect(try made.value(forKey: "child") == nil)
          #expect((try made.value(forKey: "list") as? ArrayBox)?.count == 0)
          #expect(try made.text("name") == "x")
        }
      }
      #expect(collected.all.contains { $0.property == "child" })
      let rows = try MappedArray(JSONDocument(Array("[{}]".utf8)).rows(), modelClass: picky)
      #expect(throws: MappingError.self) { try rows.object(at: 0) }
    }
  }

  @Test func aHookMayLeaveNothingOrSomethingElse() throws {
    for leaves in [nil, StringBox("x")] as [StringBox?] {
      let word = UInt(bitPattern: leaves?.id)
      let cls = try makeModel("SKHooked", ["name": "@"]) { cls in
        try cls.addMethod(Selector("transformJSONRepresentationBeforeMapping:")) {
          (_: Object, pointer: Pointer) in
          pointer.address?.storeBytes(of: word, as: UInt.self)
        }
      }
      let collected = CollectedDiagnostics()
      let made = try collected.collect { try cls.mapped(from: #"{"name": "x"}"#) }
      #expect(try made.text("name") == "x")
      #expect(collected.all.map(\.expected) == ["a dictionary"])
      withExtendedLifetime(leaves) {}
    }
  }

  @Test func aClassMayChangeWhileItIsMapped() throws {
    let cls = try makeModel("SKChanging", ["name": "@\"NSString\""], mapping: ["name": "a"]) {
      cls in
      try cls.addMethod(Selector("setName:")) { (this: Object, name: Object?) in
        // The plan that is being followed is not the one that the next object gets.
        try this.runtimeClass.addMethod(Selector("init")) { (_: Object) -> Object? in nil }
      }
    }
    let text = #"{"a": "x", "b": "y"}"#
    let rows = try MappedArray(
      JSONDocument(Array("[\(text), \(text)]".utf8)).rows(), modelClass: cls)
    _ = try rows.object(at: 0)
    #expect(throws: MappingError.self) { try rows.object(at: 1) }
  }

  @Test func plansAreMadeByManyThreadsWhileClassesChange() throws {
    let cls = try makeModel("SKBusy", ["name": "@\"NSString\""])
    let failures = Mutex(0)
    onThreads(4) { number in
      for turn in 0..<50 {
        if number == 0 {
          guard let selector = try? Selector(validating: "extra\(turn)") else { continue }
          _ = try? cls.addMethod(selector) { (_: Object) -> Object? in nil }
          _ = try? cls.declareProperty("extra\(turn)", PropertyAttributes(type: "@"))
        } else {
          let name = try? cls.mapped(from: #"{"name": "x", "extra1": "y"}"#).text("name")
          if name != "x" { failures.withLock { $0 += 1 } }
        }
      }
    }
    #expect(failures.withLock { $0 } == 0)
  }

  @Test func aDeclarationWithNothingBehindItTakesNothing() throws {
    let cls = try makeModel("SKHollow", ["name": "@"]) { cls in
      var hollow = PropertyAttributes(type: "@")
      hollow.isDynamic = true
      try cls.declareProperty("hollow", hollow)
    }
    let collected = CollectedDiagnostics()
    let made = try collected.collect { try cls.mapped(from: #"{"name": "x", "hollow": "y"}"#) }
    #expect(try made.text("name") == "x")
    #expect(collected.all.map(\.property) == ["hollow"])
    #expect(try made.dictionary("dictionaryRepresentation")?.description == "{name: x}")
  }

  @Test("[M] an object that conforms without being an ICModel works everywhere")
  func conformingWithoutSubclassing() throws {
    let child = try makeConforming("SKPlainChild", child: nil)
    let cls = try makeConforming("SKPlain", child: child)
    let made = try #require(
      try Self.initWithJSON(
        cls.makeInstance(), json(#"{"n": "a", "c": {"n": "b"}, "list": [{"n": "c"}]}"#)))
    #expect(try made.text("name") == "a")
    #expect(try made.text("child.name") == "b")
    #expect(
      try made.dictionary("JSONRepresentation")?.description
        == "{c: {n: b}, list: ({n: c}), n: a}")
    #expect(
      try made.dictionary("dictionaryRepresentation")?.description
        == "{child: {name: b}, list: ({name: c}), name: a}")

    // As the child, the element and the value of a model, in rows, and in an archive.
    let model = try makeModel("SKHolder", ["plain": "@\"\(cls.name)\"", "all": "@\"NSArray\""]) {
      holder in
      try holder.metaclass.addMethod(Selector("mappingClassForAll")) { (_: Object) in cls }
    }
    let text = #"{"plain": {"n": "x", "c": {"n": "y"}}, "all": [{"n": "z"}]}"#
    let holder = try model.mapped(from: text)
    #expect(try holder.text("plain.child.name") == "y")
    let shown = try holder.dictionary("JSONRepresentation")?.description
    #expect(shown == "{all: ({n: z}), plain: {c: {n: y}, n: x}}")
    let restored = try #require(
      try NSKeyedUnarchiver.object(from: NSKeyedArchiver.data(of: holder)))
    #expect(try restored.dictionary("JSONRepresentation")?.description == shown)
    let rows = try MappedArray(
      JSONDocument(Array(#"[{"n": "r"}]"#.utf8)).rows(), modelClass: cls)
    #expect(try rows.object(at: 0).text("name") == "r")
  }

  /// A class that answers what the protocols ask for, with the mapper's help, as the documents
  /// show.
  private func makeConforming(_ prefix: String, child: RuntimeClass?) throws -> RuntimeClass {
    try makeModel(
      prefix, below: Object.runtimeClass,
      child.map { ["name": "@\"NSString\"", "child": "@\"\($0.name)\"", "list": "@\"NSArray\""] }
        ?? ["name": "@\"NSString\""],
      mapping: ["name": "n", "child": "c"]
    ) { cls in
      for name in ["ICJSONMappable", "ICInspectable"] {
        cls.adopt(RuntimeProtocol.registered(name))
      }
      try cls.metaclass.addMethod(Selector("properties")) { (_: Object) in
        ICModelInspector(cls).properties
      }
      if let child {
        try cls.metaclass.addMethod(Selector("mappingClassForList")) { (_: Object) in child }
      }
      let mapper = "ICJSONMapper"
      #expect(RuntimeClass(named: mapper) != nil || ICJSONMapper.runtimeClass.name == mapper)
      try cls.addMethod(Selector("initWithJSONDictionary:")) {
        (this: Object, json: Object?) -> Object? in
        try JSONMapper.map(json: json, onto: this)
        return this
      }
      try cls.addMethod(Selector("initWithDictionary:")) {
        (this: Object, dictionary: Object?) -> Object? in
        try JSONMapper.map(dictionary: dictionary, onto: this)
        return this
      }
      try cls.addMethod(Selector("dictionaryRepresentation")) { (this: Object) in
        try JSONMapper.dictionaryRepresentation(of: this)
      }
      try cls.addMethod(Selector("JSONRepresentation")) { (this: Object) in
        try JSONMapper.jsonRepresentation(of: this)
      }
    }
  }
}
