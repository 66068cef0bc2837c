import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

private final class Cell: Object {
  var title = ""

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Cell.self) { cell in
      cell.property("title") {
        $0.title
      } set: {
        $0.title = $1
      }
      cell.method("configureCell:withUser:") { (this, cell: Cell, user: Object?) in
        cell.title = user?.description ?? "nobody"
      }
      cell.method("add:and:") { (_, a: Int, b: Double) in Double(a) + b }
      cell.method("mix::") { (_, a: Int, b: Int) in a * b }
      cell.method("fail") { (_) throws -> Object? in throw RaisedError("failed") }
      cell.method("me") { $0 }
      cell.classMethod("named:") { (_, title: String) in
        let cell = Cell()
        cell.title = title
        return cell
      }
    }
  }
}

@Suite struct DynamicObjectTests {
  @Test func labelsMakeTheSelector() throws {
    let cell = Cell()
    let object = cell.dynamic
    try object.configureCell(cell, withUser: StringBox("ada"))
    #expect(cell.title == "ada")
    try object.configureCell(cell, withUser: nil)
    #expect(cell.title == "nobody")
    try object.configureCell(object, withUser: Object?.none)
    #expect(try object.mix(3, 4)?.description == "12")
  }

  @Test func resultsAreOfTheTypeThatIsWanted() throws {
    let object = Cell().dynamic
    try object.setTitle("Followers")
    let title: String = try object.title()
    #expect(title == "Followers")
    let boxed = try object.title()
    #expect(boxed is StringBox)
    let sum: Double = try object.add(1, and: 0.5)
    #expect(sum == 1.5)
    let me: Cell = try object.me()
    #expect(me.title == "Followers")
    let again: DynamicObject = try object.me()
    #expect(try again.title()?.description == "Followers")
    let error = #expect(throws: MessageError.self) {
      let _: Int = try object.title()
    }
    #expect(error?.code == .resultType)
  }

  @Test func classesToo() throws {
    let cell: Cell = try Cell.runtimeClass.dynamic.named("x")
    #expect(cell.title == "x")
  }

  @Test func mistakesAreErrors() throws {
    let object = Cell().dynamic
    let misspelt = #expect(throws: MessageError.self) { try object.titel() }
    #expect(
      misspelt?.description == "-[Cell titel]: unrecognized selector; nearest: title")
    let labelled = #expect(throws: MessageError.self) { try object.named(title: "x") }
    #expect(
      labelled?.description
        == "named: its first argument has the label \"title\"; "
        + "the name of a selector goes up to the first argument, which has none")
    #expect(throws: MessageError.self) { try object.setTitle(1) }
    #expect(throws: MessageError.self) { try object.setTitle() }
    let space = #expect(throws: MessageError.self) { try object[dynamicMember: "a\tb"]() }
    #expect(space?.underlying is RegistrationError)
    let failed = #expect(throws: MessageError.self) { try object.fail() }
    #expect(failed?.description == "-[Cell fail]: failed")
  }

  @Test func reachesHandlersOfOneObject() throws {
    let object = Object()
    try object.respond(to: "say:") { (_: Object, text: String) in "said \(text)" }
    #expect(try object.dynamic.say("hello")?.description == "said hello")
  }
}
