import CarobRuntime

/// A program with the runtime and no Foundation: prints what a message gives, and what needs a class of Foundation.
@main
struct RuntimeHost {
  static func main() throws {
    let add = Message<(Int, Int) -> Int>("add:to:")
    print(try add(Adder(), 2, 3))
    tell { try Adder().send(Selector("add:to:"), 2, 3) }
    tell { try Adder().send(Selector("description")) }
    print(RuntimeClass(named: "NSArray")?.name ?? "no NSArray")
    print(Adder())
  }

  private static func tell(_ send: () throws -> Object?) {
    do {
      print(try send()?.runtimeClass.name ?? "nil")
    } catch {
      print(error)
    }
  }
}

final class Adder: Object {
  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Adder.self) { adder in
      adder.method("add:to:") { (_, a: Int, b: Int) in a + b }
    }
  }
}
