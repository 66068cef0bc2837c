import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

private class Plain: Object {}

private final class Renamed: Object {
  override class var runtimeName: String { "CarobTestRenamed" }
}

private enum One {
  final class Collides: Object {}
}

private enum Two {
  final class Collides: Object {}
}

private class Generic<Value>: Object {
  override class func define(_ definition: ClassDefinition) {}
}

private class Greeter: Object {
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Greeter.self) { greeter in
      greeter.method("greet") { _ in "hello" }
      greeter.classMethod("kind") { cls in cls.instanceClass.name }
    }
  }
}

private final class LoudGreeter: Greeter {}

/// Its `define` names a class below it, which is therefore registered first.
private class Mutual: Object {
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Mutual.self) { mutual in
      mutual.method("below") { _ in MutualBelow.runtimeClass }
      _ = MutualBelow.runtimeClass
      mutual.method("late") { _ in 5 }
    }
  }
}

private final class MutualBelow: Mutual {}

private class ManyThreads: Object {
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: ManyThreads.self) { many in
      for name in ["a", "b", "c"] as [StaticString] { many.method(name) { _ in 1 } }
    }
  }
}

/// Stands below a class made at run time, as one that a plugin brought.
private class BelowPlugin: Greeter {
  static let plugin = try? makeClass("GreeterPlugin", below: Greeter.runtimeClass) { cls in
    try cls.addIvar("_number", size: 8, alignment: 8, encoding: "q")
    try cls.addMethod(Selector("greet")) { (this: Greeter) in
      "plugin (" + (try this.sendSuper(above: cls, Selector("greet"))?.description ?? "") + ")"
    }
  }

  override class var runtimeSuperclass: RuntimeClass? { plugin }

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: BelowPlugin.self) { below in
      below.method("greet") { this in
        let above = try this.sendSuper(above: BelowPlugin.runtimeClass, Selector("greet"))
        return "below (\(above?.description ?? ""))"
      }
    }
  }
}

private final class FartherBelow: BelowPlugin {}

/// While it is being registered, somebody registers another class by its name.
private final class Late: Object {
  nonisolated(unsafe) static var made: RuntimeClass?
  nonisolated(unsafe) static var refusal: String?

  override class var runtimeName: String { "CarobTestLate" }

  override class func define(_ definition: ClassDefinition) {
    do { try made?.registerPair() } catch { refusal = "\(error)" }
  }
}

private final class NamedByNumber<Round>: Object {
  override class var runtimeName: String {
    "CarobTestNumber\(_typeName(Round.self).filter { $0 == "<" }.count)"
  }
}

@Suite struct SwiftClassesTests {
  @Test func hasItsSwiftNameUnlessItSaysOtherwise() {
    #expect(Object.runtimeClass.name == "NSObject")
    #expect(Plain.runtimeClass.name == "Plain")
    #expect(Renamed.runtimeClass.name == "CarobTestRenamed")
    #expect(StringBox.runtimeClass.name == "NSString")
    #expect(ArrayBox.runtimeClass.name == "NSArray")
    #expect(RuntimeClass(named: "CarobTestRenamed") == Renamed.runtimeClass)
    #expect(Plain.runtimeClass.superclass == Object.runtimeClass)
  }

  @Test func aTakenNameGetsItsModuleInFront() {
    let first = One.Collides.runtimeClass
    let second = Two.Collides.runtimeClass
    #expect(first != second)
    #expect(first.name == "Collides")
    #expect(second.name.hasPrefix("CarobRuntimeTests."))
    #expect(second.name.hasSuffix("Two.Collides"))
    #expect(RuntimeClass(named: second.name) == second)
  }

  @Test func genericClassesAreRegisteredPerInstantiation() {
    let strings = Generic<String>.runtimeClass
    let pairs = Generic<[String: Int]>.runtimeClass
    #expect(strings != pairs)
    #expect(RuntimeClass(named: strings.name) == strings)
    #expect(RuntimeClass(named: pairs.name) == pairs)
    #expect(!pairs.name.contains(" "))
  }

  /// A class made at run time that has not been registered by then comes too late for its name.
  @Test func aNameThatASwiftClassHasChosenStaysItsOwn() throws {
    Late.made = try RuntimeClass.allocatePair(
      named: "CarobTestLate", superclass: Object.runtimeClass)
    #expect(Late.runtimeClass.name == "CarobTestLate")
    #expect(
      Late.refusal
        == "a class named CarobTestLate is already registered by the host; "
        + "give one of them another name")
    #expect(RuntimeClass(named: "CarobTestLate")?.swiftClass == Late.self)
  }

  /// Each round is a class of its own, whose name another thread wants for a class made at run time.
  @Test func whoComesFirstHasTheName() {
    func race<Round: Sendable>(_: Round.Type, rounds: Int) {
      typealias Contended = NamedByNumber<Round>
      let name = Contended.runtimeName
      onThreads(2) { thread in
        if thread == 0 {
          _ = Contended.runtimeClass
        } else {
          try? RuntimeClass.allocatePair(named: name, superclass: Object.runtimeClass)
            .registerPair()
        }
      }
      let cls = Contended.runtimeClass
      #expect(RuntimeClass(named: cls.name) == cls)
      #expect(RuntimeClass(named: name) != nil)
      if rounds > 1 { race(Round?.self, rounds: rounds - 1) }
    }
    race(Int.self, rounds: 60)
  }

  @Test func membersAreStatedOnceAndInherited() throws {
    #expect(Greeter.runtimeClass.methods.map(\.selector.name) == ["greet"])
    #expect(LoudGreeter.runtimeClass.methods.isEmpty)
    #expect(try LoudGreeter().send(Selector("greet"))?.description == "hello")
    #expect(
      try LoudGreeter.runtimeClass.object.send(Selector("kind"))?.description == "LoudGreeter")
  }

  @Test func aClassBelowTheOneBeingDefinedIsWhole() throws {
    #expect(Mutual.runtimeClass.superclass == Object.runtimeClass)
    #expect(MutualBelow.runtimeClass.superclass == Mutual.runtimeClass)
    #expect(try MutualBelow().send(Selector("late"), returning: Int.self) == 5)
    #expect(
      try Mutual().send(Selector("below"), returning: RuntimeClass.self)
        == MutualBelow.runtimeClass)
  }

  @Test func aClassMadeBelowASwiftClassHasItAsPeer() throws {
    let cls = try makeClass("PluginCell", below: LoudGreeter.runtimeClass)
    let below = try makeClass("PluginCell", below: cls)
    for made in [try cls.make(), try below.make()] {
      #expect(type(of: made) == LoudGreeter.self)
      #expect(try made.send(Selector("greet"))?.description == "hello")
    }
    #expect(try below.make().runtimeClass == below)
    #expect(below.swiftClass == LoudGreeter.self)
    let viaMessage = try below.object.send(Selector("new"))
    #expect(viaMessage is LoudGreeter)
    #expect(viaMessage?.runtimeClass == below)
  }

  @Test func threadsThatUseAClassFirstSeeItWhole() {
    onThreads(8) { _ in
      let cls = ManyThreads.runtimeClass
      #expect(cls.methods.count == 3)
      #expect(RuntimeClass(named: "ManyThreads") == cls)
      #expect((try? ManyThreads().send(Selector("c"), returning: Int.self)) == 1)
    }
  }

  @Test func whatALoadingPluginTouchesFirstIsNotThePlugins() throws {
    final class TouchedFirst: Object {}
    let owner = RegistrationOwner(name: "test")
    let cls = owner.whileRegistering { TouchedFirst.runtimeClass }
    #expect(owner.classes.isEmpty)
    owner.discard()
    #expect(RuntimeClass(named: cls.name) == cls)
  }

  @Test func aMistakeInDefineStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      final class Mistaken: Object {
        override class func define(_ definition: ClassDefinition) {
          definition.members(of: Mistaken.self) { $0.method("one:") { _ in } }
        }
      }
      _ = Mistaken.runtimeClass
    }
    await #expect(processExitsWith: .failure) {
      final class Twice: Object {
        override class func define(_ definition: ClassDefinition) {
          definition.members(of: Twice.self) { twice in
            twice.method("one") { _ in }
            twice.method("one") { _ in }
          }
        }
      }
      _ = Twice.runtimeClass
    }
  }

  @Test func makingAClassObjectStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = ClassObject(isa: Object.runtimeClass)
    }
  }

  @Test func aSwiftClassMayStandBelowOneMadeAtRunTime() throws {
    #expect(BelowPlugin.runtimeClass.superclass == BelowPlugin.plugin)
    #expect(BelowPlugin.runtimeClass.isSubclass(of: Greeter.runtimeClass))
    let object = BelowPlugin()
    #expect(object.runtimeClass == BelowPlugin.runtimeClass)
    // The plugin overrides the Swift class above it, the Swift class below overrides the plugin.
    #expect(try object.send(Selector("greet"))?.description == "below (plugin (hello))")
    try object.setValue(NumberBox(7), forKey: "number")
    #expect(try object.value(forKey: "number")?.description == "7")
    // One below it is below it, and not below the plugin's class again.
    #expect(FartherBelow.runtimeClass.superclass == BelowPlugin.runtimeClass)
    #expect(try FartherBelow().send(Selector("greet"))?.description == "below (plugin (hello))")
    // And a class made at run time below that.
    let cls = try makeClass("Farthest", below: FartherBelow.runtimeClass) { cls in
      try cls.addMethod(Selector("greet")) { (this: Object) in
        "farthest " + (try this.sendSuper(above: cls, Selector("greet"))?.description ?? "")
      }
    }
    #expect(
      try cls.make().send(Selector("greet"))?.description == "farthest below (plugin (hello))")
    #expect(type(of: try cls.make()) == FartherBelow.self)
  }

  @Test func aRuntimeSuperclassOfAnotherKindStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      final class Misplaced: Greeter {
        override class var runtimeSuperclass: RuntimeClass? { StringBox.runtimeClass }
      }
      _ = Misplaced.runtimeClass
    }
  }
}
