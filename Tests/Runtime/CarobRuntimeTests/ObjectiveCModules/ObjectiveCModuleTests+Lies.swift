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
    ("one more", "ModuleLeaf: a method has no selector, no code or no types"),
    ("selector", "ModuleLeaf: a method has no selector, no code or no types"),
    ("code", "ModuleLeaf: a method has no selector, no code or no types"),
    ("types", "ModuleLeaf: a method has no selector, no code or no types"),
    ("list", "ModuleLeaf: a list is not in the module"),
    ("name", "a class: it has no name or no metaclass"),
    ("metaclass", "a class: it has no name or no metaclass"),
    ("superclass", "ModuleLeaf: its superclass has no name"),
    ("class", "module: the record of a class is not in the module"),
    ("reference", "module: a reference leads to a class without a name"),
    ("category", "module: a category has no name or no class"),
    ("selector name", "module: the name of a selector does not end in the module"),
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
        let sections = try ModuleSections(
          record.pointee, (nil, nil), in: ModuleMemory(around: record), of: "module")
        let titled = try #require(
          sections.protocols.places.first {
            $0.pointee.name.map { String(cString: $0) } == "ModuleTitled"
          })
        titled.pointee.instance_methods.pointee.count = 1_000_000
      case "one more": try self.claimOneMore(leaf.pointee.isa.pointee.methods)
      case "selector":
        leaf.pointee.isa.pointee.methods.pointee.methods.selector = Selector("answer").sel
      case "code":
        leaf.pointee.isa.pointee.methods.pointee.methods.imp =
          try #require(Object.runtimeClass.instanceMethod(for: Selector("init"))).implementation.imp
      case "types": leaf.pointee.isa.pointee.methods.pointee.methods.types = outside
      case "list":
        leaf.pointee.isa.pointee.methods = UnsafeMutablePointer(
          mutating: HandmadeModule.methods(
            Selector("answer"),
            try #require(Object.runtimeClass.instanceMethod(for: Selector("init"))).implementation
              .imp
          ))
      case "name": leaf.pointee.name = outside
      case "metaclass": leaf.pointee.isa = HandmadeModule.placeholder("Meta")
      case "superclass": leaf.pointee.super_class = HandmadeModule.placeholder("NSObject")
      case "class": record.pointee.classes[0] = HandmadeModule.placeholder("Elsewhere")
      case "reference":
        record.pointee.class_references[0] = HandmadeModule.placeholder("NSObject")
      case "category": record.pointee.categories[0].name = outside
      case "selector name": record.pointee.selectors[0].name = outside
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

  /// Has a list of methods count one more than it has, unless what follows could be taken for one.
  private func claimOneMore(
    _ list: UnsafeMutablePointer<objc_method_list>?
  ) throws {
    let list = try #require(list)
    list.pointee.count += 1
    // What the compiler put there is as good as anything; this is none.
    let behind = UnsafeMutableRawPointer(list.firstElement + Int(list.pointee.count) - 1)
    behind.storeBytes(of: 1, as: UInt.self)
  }
}

/// A text that is in no module.
private var outside: UnsafePointer<CChar> { HandmadeModule.text("outside") }
