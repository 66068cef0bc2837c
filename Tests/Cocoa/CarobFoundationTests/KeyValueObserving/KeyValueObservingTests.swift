import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

private final class Boat: Object {
  var name: StringBox?
  var crew: [StringBox] = []
  var harbour: Boat?
  var length = 0

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Boat.self) { boat in
      boat.property("name", \.name)
      boat.property("harbour", \.harbour)
      boat.property("length", \.length)
      boat.property("crew") { $0.crew }
      boat.method("insertObject:inCrewAtIndex:") { (this, sailor: StringBox, index: Int) in
        this.crew.insert(sailor, at: index)
      }
      boat.method("removeObjectFromCrewAtIndex:") { (this, index: Int) in
        this.crew.remove(at: index)
        return
      }
    }
  }
}

private struct Refusal: Error {}

@Suite struct KeyValueObservingTests {
  private let boat = Boat()

  @Test func aClosureIsToldOfChanges() throws {
    var changes: [String] = []
    let observation = try boat.observe("name", options: [.new, .old]) { change in
      changes.append("\(change.oldValue ?? NullBox()) \(change.newValue ?? NullBox())")
    }
    try boat.setValue(StringBox("Ada"), forKey: "name")
    try boat.send(Selector("setName:"), StringBox("Bea"))
    #expect(changes == ["<null> Ada", "Ada Bea"])
    observation.invalidate()
    observation.invalidate()
    try boat.setValue(nil, forKey: "name")
    #expect(changes.count == 2)
    #expect(!boat.isa.isHidden)
  }

  @Test func anObservationEndsWhenItIsReleased() throws {
    var count = 0
    do {
      let observation = try boat.observe("name") { _ in count += 1 }
      try boat.setValue(nil, forKey: "name")
      withExtendedLifetime(observation) {}
    }
    try boat.setValue(nil, forKey: "name")
    #expect(count == 1)
  }

  @Test func storedPropertiesAreToldByHand() throws {
    var values: [String] = []
    let observation = try boat.observe("length", options: .new) { change in
      values.append("\(change.newValue ?? NullBox())")
    }
    boat.length = 3
    try boat.changeValue(forKey: "length") { boat.length = 4 }
    try boat.willChangeValue(forKey: "length")
    boat.length = 5
    try boat.didChangeValue(forKey: "length")
    #expect(values == ["4", "5"])
    withExtendedLifetime(observation) {}
  }

  @Test func changesInPathsAndCollections() throws {
    let (port, other) = (Boat(), Boat())
    boat.harbour = port
    var changes: [KeyValueChange] = []
    let observations = try [
      boat.observe("harbour.name", options: .new) { changes.append($0) },
      boat.observe("crew", options: [.new, .prior]) { changes.append($0) },
    ]
    try port.setValue(StringBox("Kiel"), forKey: "name")
    try boat.setValue(other, forKey: "harbour")
    #expect(changes.map { $0.newValue?.description } == ["Kiel", "<null>"])
    #expect(!port.isa.isHidden)
    changes = []
    try boat.send(Selector("insertObject:inCrewAtIndex:"), StringBox("Jim"), 0)
    #expect(changes.map(\.kind) == [.insertion, .insertion])
    #expect(changes.map(\.isPrior) == [true, false])
    #expect(changes.last?.indexes == [0])
    #expect(changes.last?.newValue?.description == "(Jim)")
    withExtendedLifetime(observations) {}
  }

  @Test func anErrorOfTheClosureReachesWhoSets() throws {
    let observation = try boat.observe("name") { _ in throw Refusal() }
    let error = #expect(throws: MessageError.self) {
      try boat.setValue(StringBox("Ada"), forKey: "name")
    }
    #expect(error?.underlying is Refusal)
    #expect(boat.name?.string == "Ada")
    withExtendedLifetime(observation) {}
  }

  @Test func whatCannotBeObserved() throws {
    #expect(throws: MessageError.self) { try boat.observe("a..b") { _ in } }
    #expect(throws: MessageError.self) { try ArrayBox([]).observe("count") { _ in } }
    #expect(throws: MessageError.self) { try Boat.runtimeClass.object.observe("name") { _ in } }
    #expect(throws: MessageError.self) { try boat.observe("nothing.name") { _ in } }
    #expect(!boat.isa.isHidden)
  }

  @Test func handlersAndObserversOfOneObject() throws {
    try boat.respond(to: "setName:") { (this: Boat, name: StringBox?) in
      _ = try this.sendSuper(Selector("setName:"), name.map { StringBox($0.string + "!") })
    }
    var values: [String] = []
    let observation = try boat.observe("name", options: .new) { change in
      values.append("\(change.newValue ?? NullBox())")
    }
    try boat.send(Selector("setName:"), StringBox("Ada"))
    try boat.respond(to: "setLength:") { (this: Boat, length: Int) in this.length = length * 2 }
    try boat.send(Selector("setName:"), StringBox("Bea"))
    #expect(values == ["Ada!", "Bea!"])
    #expect(boat.runtimeClass == Boat.runtimeClass)
    observation.invalidate()
    try boat.send(Selector("setName:"), StringBox("Cora"))
    #expect(boat.name?.string == "Cora!")
    #expect(boat.isa.isHidden && !boat.isa.isOfObservedObjects)
  }

  @Test func theObjectMayGoFirst() throws {
    var boat: Boat? = Boat()
    let observation = try boat?.observe("name") { _ in }
    weak let gone = boat
    boat = nil
    #expect(gone == nil)
    observation?.invalidate()
  }

  @Test func aMutableArrayWritesThrough() throws {
    let crew = try #require(
      try boat.send(Selector("mutableArrayValueForKey:"), "crew") as? MutableArrayBox)
    try crew.insert(StringBox("Jim"), at: 0)
    try crew.insert(StringBox("Tom"), at: 1)
    try crew.remove(at: 0)
    #expect(boat.crew.map(\.string) == ["Tom"])
    #expect(crew.map(\.description) == ["Tom"])
    #expect(throws: RangeError.self) { try crew.insert(StringBox("Sam"), at: 2) }
  }
}
