import CarobRuntime
import Testing

// What the README shows, word for word: see `SnippetTests`.

@Suite struct ReadmeSnippetTests {
  @Test func aRobotWalks() throws {
    final class Robot: Object {
      var x = 0

      override class func define(_ definition: ClassDefinition) {
        definition.members(of: Robot.self) { robot in
          robot.method("walk:") { (this, steps: Int) in this.x += steps }
        }
      }
    }

    let robot = Robot()
    try robot.send(Selector("walk:"), 3)
    #expect(robot.x == 3)
  }
}
