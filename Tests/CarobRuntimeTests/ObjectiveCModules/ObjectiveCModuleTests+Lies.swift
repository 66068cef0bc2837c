import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Compiled records of which somebody changed a number.
extension ObjectiveCModuleTests {
  @Test(arguments: [
    ("section", "module: the section __objc_cats does not end in the module"),
    ("methods", "ModuleLeaf: a list has 1000000 elements of 24 bytes"),
    ("class methods", "ModuleHost(Extras): a list has 1000000 elements of 24 bytes"),
    ("descriptions", "<ModuleTitled>: a list has 1000000 elements of 16 bytes"),
    ("size", "ModuleLeaf: a list has 1 elements of 23 bytes"),
    ("next", "ModuleLeaf: a list goes on with itself"),
  ])
  func countsThatLie(about what: String, message: String) throws {
    try withModules { modules, host in
      let record = modules[0].record
      let leaf = try #require(record.pointee.classes[0])
      #expect(String(cString: leaf.pointee.name) == "ModuleLeaf")
      switch what {
      case "section": record.pointee.categories_end += 1_000_000
      case "methods": leaf.pointee.isa.pointee.methods.pointee.count = 1_000_000
      case "class methods": record.pointee.categories[0].class_methods.pointee.count = 1_000_000
      case "descriptions":
        let sections = try ModuleSections(record.pointee, of: "module")
        let titled = try #require(
          sections.protocols.places.first {
            $0.pointee.name.map { String(cString: $0) } == "ModuleTitled"
          })
        titled.pointee.instance_methods.pointee.count = 1_000_000
      case "next":
        leaf.pointee.isa.pointee.methods.pointee.next = leaf.pointee.isa.pointee.methods
      default: leaf.pointee.isa.pointee.methods.pointee.size = 23
      }
      let events = ModuleEvents.during {
        let error = #expect(throws: RegistrationError.self) { try modules[0].register() }
        #expect(error?.sentence == message)
      }
      #expect(events.isEmpty)
      modules[0].owner.discard()
      #expect(RuntimeClass(named: "ModuleMiddle") == nil)
      #expect(RuntimeProtocol(named: "ModuleShared") == nil)
      #expect(!host.responds(to: Selector("shared:")))
    }
  }
}
