import Testing

@testable import CarobScreens

/// The way to a screen, which another session goes again.
struct LiveWayTests {
  private static func selection(_ row: Int) -> LiveStep {
    var step = LiveStep(event: .select(list: 1, at: LivePlace(0, row), version: 1), path: [0])
    step.row = row
    return step
  }

  private static let back = LiveStep(event: .back(from: 1), path: [0])
  private static let pushed = LiveOutcome(.done, changed: [.push])

  /// A way of so many steps.
  private static func way(_ count: Int) -> LiveWay {
    var way = LiveWay()
    for row in 0..<count { way.note(selection(row), pushed) }
    return way
  }

  private static func next(_ way: inout LiveWay) throws -> LiveStep {
    let step = way.takeNext()
    return try #require(step)
  }

  private static func take(_ way: inout LiveWay, _ result: LiveOutcome.Result) throws {
    let step = try next(&way)
    way.took(step, LiveOutcome(result))
  }

  @Test func stepsAreKeptThatLeadToAnotherScreen() {
    var way = Self.way(2)
    way.note(Self.selection(7), LiveOutcome(.done, changed: [.rows]))
    way.note(Self.selection(8), LiveOutcome(.nothing, changed: [.push]))
    way.note(nil, Self.pushed)
    #expect(way.steps == [Self.selection(0), Self.selection(1)])
    #expect(!way.isUnfinished)
  }

  @Test(arguments: [LiveChange.Name.pop, .dismiss]) func theWayBackTakesAStepAway(
    _ change: LiveChange.Name
  ) {
    var way = Self.way(2)
    way.note(Self.back, LiveOutcome(.done, changed: [change]))
    #expect(way.steps == [Self.selection(0)])
  }

  /// Tapping a row may take a screen away as well.
  @Test func aTapThatGoesBackIsAStep() {
    var way = Self.way(1)
    way.note(Self.selection(3), LiveOutcome(.done, changed: [.pop]))
    #expect(way.steps == [Self.selection(0), Self.selection(3)])
  }

  @Test func aLongWayIsCutShortAndCanBeGoneBack() {
    var way = Self.way(LiveWay.maximumSteps + 3)
    #expect(way.steps.count == LiveWay.maximumSteps)
    way.note(Self.back, LiveOutcome(.done, changed: [.pop]))
    #expect(way.steps.count == LiveWay.maximumSteps - 1)
  }

  @Test func theWayIsGoneAgain() throws {
    var way = Self.way(3)
    way.startAgain()
    for row in 0..<3 {
      #expect(way.isUnfinished)
      let step = try Self.next(&way)
      #expect(step == Self.selection(row))
      way.took(step, LiveOutcome(.done))
    }
    #expect(!way.isUnfinished)
    let none = way.takeNext()
    #expect(none == nil)
    #expect(way.steps == Self.way(3).steps)
  }

  /// The step that ended the plugin is left out, and the others are taken.
  @Test func aStepThatEndsThePluginIsNotTakenAgain() throws {
    var way = Self.way(3)
    way.startAgain()
    try Self.take(&way, .done)
    _ = way.takeNext()
    way.startAgain()
    #expect(way.steps == [])
    #expect(way.ahead == [Self.selection(0), Self.selection(2)])
  }

  @Test func theWayEndsAtAStepThatCannotBeTaken() throws {
    var way = Self.way(3)
    way.startAgain()
    try Self.take(&way, .done)
    try Self.take(&way, .refused)
    #expect(!way.isUnfinished)
    #expect(way.steps == [Self.selection(0)])
  }

  @Test func theRestOfTheWayCanBeGivenUp() throws {
    var way = Self.way(2)
    way.startAgain()
    try Self.take(&way, .done)
    way.giveUp()
    #expect(!way.isUnfinished)
    #expect(way.steps == [Self.selection(0)])
  }
}
