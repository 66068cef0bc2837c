import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

private let loads = Counter()
private typealias Load = @convention(c) (UnsafeRawPointer, SEL) -> Void
private let countsLoad: Load = { _, _ in loads.add() }
private let failsToLoad: Load = { _, _ in PendingError.set(RaisedError("not today")) }

/// Modules that cannot be registered.
@Suite struct ObjectiveCModuleErrorTests {
  init() { RuntimeClasses.register() }

  private typealias Records = HandmadeModule

  private let module = HandmadeModule()
  private let object = HandmadeModule.placeholder("NSObject")
  private let first = uniqueName("First")
  private let second = uniqueName("Second")
  private let third = uniqueName("Third")

  @Test func anEmptyModuleIsNone() throws {
    #expect(module.refusal() == nil)
  }

  @Test func recordsOfAnotherVersion() throws {
    module.record.pointee.version = 1
    #expect(
      module.refusal()?.sentence
        == "handmade: its Objective-C records have version 1, and only 0 is known")
  }

  @Test(arguments: [
    ("__objc_selectors", 16), ("__objc_classes", 8), ("__objc_class_refs", 8), ("__objc_cats", 56),
    ("__objc_protocols", 88), ("__objc_protocol_refs", 8), ("__objc_class_aliases", 16),
    ("__objc_constant_string", 32),
  ])
  func sectionsOfAnotherSize(name: String, size: Int) throws {
    let words = UnsafeMutableRawPointer(module.record)
      .assumingMemoryBound(to: UInt.self)
    let number = try #require(
      [
        "__objc_selectors", "__objc_classes", "__objc_class_refs", "__objc_cats",
        "__objc_protocols", "__objc_protocol_refs", "__objc_class_aliases",
        "__objc_constant_string",
      ].firstIndex(of: name))
    let memory = UInt(bitPattern: Records.kept([UInt](repeating: 0, count: 32)).begin)
    for (begin, bytes) in [(memory, size + 1), (memory, -size), (memory + 1, size)] {
      words[1 + number * 2] = begin
      words[2 + number * 2] = begin &+ UInt(bitPattern: bytes)
      #expect(
        module.refusal()?.sentence
          == "handmade: the section \(name) has \(bytes) bytes, which are no records of \(size) bytes"
      )
    }
    words[1 + number * 2] = 0
    words[2 + number * 2] = UInt(size)
    #expect(
      module.refusal()?.sentence
        == "handmade: the section \(name) has an end, and does not begin")
    // A record of zeros is none.
    words[1 + number * 2] = memory
    words[2 + number * 2] = memory + UInt(size)
    #expect(module.refusal() == nil)
  }

  @Test func classesThatAreNotThere() throws {
    let placeholder = Records.placeholder(third)
    module.setClasses([
      nil, Records.cls(first, below: placeholder), Records.cls(second, below: object),
    ])
    var absent: [AbsentClass] = []
    let error = module.refusal {
      absent = module.owner.absentClasses
      #expect(RuntimeClass(named: first) == nil)
      #expect(RuntimeClass(named: second) != nil)
    }
    #expect(error == nil)
    #expect(
      absent.map(\.sentence) == [
        "the class \(third) is absent: there is no class named \(third)",
        "the class \(first) is absent: its superclass \(third) is absent: there is no class named \(third)",
      ])
    #expect(module.owner.absentClasses.isEmpty)
    let category = HandmadeModule()
    category.setCategories([
      carob_objc_category(), Self.category("More", of: third, load: nil),
    ])
    #expect(
      category.refusal { absent = category.owner.absentClasses } == nil)
    #expect(absent.map(\.name) == [third])
  }

  @Test func aReferenceToAClassThatIsNotThereLeadsToAStandIn() throws {
    module.setReferences([object, nil, Records.placeholder("NSStrin")])
    var standIn: RuntimeClass?
    let error = module.refusal {
      let reference = module.record.pointee.class_references[2]
      standIn = reference.map(RuntimeClass.init(record:))
      #expect(RuntimeClass(named: "NSStrin") == nil)
      #expect(module.owner.unregisteredClasses.isEmpty)
      let error = #expect(throws: MessageError.self) {
        try standIn?.object.send(Selector("new"))
      }
      #expect(
        error?.sentence
          == "+[NSStrin new]: the class NSStrin is absent: there is no class named NSStrin")
      #expect(error?.advice == "nearest: NSString")
      #expect(error?.exceptionName == "NSInvalidArgumentException")
    }
    #expect(error == nil)
    let cls = try #require(standIn)
    #expect(RuntimeLock.withLock { !$0.pairs.contains(cls) })
  }

  @Test func protocolsThatAreDeclaredNowhereHaveNoMembers() throws {
    let reference = HandmadeModule()
    (
      reference.record.pointee.protocol_references, reference.record.pointee.protocol_references_end
    ) =
      Records.kept([nil, Records.declared(third, version: 0)])
    let error = reference.refusal {
      #expect(RuntimeProtocol(named: third)?.methods.isEmpty == true)
    }
    #expect(error == nil)
    #expect(RuntimeProtocol(named: third) == nil)
    let heir = HandmadeModule()
    heir.setProtocols([Records.declared(first, inheriting: [third])])
    let refusal = heir.refusal {
      #expect(RuntimeProtocol(named: first)?.protocols.map(\.name) == [third])
    }
    #expect(refusal == nil)
  }

  @Test func namesThatAreMissing() throws {
    module.setClasses([Records.cls(first, below: Records.placeholder(nil))])
    #expect(module.refusal()?.sentence == "\(first): its superclass has no name")
    let reference = HandmadeModule()
    reference.setReferences([Records.placeholder(nil)])
    #expect(
      reference.refusal()?.sentence == "handmade: a reference leads to a class without a name")
    let category = HandmadeModule()
    var nameless = carob_objc_category()
    nameless.class_name = Records.text("NSObject")
    category.setCategories([nameless])
    #expect(category.refusal()?.sentence == "handmade: a category has no name or no class")
  }

  @Test func aNameThatIsTaken() throws {
    module.setClasses([Records.cls(first, below: object), Records.cls(first, below: object)])
    let error = module.refusal()
    #expect(error?.code == .classNameTaken)
    #expect(RuntimeClass(named: first) == nil)
  }

  @Test(arguments: [
    ("a\tb", "\"a\\tb\" is not a selector: it has white space other than spaces"),
    (
      String(repeating: "a", count: 65536),
      "\"\(String(repeating: "a", count: 40))…\" is not a selector: longer than 4096 bytes"
    ),
  ])
  func aSelectorThatIsNone(name: String, message: String) throws {
    var record = objc_selector()
    record.name = Records.text(name)
    (module.record.pointee.selectors, module.record.pointee.selectors_end) = Records.kept([record])
    #expect(module.refusal()?.sentence == message)
  }

  @Test func superclassesAndProtocolsInACycle() throws {
    let own = Records.cls(first, below: nil)
    own.pointee.super_class = own
    module.setClasses([own])
    #expect(module.refusal()?.sentence == "\(first) is a subclass of \(first)")
    let classes = HandmadeModule()
    let one = Records.cls(first, below: nil)
    let two = Records.cls(second, below: one)
    one.pointee.super_class = two
    classes.setClasses([Records.cls(third, below: one), one, two])
    #expect(
      classes.refusal()?.sentence
        == "\(first) is a subclass of \(second), which is a subclass of \(first)")
    #expect(RuntimeClass(named: third) == nil)
    // Names are not looked at yet.
    let lines = HandmadeModule()
    let line = Records.cls("a\nb", below: nil)
    line.pointee.super_class = line
    lines.setClasses([line])
    #expect(lines.refusal()?.sentence.contains("\n") == false)
    let protocols = HandmadeModule()
    protocols.setProtocols([
      Records.declared(first, inheriting: [second]), Records.declared(second, inheriting: [first]),
    ])
    #expect(
      protocols.refusal()?.sentence
        == "<\(first)> inherits from <\(second)>, which inherits from <\(first)>")
  }

  @Test func protocolsMayComeInAnyOrder() throws {
    module.setProtocols([
      Records.declared(first, inheriting: [second, third]), recordOfZeros,
      Records.declared(second, inheriting: [third, third]), Records.declared(third),
    ])
    let refusal = module.refusal {
      let inherited = RuntimeProtocol(named: first)?.protocols ?? []
      #expect(Set(inherited.map(\.name)) == [second, third])
    }
    #expect(refusal == nil)
    let version = HandmadeModule()
    version.setProtocols([Records.declared(first, version: 3)])
    #expect(
      version.refusal()?.sentence == "<\(first)>: its record has version 3, and only 4 is known")
  }

  private var recordOfZeros: UnsafeMutablePointer<objc_protocol> {
    Records.kept([objc_protocol()]).begin
  }

  @Test func aliasesThatLeadNowhereOrAreTaken() throws {
    let references = Records.kept([object as UnsafeMutablePointer<objc_class>?])
    for (name, reference, sentence) in [
      (third, nil, "handmade: the alias \(third) leads to no class"),
      (
        third, Records.kept([object as UnsafeMutablePointer<objc_class>?]).begin,
        "handmade: the alias \(third) leads to no class"
      ),
      ("NSString", references.begin, "a class named NSString is already registered by the host"),
      ("", references.begin, "\"\" is not a class name: it is empty"),
    ] {
      let module = HandmadeModule()
      (module.record.pointee.class_references, module.record.pointee.class_references_end) =
        references
      references.begin.pointee = object
      module.setAliases([
        carob_objc_alias(name: Records.text(name), class_reference: reference)
      ])
      #expect(module.refusal()?.sentence == sentence)
    }
  }

  @Test func noCodeRunsWhenSomethingIsRefused() throws {
    let before = loads.value
    module.setClasses([Records.cls(first, below: object, load: implementation(countsLoad).imp)])
    module.setCategories([
      Self.category("Good", of: first, load: implementation(countsLoad).imp)
    ])
    // The name is taken, which is found when the classes are there.
    module.setReferences([object])
    module.setAliases([
      carob_objc_alias(
        name: Records.text("NSString"), class_reference: module.record.pointee.class_references)
    ])
    #expect(module.refusal() != nil)
    #expect(loads.value == before)
    #expect(RuntimeClass(named: first) == nil)
    let good = HandmadeModule()
    good.setClasses([Records.cls(first, below: object, load: implementation(countsLoad).imp)])
    good.setCategories([Self.category("Good", of: first, load: implementation(countsLoad).imp)])
    #expect(good.refusal() == nil)
    #expect(loads.value == before + 2)
  }

  @Test func aLoadThatFails() throws {
    module.setClasses([Records.cls(first, below: object, load: implementation(failsToLoad).imp)])
    #expect(module.refusal()?.description == "+[\(first) load]: not today")
    #expect(RuntimeClass(named: first) == nil)
    #expect(PendingError.current == nil)
    let category = HandmadeModule()
    category.setClasses([Records.cls(first, below: object)])
    category.setCategories([
      Self.category("Bad", of: first, load: implementation(failsToLoad).imp)
    ])
    #expect(category.refusal()?.description == "+[\(first)(Bad) load]: not today")
  }

  private static func category(
    _ name: String, of cls: String, load: IMP?
  ) -> carob_objc_category {
    var record = carob_objc_category()
    record.name = Records.text(name)
    record.class_name = Records.text(cls)
    record.class_methods = load.map { Records.methods(Selector("load"), $0) }
    return record
  }
}
