import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime
import CarobLibc

/// Records that cannot be registered.
extension ClassTemplateTests {
  @Test func aSuperclassOrProtocolThatIsNotThere() throws {
    try withRecords { records in
      let place = try records.template(.place)
      #expect(place.superclassName == "CompiledPoint")
      let superclass = #expect(throws: RegistrationError.self) {
        try RuntimeClass.register(place)
      }
      #expect(
        superclass?.description
          == "CompiledPlace has no superclass: there is no class named CompiledPoint")
      #expect(RuntimeClass(named: "CompiledPlace") == nil)
    }
    try withRecords(registersProtocol: false) { records in
      let adopted = #expect(throws: RegistrationError.self) { try records.template(.point) }
      #expect(
        adopted?.description == "CompiledPoint: the protocol CompiledTitles is not registered")
    }
  }

  @Test func aNameThatIsTaken() throws {
    try withRecords { records in
      _ = try RuntimeClass.register(records.template(.point))
      let error = #expect(throws: RegistrationError.self) {
        try RuntimeClass.register(records.template(.point))
      }
      #expect(error?.code == .classNameTaken)
    }
  }

  @Test func nothingIsRegisteredWhenAMemberIsRefused() throws {
    try withRecords { records in
      let record = records.record(.point)
      let list = try #require(record.pointee.methods)
      let words = try #require(record.pointee.ivars).elements.map { $0.pointee.offset }
      let before = words.map { $0?.pointee }
      list.firstElement.pointee.types = UnsafePointer(strdup("v@:@@"))
      let template = try records.template(.point)
      let error = #expect(throws: RegistrationError.self) { try RuntimeClass.register(template) }
      #expect(error?.code == .argumentCount)
      #expect(RuntimeClass(named: "CompiledPoint") == nil)
      list.firstElement.pointee.types = UnsafePointer(strdup("d16@0:8"))
      // The module's words for the offsets are as they were.
      #expect(words.map { $0?.pointee } == before)
      let point = try RuntimeClass.register(records.template(.point))
      let object = try point.make()
      try object.send(Selector("setX:"), 0.5)
      #expect(try object.send(Selector("x"), returning: Double.self) == 0.5)
    }
  }

  @Test(arguments: [
    ("methods", "CompiledPoint: a method has no selector, no code or no types"),
    ("method size", "CompiledPoint: a list has 12 elements of 16 bytes"),
    ("properties", "CompiledPoint: a property has no name or no attributes"),
    ("attributes", "CompiledPoint.title: \"x\" is no property attribute"),
    ("protocols", "CompiledPoint: a protocol has no name"),
    (
      "ivars",
      "CompiledPoint: an instance variable has no name, no type or no offset that can be one"
    ),
    ("ivar count", "CompiledPoint: a list has -1 elements of 32 bytes"),
    ("ivar type", "CompiledPoint.flag: encoding \"d\" needs 8 bytes, 1 were given"),
    ("ivar name", "CompiledPoint.low exists already"),
    ("metaclass list", "CompiledPoint: a list has -1 elements of 24 bytes"),
    ("metaclass", "a class: it has no name or no metaclass"),
  ])
  func recordsThatLie(about what: String, message: String) throws {
    try withRecords { records in
      let record = records.record(.point)
      let methods = try #require(record.pointee.methods)
      let properties = try #require(record.pointee.properties)
      let ivars = try #require(record.pointee.ivars)
      switch what {
      case "methods": methods.firstElement.pointee.imp = nil
      case "method size": methods.pointee.size = 16
      case "properties": properties.firstElement.pointee.attributes = nil
      case "attributes":
        properties.firstElement.pointee.attributes = UnsafePointer(strdup("T@,x"))
      case "protocols": record.pointee.protocols.firstElement.pointee?.pointee.name = nil
      case "ivars": ivars.firstElement.pointee.offset.pointee = .max
      case "ivar count": ivars.pointee.count = -1
      case "ivar type": ivars.firstElement.pointee.type = UnsafePointer(strdup("d"))
      case "ivar name": ivars.elements[2].pointee.name = ivars.elements[1].pointee.name
      case "metaclass list": record.pointee.isa.pointee.methods.pointee.count = -1
      default: record.pointee.isa = nil
      }
      let error = #expect(throws: RegistrationError.self) { try records.template(.point) }
      #expect(error?.description == message)
    }
  }

  @Test func anInstanceThatIsTooLarge() throws {
    try withRecords { records in
      for size in [-IvarLayout.largestInstance, .min] {
        records.record(.point).pointee.instance_size = size
        let error = #expect(throws: RegistrationError.self) {
          try RuntimeClass.register(records.template(.point))
        }
        #expect(
          error?.description
            == "CompiledPoint: instances would be larger than \(IvarLayout.largestInstance) bytes")
      }
    }
  }
}
