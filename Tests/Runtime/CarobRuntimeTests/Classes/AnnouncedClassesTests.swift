import CarobRuntime
import RuntimeTestSupport
import Testing

/// Classes that are found by name before anybody used them.
struct AnnouncedClassesTests {
  private static let log = Log()

  final class AnnouncedOnce: Object {
    override static func define(_ definition: ClassDefinition) {
      log.add("AnnouncedOnce")
    }
  }

  @Test func aClassIsRegisteredWhenItIsLookedFor() {
    #expect(RuntimeClass(named: "AnnouncedOnce") == nil)
    AnnouncedClasses.announce([AnnouncedOnce.self])
    AnnouncedClasses.announce([AnnouncedOnce.self])
    let found = RuntimeClass(named: "AnnouncedOnce")
    #expect(found?.swiftClass == AnnouncedOnce.self)
    #expect(found == AnnouncedOnce.runtimeClass)
    #expect(found == RuntimeClass(resolving: "AnnouncedOnce"))
    #expect(Self.log.entries.filter { $0 == "AnnouncedOnce" }.count == 1)
  }

  final class AnnouncedListed: Object {}

  @Test func listsHaveIt() {
    AnnouncedClasses.announce([AnnouncedListed.self])
    #expect(RuntimeClass.all.contains { $0.name == "AnnouncedListed" })
    #expect(Object.runtimeClass.subclasses.contains(AnnouncedListed.runtimeClass))
    #expect(Object.runtimeClass.descendants.contains(AnnouncedListed.runtimeClass))
  }

  final class AnnouncedTaken: Object {}

  @Test func itsNameIsTaken() throws {
    AnnouncedClasses.announce([AnnouncedTaken.self])
    let error = #expect(throws: RegistrationError.self) {
      try RuntimeClass.allocatePair(named: "AnnouncedTaken", superclass: Object.runtimeClass)
    }
    #expect(
      error?.description
        == "a class named AnnouncedTaken is already registered by the host; "
        + "give one of them another name")
    #expect(RuntimeClass(named: "AnnouncedTaken") == AnnouncedTaken.runtimeClass)
  }

  final class AnnouncedFirst: Object {
    override class var runtimeName: String { "AnnouncedShared" }
  }
  final class AnnouncedSecond: Object {
    override class var runtimeName: String { "AnnouncedShared" }
  }

  @Test func theFirstOfTwoHasTheName() {
    AnnouncedClasses.announce([AnnouncedFirst.self, AnnouncedSecond.self])
    #expect(AnnouncedSecond.runtimeClass.name != "AnnouncedShared")
    #expect(RuntimeClass(named: "AnnouncedShared") == AnnouncedFirst.runtimeClass)
  }

  final class AnnouncedAdopter: Object {
    override static func define(_ definition: ClassDefinition) {
      definition.members(of: AnnouncedAdopter.self) { $0.adopt("AnnouncedProtocol") }
    }
  }

  @Test func aProtocolComesWithItsClass() {
    AnnouncedClasses.announce([AnnouncedAdopter.self])
    let found = RuntimeProtocol(named: "AnnouncedProtocol")
    #expect(found.map(AnnouncedAdopter.runtimeClass.conforms(to:)) == true)
    #expect(RuntimeProtocol.all.contains { $0.name == "AnnouncedProtocol" })
  }

  final class AnnouncedRaced: Object {
    override static func define(_ definition: ClassDefinition) {
      // Looks for itself while it is not there yet.
      log.add("raced \(RuntimeClass(named: "AnnouncedRaced") == nil)")
    }
  }

  @Test func manyThreadsFindOneClass() {
    AnnouncedClasses.announce([AnnouncedRaced.self])
    let found = Log()
    onThreads(8) { _ in
      found.add(RuntimeClass(named: "AnnouncedRaced").map { "\($0.address)" } ?? "none")
    }
    #expect(Set(found.entries) == ["\(AnnouncedRaced.runtimeClass.address)"])
    #expect(Self.log.entries.filter { $0.hasPrefix("raced") } == ["raced true"])
  }

  final class AnnouncedEngine: Object {}

  final class AnnouncedCar: Object {
    var engine: AnnouncedEngine?

    override static func define(_ definition: ClassDefinition) {
      definition.members(of: AnnouncedCar.self) { $0.property("engine", \.engine) }
    }
  }

  @Test func theTypeOfAPropertyIsFound() {
    #expect(RuntimeClass(named: "AnnouncedEngine") == nil)
    let property = AnnouncedCar.runtimeClass.property(named: "engine")
    #expect(property?.attributes.type == "@\"AnnouncedEngine\"")
    #expect(RuntimeClass(named: "AnnouncedEngine") == AnnouncedEngine.runtimeClass)
  }

  enum Paper {
    final class AnnouncedPage: Object {}
  }
  enum Book {
    final class AnnouncedPage: Object {}
  }

  final class AnnouncedShelf: Object {
    var first: Paper.AnnouncedPage?
    var second: Book.AnnouncedPage?

    override static func define(_ definition: ClassDefinition) {
      definition.members(of: AnnouncedShelf.self) { shelf in
        shelf.property("first", \.first)
        shelf.property("second", \.second)
      }
    }
  }

  @Test func twoClassesWithOneNameAreBothFound() throws {
    let shelf = AnnouncedShelf.runtimeClass
    let first = try #require(shelf.property(named: "first")?.attributes.className)
    let second = try #require(shelf.property(named: "second")?.attributes.className)
    #expect(first == "AnnouncedPage")
    #expect(second.hasSuffix("Book.AnnouncedPage"))
    // Whichever is used first.
    #expect(RuntimeClass(named: second) == Book.AnnouncedPage.runtimeClass)
    #expect(RuntimeClass(named: first) == Paper.AnnouncedPage.runtimeClass)
  }

  final class AnnouncedLoop: Object {
    var next: AnnouncedLoop?

    override static func define(_ definition: ClassDefinition) {
      definition.members(of: AnnouncedLoop.self) { $0.property("next", \.next) }
    }
  }

  @Test func aPropertyMayBeOfItsOwnClass() {
    let property = AnnouncedLoop.runtimeClass.property(named: "next")
    #expect(property?.attributes.className == AnnouncedLoop.runtimeClass.name)
  }
}
