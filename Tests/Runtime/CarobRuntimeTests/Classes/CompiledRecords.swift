import CCarob
import Foundation
import PluginTestSupport
import Testing

@testable import CarobRuntime

/// The records of the fixture `records.m`, in a module of its own.
struct CompiledRecords {
  enum Name: Int32 { case point, place, spot, root }

  private let module: UnsafeMutableRawPointer

  init(module path: String) throws {
    module = try #require(dlopen(path, RTLD_NOW | RTLD_LOCAL))
    function("use_functions", as: Functions.Use.self)(
      Functions.retain, Functions.release, Functions.destroyWeak)
    typealias NextSelector = @convention(c) (UInt) -> UnsafeMutablePointer<objc_selector>?
    let selector = function("selector", as: NextSelector.self)
    var index: UInt = 0
    while let next = selector(index) {
      // The linker keeps places between those of several files empty.
      if next.pointee.name != nil { _ = try Selector.register(next) }
      index += 1
    }
  }

  func record(_ name: Name) -> UnsafeMutablePointer<objc_class> {
    typealias RecordOf = @convention(c) (Int32) -> UnsafeMutablePointer<objc_class>
    return function("record", as: RecordOf.self)(name.rawValue)
  }

  func template(_ name: Name) throws(RegistrationError) -> ClassTemplate {
    // Tests let records lead to texts of their own.
    let anywhere = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { anywhere.deallocate() }
    return try ClassTemplate(reading: record(name), in: ModuleMemory(around: anywhere))
  }

  private func function<Function>(_ name: String, as type: Function.Type) -> Function {
    unsafeBitCast(dlsym(module, name), to: type)
  }

  func close() { dlclose(module) }
}

/// Runs a test with the records of a module, whose classes go with it.
///
/// - Parameter baseBytes: how many variables of a byte the class above them has.
func withRecords(
  _ optimization: String = "-O1", baseBytes: Int = 1, registersProtocol: Bool = true,
  _ body: (CompiledRecords) throws -> Void
) throws {
  let directory = try TemporaryDirectory()
  let source = PluginFixture.project
    .appendingPathComponent("Tests/Fixtures/ObjectiveC/records.m")
  let records = try CompiledRecords(
    module: PluginFixture.build(
      source: source, in: directory.url,
      flags: ["-fobjc-runtime=gnustep-2.0", "-fobjc-arc", optimization], compiler: "clang"))
  defer { records.close() }
  let owner = RegistrationOwner(name: "records")
  defer { owner.discard() }
  try owner.whileRegistering {
    let base = try RuntimeClass.allocatePair(
      named: "CompiledBase", superclass: Object.runtimeClass)
    for number in 0..<baseBytes {
      try base.addIvar("byte\(number)", size: 1, alignment: 1, encoding: "C")
    }
    try base.registerPair()
    if registersProtocol {
      let titles = try RuntimeProtocol.allocate(named: "CompiledTitles")
      try titles.register()
    }
    try body(records)
  }
}

/// What ARC's code calls.
private enum Functions {
  typealias Retain = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Void
  typealias DestroyWeak = @convention(c) (UnsafeMutableRawPointer) -> Void
  typealias Use = @convention(c) (Retain, Release, DestroyWeak) -> Void

  static let retain: Retain = { id in
    if let object = Object.from(id) { _ = Unmanaged.passRetained(object) }
    return id
  }
  static let release: Release = { id in
    if let id { DeepRelease.release(id: id) }
  }
  static let destroyWeak: DestroyWeak = { variable in
    WeakBox.store(nil, at: variable)
  }
}
