import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

@Suite("Property attributes as objects")
struct ICPropertyAttributesTests {
  private static let make = Message<(Pointer) -> Object?>(
    "propertyAttributesFromObjectiveCProperty:")

  private func attributes(
    _ attributes: PropertyAttributes, named name: String = "userID"
  ) throws -> ICPropertyAttributes {
    let cls = try makeClass("SKInspected") { try $0.declareProperty(name, attributes) }
    let record = try #require(cls.propertyRecord(named: name))
    let made = try Self.make(
      ICPropertyAttributes.runtimeClass.object, Pointer(UnsafeMutableRawPointer(mutating: record)))
    return try #require(made as? ICPropertyAttributes)
  }

  // Encoding, type, class name.
  @Test(
    "D 36: every type has a name",
    arguments: [
      ("@", "object", ""), ("@\"NSString\"", "object", "NSString"),
      ("@\"NSString<NSCopying>\"", "object", "NSString"), ("@\"<NSCopying>\"", "object", ""),
      ("@?", "block", ""), ("#", "Class", ""), (":", "SEL", ""),
      ("i", "int", ""), ("f", "float", ""), ("^f", "float*", ""), ("c", "char", ""),
      ("*", "char*", ""), ("^v", "void*", ""), ("^^v", "void**", ""), ("d", "double", ""),
      ("q", "long long", ""), ("Q", "unsigned long long", ""), ("B", "bool", ""),
      ("s", "short", ""), ("S", "unsigned short", ""), ("I", "unsigned int", ""),
      ("l", "long", ""), ("L", "unsigned long", ""), ("C", "unsigned char", ""),
      ("{CGPoint=dd}", "CGPoint", ""), ("^{CGPoint=dd}", "CGPoint*", ""), ("^@", "object*", ""),
      ("r*", "char*", ""), ("^?", "unknown (*)()", ""),
    ])
  func everyTypeHasAName(_ encoding: String, _ type: String, _ className: String) throws {
    var declared = PropertyAttributes(type: encoding)
    declared.isDynamic = true
    let attributes = try attributes(declared)
    #expect(attributes.type == type)
    #expect(attributes.className == className)
    #expect(try attributes.text("type") == type)
    #expect(try attributes.text("className") == className)
  }

  @Test("D 36: the setter has its colon, and a read-only property none")
  func accessors() throws {
    let plain = try attributes(PropertyAttributes(type: "q"))
    #expect(try plain.text("name") == "userID")
    #expect(plain.property?.getter == Selector("userID"))
    let setter = try plain.send(Selector("setter"), arguments: [], returning: Selector.self)
    #expect(setter.name == "setUserID:")

    var readOnly = PropertyAttributes(type: "q")
    readOnly.isReadOnly = true
    let attributes = try attributes(readOnly)
    #expect(throws: MessageError.self) {
      try attributes.send(Selector("setter"), arguments: [], returning: Selector.self)
    }
    #expect(attributes.property?.setter == nil)
  }

  @Test func theRestIsAsDeclared() throws {
    var declared = PropertyAttributes(type: "@\"NSString\"")
    declared.memory = .strong
    declared.isNonatomic = true
    declared.ivar = "_text"
    let attributes = try attributes(declared, named: "text")
    #expect(try attributes.number("nonatomic") == 1)
    #expect(try attributes.number("memoryManagementPolicy") == 1)
    #expect(try attributes.text("instanceVariable") == "_text")
    #expect(try attributes.value(forKey: "protocols") == nil)
    #expect(attributes.description.contains("text: T@\"NSString\",&,N,V_text"))
  }

  @Test func nullAndNothingAreSafe() throws {
    let cls = ICPropertyAttributes.runtimeClass.object
    #expect(try Self.make(cls, Pointer(nil)) == nil)
    let empty = try ICPropertyAttributes.runtimeClass.make()
    for key in ["name", "type", "protocols", "instanceVariable"] {
      #expect(try empty.value(forKey: key) == nil)
    }
    #expect(try empty.text("className") == "")
    #expect(try empty.number("readOnly") == 0)
  }
}
