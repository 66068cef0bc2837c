import CarobPluginKit
import Testing

/// Classes, categories, protocols, and what is wrong with some.
@Suite struct ClassDefinitionTests {
  init() { KitHost.ready }

  @Test func superGoesToWhatIsOverridden() throws {
    try KitHost.inPool { () throws in
      try ObjectClass.define("KitBase", below: "NSObject") { base in
        base.method("words") { (self: Object) in ["base"] }
        base.method("twice:") { (self: Object, number: Double) in number * 2 }
        base.classMethod("label") { (self: Object) in "base" }
      }
      try ObjectClass.define("KitMiddle", below: "KitBase") { middle in
        middle.method("words") { (self: Object) -> [String] in
          try (self.super.words() as [String]) + ["middle"]
        }
        middle.method("twice:") { (self: Object, number: Double) -> Double in
          try self.super.twice(number + 1)
        }
        middle.classMethod("label") { (self: Object) -> String in
          let label: String = self.super.label
          return label + "+middle"
        }
      }
      try ObjectClass.define("KitTop", below: "KitMiddle") { top in
        top.method("words") { (self: Object) -> [String] in
          let words: [String] = self.super.words
          return words + ["top"]
        }
      }
      let top = try ObjectClass("KitTop").send("new")
      for _ in 0..<2 {
        #expect(try top.words() as [String] == ["base", "middle", "top"])
        #expect(try top.twice(1) as Double == 4)
        #expect(try ObjectClass("KitTop").label() as String == "base+middle")
      }
    }
  }

  @Test func initializersKeepTheBooks() throws {
    try KitHost.inPool { () throws in
      var alive = 0
      try ObjectClass.define("KitPlate", below: "NSObject") { plate in
        let count = plate.state { Witness { alive += $0 } }
        plate.property("size", Int.self)
        plate.method("initWithSize:") { (self: Object, size: Int) -> Object in
          let made = try self.super.send("init")
          _ = count[made]
          made.size = size
          return made
        }
        plate.method("initBadly") { (self: Object) -> Object in
          _ = count[self]
          throw PluginFailure("bad")
        }
        plate.method("initAsNil") { (self: Object) -> Object in
          _ = count[self]
          return Object()
        }
      }
      try KitHost.inPool { () throws in
        let plate = try ObjectClass("KitPlate").alloc().initWithSize(3)
        #expect(plate.size as Int == 3)
        #expect(alive == 1)
        let failure = #expect(throws: PluginFailure.self) {
          try ObjectClass("KitPlate").alloc().initBadly()
        }
        #expect(failure?.description == "bad")
        #expect(try ObjectClass("KitPlate").alloc().initAsNil().isNil)
      }
      #expect(alive == 0)
    }
  }

  private final class Witness {
    let count: (Int) -> Void
    init(_ count: @escaping (Int) -> Void) {
      self.count = count
      count(1)
    }
    deinit { count(-1) }
  }

  @Test func stateIsEachInstancesOwnAndGoesWithIt() throws {
    var alive = 0
    try KitHost.inPool { () throws in
      try ObjectClass.define("KitTally", below: "NSObject") { tally in
        let count = tally.state { 0 }
        let witness = tally.state { Witness { alive += $0 } }
        tally.method("add:") { (self: Object, number: Int) in
          count[self] += number
          _ = witness[self]
        }
        tally.property("count") { (self: Object) in count[self] }
      }
      let one = try ObjectClass("KitTally").send("new")
      let other = try ObjectClass("KitTally").send("new")
      try one.add(2)
      try one.add(3)
      try other.add(10)
      #expect(one.count as Int == 5)
      #expect(other.count as Int == 10)
      #expect(alive == 2)
    }
    #expect(alive == 0)
  }

  @Test func closuresOfAClassThatIsRefusedGo() throws {
    var alive = 0
    do {
      let witness = Witness { alive += $0 }
      let failure = #expect(throws: PluginFailure.self) {
        try ObjectClass.define("KitRefused", below: "NSObject") { refused in
          refused.method("one") { (self: Object) -> Void in _ = witness }
          refused.method("two:") { (self: Object) -> Void in _ = witness }
        }
      }
      #expect(
        failure?.description
          == "-[KitRefused two:]: encoding \"v@:\" takes 0 arguments after self and _cmd, "
          + "the selector has 1 colon")
    }
    #expect(alive == 0)
    let failure = #expect(throws: PluginFailure.self) { try ObjectClass("KitRefused") }
    #expect(failure?.description == "there is no class named KitRefused")
  }

  @Test func handlersAreEnteredAgain() throws {
    try KitHost.inPool { () throws in
      try ObjectClass.define("KitFactorial", below: "NSObject") { factorial in
        factorial.method("of:") { (self: Object, number: Int) -> Int in
          number < 2 ? 1 : try number * self.of(number - 1)
        }
      }
      #expect(try ObjectClass("KitFactorial").send("new").of(10) as Int == 3_628_800)
    }
  }

  @Test func anOverrideHasTheTypesOfWhatItOverrides() throws {
    try KitHost.inPool { () throws in
      let cls = try ObjectClass.define("KitTypesBase", below: "NSObject") { base in
        base.method("height") { (self: Object) in 1.5 }
        base.method("run") { (self: Object) -> Void in }
        base.method("kind") { (self: Object) in try ObjectClass("NSObject") }
      }
      let below = try ObjectClass.define("KitTypes", below: "KitTypesBase") { types in
        types.method("height") { (self: Object) in 44 }
        types.method("run") { (self: Object) in try self.super.run() }
        types.method("kind") { (self: Object) in try ObjectClass("NSString").object }
      }
      #expect(
        ["height", "run", "kind"].map { encoding(of: $0, in: cls) } == ["d@:", "v@:", "#@:"])
      #expect(
        ["height", "run", "kind"].map { encoding(of: $0, in: below) } == ["d@:", "v@:", "#@:"])
      let object = try below.send("new")
      #expect(object.height as Double == 44)
      #expect(try object.kind() as ObjectClass == ObjectClass("NSString"))
      let failure = #expect(throws: PluginFailure.self) {
        try ObjectClass.define("KitTypesWrong", below: "KitTypesBase") { types in
          types.method("height") { (self: Object) in "44" }
        }
      }
      #expect(
        failure?.description
          == "-[KitTypesWrong height]: the closure is \"@@:\", the method that it overrides \"d@:\""
      )
    }
  }

  static var refused: [(String, (ClassDefinition) throws -> Void, String)] {
    [
      (
        "NSObject",
        { cls in
          cls.method("a") { (self: Object) in 1 }
          cls.method("a") { (self: Object) in 2 }
        }, "-[KitWrong a]: the class has this method already"
      ),
      (
        "NSObject", { cls in cls.method("a\tb") { (self: Object) in 1 } },
        "\"a\\tb\" is not a selector: it has white space other than spaces"
      ),
      (
        "NSObject",
        { cls in
          cls.property("a", Int.self)
          cls.property("a", Int.self)
        }, "KitWrong has a property a already"
      ),
      (
        "NSObject", { cls in cls.adopt("KitNoProtocol") },
        "KitWrong: there is no protocol KitNoProtocol to adopt"
      ),
      ("NSObject", { _ in throw PluginFailure("not today") }, "not today"),
      ("KitNoClass", { _ in }, "KitWrong: there is no class KitNoClass to be below"),
    ]
  }

  @Test(arguments: 0..<6) func whatIsWrongIsSaidAndNothingIsLeft(_ index: Int) throws {
    let (superclass, body, words) = Self.refused[index]
    let name = "KitWrong\(index)"
    let failure = #expect(throws: PluginFailure.self) {
      try ObjectClass.define(name, below: superclass, body)
    }
    #expect(failure?.description == words.replacing("KitWrong", with: name))
    #expect(throws: PluginFailure.self) { try ObjectClass(name) }
    #expect(!isErrorPending)
  }

  @Test func aNameIsTakenOnce() throws {
    try ObjectClass.define("KitTaken", below: "NSObject") { _ in }
    let failure = #expect(throws: PluginFailure.self) {
      try ObjectClass.define("KitTaken", below: "NSObject") { _ in }
    }
    #expect(
      failure?.description
        == "a class named KitTaken is already registered by the host; "
        + "give one of them another name")
  }

  @Test func categoriesAddAndReplace() throws {
    try KitHost.inPool { () throws in
      try ObjectClass.define("KitPlain", below: "NSObject") { plain in
        plain.method("name") { (self: Object) in "plain" }
      }
      try ObjectClass.extend("KitPlain", "Extra") { plain in
        let calls = plain.state { 0 }
        plain.method("name") { (self: Object) in "extra" }
        plain.property("calls") { (self: Object) in
          calls[self] += 1
          return calls[self]
        }
        plain.classMethod("motto") { (self: Object) in "more" }
      }
      let plain = try ObjectClass("KitPlain").send("new")
      #expect(plain.name as String == "extra")
      _ = plain.calls as Int
      #expect(plain.calls as Int == 2)
      #expect(try ObjectClass("KitPlain").motto() as String == "more")
    }
  }

  @Test func aCategoryThatCannotBeIsRefusedWhole() throws {
    try ObjectClass.define("KitClosed", below: "NSObject") { closed in
      closed.method("size") { (self: Object) in 1 }
    }
    var failure = #expect(throws: PluginFailure.self) {
      try ObjectClass.extend("KitClosed", "Stored") { $0.property("word", String.self) }
    }
    #expect(
      failure?.description
        == "KitClosed(Stored): the property word needs a `get:`, since KitClosed is laid out already; "
        + "keep its value in a state")
    failure = #expect(throws: PluginFailure.self) {
      try ObjectClass.extend("KitClosed", "Wrong") { closed in
        closed.method("word") { (self: Object) in "x" }
        closed.method("size") { (self: Object) in "large" }
      }
    }
    #expect(
      failure?.description
        == "-[KitClosed size]: the closure is \"@@:\", the method that it overrides \"q@:\"")
    #expect(try !ObjectClass("KitClosed").instancesRespond(to: "word"))
    failure = #expect(throws: PluginFailure.self) {
      try ObjectClass.extend("KitNone", "x") { _ in }
    }
    #expect(failure?.description == "there is no class named KitNone")
  }

  @Test func protocolsAreMadeAndAdopted() throws {
    try KitHost.inPool { () throws in
      try ObjectProtocol.define("KitShouting") { shouting in
        shouting.method("shout:", ((Int) -> String).self)
        shouting.method("setVolume:", ((Double) -> Void).self, isRequired: false)
        shouting.inherit("NSObject")
      }
      try ObjectClass.define("KitShouter", below: "NSObject") { shouter in
        shouter.adopt("KitShouting")
        shouter.method("shout:") { (self: Object, times: Int) in
          String(repeating: "a", count: times)
        }
      }
      #expect(try ObjectClass("KitShouter").send("new").shout(3) as String == "aaa")
      var failure = #expect(throws: PluginFailure.self) {
        try ObjectProtocol.define("KitShouting") { _ in }
      }
      #expect(failure?.description == "a protocol named KitShouting is already registered")
      failure = #expect(throws: PluginFailure.self) {
        try ObjectProtocol.define("KitHeir") { $0.inherit("KitNoProtocol") }
      }
      #expect(failure?.description == "KitHeir: there is no protocol KitNoProtocol to inherit from")
    }
  }

  @Test func propertiesAreComputedWeakOrReadOnly() throws {
    try KitHost.inPool { () throws in
      try ObjectClass.define("KitBox", below: "NSObject") { box in
        let kept = box.state { "" }
        box.property("owner", Object.self, isWeak: true)
        box.property("serial", Int.self, isReadOnly: true)
        box.property("label") {
          (self: Object) in
          kept[self]
        } set: {
          (self: Object, label: String) in
          kept[self] = label.uppercased()
        }
      }
      let box = try ObjectClass("KitBox").send("new")
      box.label = "x"
      #expect(box.label as String == "X")
      try KitHost.inPool { () throws in
        box.owner = try ObjectClass("NSObject").send("new")
        #expect(!isErrorPending)
      }
      #expect(box.owner.isNil)
      #expect(box.serial as Int == 0)
      #expect(throws: PluginFailure.self) { try box.setSerial(3) }
    }
  }

  @Test func whatAPropertyLeftIsTheMethodsError() throws {
    try KitHost.inPool { () throws in
      var after = false
      try ObjectClass.define("KitCareless", below: "NSObject") { careless in
        careless.method("look") { (self: Object) -> Int in
          let nothing: Int = self.nowhere
          after = true
          return nothing + 1
        }
        careless.method("lookTwice") { (self: Object) -> Void in
          _ = self.nowhere as Int
          throw PluginFailure("the second")
        }
      }
      let careless = try ObjectClass("KitCareless").send("new")
      var failure = #expect(throws: PluginFailure.self) { try careless.look() }
      #expect(failure?.description.hasPrefix("-[KitCareless nowhere]: unrecognized") == true)
      #expect(after)
      // The first error is the cause.
      failure = #expect(throws: PluginFailure.self) { try careless.lookTwice() }
      #expect(failure?.description.hasPrefix("-[KitCareless nowhere]: unrecognized") == true)
    }
  }
}
