import CCarob
import Foundation
import PluginTestSupport
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// A fixture of `Tests/Fixtures/ObjectiveC`, compiled and opened, with the owner of what it registers.
struct CompiledModule {
  let owner: RegistrationOwner
  private let handle: UnsafeMutableRawPointer
  private let directory: TemporaryDirectory

  /// - Parameter name: the source's name, and the owner's.
  init(_ name: String, _ optimization: String = "-O1") throws {
    owner = RegistrationOwner(name: name)
    directory = try TemporaryDirectory()
    let source = PluginFixture.project
      .appendingPathComponent("Tests/Fixtures/ObjectiveC/\(name).m")
    let path = try PluginFixture.build(
      source: source, in: directory.url,
      flags: ["-fobjc-runtime=gnustep-2.0", "-fobjc-arc", optimization], compiler: "clang")
    handle = try #require(dlopen(path, RTLD_NOW | RTLD_LOCAL))
    typealias UseNote = @convention(c) (ModuleEvents.Note) -> Void
    if dlsym(handle, "use_note") != nil {
      function("use_note", as: UseNote.self)(ModuleEvents.note)
    }
  }

  /// What clang's code handed to `__objc_load`.
  var record: UnsafeMutablePointer<carob_objc_module> {
    typealias Module = @convention(c) () -> UnsafeMutablePointer<carob_objc_module>
    return function("module", as: Module.self)()
  }

  func register() throws(RegistrationError) {
    try owner.whileRegistering { () throws(RegistrationError) in
      try ObjectiveCModule.register(record)
    }
  }

  /// What the module's code finds where it uses a class.
  func classReference(_ number: Int32) -> UnsafeMutablePointer<objc_class>? {
    typealias Reference = @convention(c) (Int32) -> UnsafeMutablePointer<objc_class>?
    return function("class_reference", as: Reference.self)(number)
  }

  /// The id of a literal of the fixture `literals.m`.
  func literal(_ number: Int32) -> UnsafeMutableRawPointer? {
    typealias Literal = @convention(c) (Int32) -> UnsafeMutableRawPointer?
    return function("literal", as: Literal.self)(number)
  }

  func protocolReference(_ number: Int32) -> UnsafeMutablePointer<objc_protocol>? {
    typealias Reference = @convention(c) (Int32) -> UnsafeMutablePointer<objc_protocol>?
    return function("protocol_reference", as: Reference.self)(number)
  }

  private func function<Function>(_ name: String, as type: Function.Type) -> Function {
    unsafeBitCast(dlsym(handle, name), to: type)
  }

  /// Revokes what it registered, and closes it.
  func close() {
    owner.discard()
    dlclose(handle)
  }
}

/// What `+load` of the fixture `module.m` finds. Tests that use it run one after the other.
enum ModuleEvents {
  typealias Note = @convention(c) (UnsafePointer<CChar>) -> Void

  private static let log = Log()

  static let note: Note = { name in
    let isComplete =
      RuntimeClass(named: "ModuleLeaf") != nil
      && RuntimeClass(named: "ModuleOldLeaf") != nil
      && RuntimeClass(named: "ModuleHost")?.responds(to: Selector("shared:")) == true
      && RuntimeClass(named: "ModuleMiddle")?.metaclass.property(named: "width") != nil
    log.add("\(String(cString: name))\(isComplete ? "" : ", too early")")
  }

  /// What was noted while a function ran.
  static func during(_ body: () throws -> Void) rethrows -> [String] {
    let count = log.entries.count
    try body()
    return Array(log.entries[count...])
  }
}

/// The class of the host that the fixtures need.
struct ModuleHost {
  private let owner = RegistrationOwner(name: "host")
  let cls: RuntimeClass

  init() throws {
    cls = try owner.whileRegistering {
      let cls = try RuntimeClass.allocatePair(
        named: "ModuleHost", superclass: Object.runtimeClass)
      try cls.addMethod(Selector("answer")) { (_: Object) in Int32(1) }
      var attributes = PropertyAttributes(type: "q")
      attributes.isDynamic = true
      try cls.declareProperty("size", attributes)
      try cls.registerPair()
      return cls
    }
    _ = RuntimeProtocol.registered("ModuleForward")
  }

  func close() { owner.discard() }
}
