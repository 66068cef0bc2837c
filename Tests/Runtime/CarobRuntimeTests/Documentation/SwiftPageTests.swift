import CarobFoundation
import Foundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

// What docs/swift.md shows, word for word: `SnippetTests` looks for the page's snippets in this folder.

private class Turtle: Object {
  var x = 0
  var name = "turtle"

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Turtle.self) { turtle in
      turtle.property("name", \.name)
      turtle.method("walk:") { (this, steps: Int) in this.x += steps }
      turtle.method("distanceTo:") { (this, other: Turtle) in Double(abs(this.x - other.x)) }
      turtle.classMethod("slowest") { _ in Turtle() }
    }
  }
}

private final class Champion: Turtle {
  override class var runtimeSuperclass: RuntimeClass? { RuntimeClass(named: "RacingTurtle") }
}

private final class Recorder: NSProxy {
  var target: Object?
  var seen: [String] = []

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Recorder.self) { recorder in
      recorder.method("methodSignatureForSelector:") { (this, selector: Selector) in
        this.target?.runtimeClass.methodSignature(for: selector).map(MethodSignatureBox.init)
      }
      recorder.method("forwardInvocation:") { (this, message: NSInvocation) throws in
        this.seen.append(message.description)
        if let target = this.target { try message.invoke(on: target) }
      }
    }
  }
}

@MainActor
private class Lamp: Object {
  var isOn = false

  override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: Lamp.self) { lamp in
      lamp.property("on") { $0.isOn }
      lamp.method("toggle") { $0.isOn.toggle() }
    }
  }
}

@Suite struct SwiftPageTests {
  @MainActor @Test func classesOfTheMainActor() throws {
    let lamp = Lamp()
    try lamp.send(Selector("toggle"))
    #expect(lamp.isOn)
    #expect(try lamp.value(forKey: "on")?.description == "1")
  }

  @Test func sending() throws {
    let walk = Message<(Int) -> Void>("walk:")
    let turtle = Turtle()
    try walk(turtle, 3)
    try turtle.send(Selector("walk:"), 4)
    try turtle.dynamic.walk(5)
    let distance: Double = try turtle.dynamic.distanceTo(Turtle())  // 12
    #expect(distance == 12)
    #expect(try turtle.value(forKey: "name")?.description == "turtle")
  }

  @Test func observing() throws {
    let turtle = Turtle()
    var names: [String] = []
    let observation = try turtle.observe("name", options: [.new]) { change in
      names.append("\(change.newValue ?? NullBox())")
    }
    try turtle.setValue(StringBox("Speedy"), forKey: "name")
    try turtle.changeValue(forKey: "name") { turtle.name = "Flash" }
    // names is ["Speedy", "Flash"]
    observation.invalidate()
    #expect(names == ["Speedy", "Flash"])
  }

  @Test func whatNobodyAnswers() throws {
    let turtle = Turtle()
    var said = ""
    func print(_ error: MessageError) { said = error.description }
    do {
      try turtle.send(Selector("wolk:"), 1)
    } catch {
      print(error)  // -[Turtle wolk:]: unrecognized selector; nearest: walk:
    }
    #expect(said == "-[Turtle wolk:]: unrecognized selector; nearest: walk:")
  }

  @Test func classesMadeAtRunTime() throws {
    let walk = Message<(Int) -> Void>("walk:")
    let racer = try RuntimeClass.allocatePair(
      named: "RacingTurtle", superclass: Turtle.runtimeClass)
    try racer.addIvar("_laps", size: 8, alignment: 8, encoding: "q")
    try racer.addMethod(Selector("walk:")) { (this: Turtle, steps: Int) in
      _ = try this.sendSuper(above: racer, Selector("walk:"), steps * 10)
    }
    try racer.registerPair()

    let one = try racer.make()
    try walk(one, 3)
    try one.setValue(NumberBox(2), forKey: "laps")
    #expect((one as? Turtle)?.x == 30)
    #expect(try one.value(forKey: "laps")?.description == "2")

    let twice = try Block { (value: Int32) in value * 2 }
    let answer = try twice.call(Int32(21), returning: Int32.self)  // 42

    let code = try racer.addMethod(
      Selector("laps:"), block: Block { (this: Turtle, each: Int) in this.x / each })
    #expect(answer == 42)
    #expect(code.block != nil)
    #expect(try one.send(Selector("laps:"), 10, returning: Int.self) == 3)

    let champion = Champion()
    try walk(champion, 2)
    #expect(champion.x == 20)
    #expect(Champion.runtimeClass.superclass == racer)
  }

  @Test func handlersOfOneObject() throws {
    let walk = Message<(Int) -> Void>("walk:")
    let turtle = Turtle()
    try turtle.respond(to: "walk:") { (this: Turtle, steps: Int) in
      _ = try this.sendSuper(Selector("walk:"), -steps)
    }
    try walk(turtle, 2)  // back
    #expect(turtle.x == -2)
    #expect(turtle.runtimeClass == Turtle.runtimeClass)
    #expect(turtle.isa.isHidden)
  }

  @Test func handingMessagesOn() throws {
    let turtle = Turtle()
    turtle.x = 7
    let recorder = Recorder()
    recorder.target = turtle
    #expect(try recorder.send(Selector("name"))?.description == "turtle")
    #expect(recorder.seen == ["<NSInvocation: name, \"@\"NSString\"@:\">"])

    let invocation = try NSInvocation(.interned("d@:@"))
    invocation.selector = Selector("distanceTo:")
    try invocation.setArgument(Turtle(), at: 2)
    try invocation.invoke(on: turtle)
    let result = try invocation.result(as: Double.self)
    #expect(result == 7)
  }

  @Test func valuesAndObjects() throws {
    let boxed = try Object.boxing(["name": "Ada", "years": [1815, 1852]])  // an NSDictionary
    let value = try boxed.unboxed as? [String: Any]
    let years = try boxed.value(forKeyPath: "years.@max.self")  // 1852
    #expect(boxed is DictionaryBox)
    #expect(value?["name"] as? String == "Ada")
    #expect(years?.description == "1852")
    #expect(throws: BoxingError.self) { try Object.boxing(["years": [1, Thread.current]]) }
    do {
      _ = try Object.boxing(["years": [1, Thread.current] as [Any]])
    } catch {
      #expect(error.description == "value[\"years\"][1] is a Thread, which no object can hold")
    }
  }

  @Test func watching() throws {
    let walk = Message<(Int) -> Void>("walk:")
    var said: [String] = []
    func print(_ lines: [String]) { said = lines }
    let messages = try MessageTrace.record(MessagePattern(parsing: "-[Turtle walk:]")) {
      try walk(Turtle(), 1)
    }
    print(messages.map(\.description))  // ["-[Turtle walk:1]"]
    #expect(said == ["-[Turtle walk:1]"])
  }
}
