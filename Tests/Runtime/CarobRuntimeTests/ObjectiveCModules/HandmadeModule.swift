import CCarob
import CarobLibc
import RuntimeTestSupport

@testable import CarobRuntime

/// A module's records made one by one, in memory that stays.
struct HandmadeModule {
  typealias ClassRecord = UnsafeMutablePointer<objc_class>
  typealias ProtocolRecord = UnsafeMutablePointer<objc_protocol>

  let owner = RegistrationOwner(name: "handmade")
  let record = Self.kept([carob_objc_module()]).begin

  /// Registers it, and then revokes all of it.
  ///
  /// - Returns: why it was refused; nil when it was not.
  func refusal(whileThere body: () -> Void = {}) -> RegistrationError? {
    defer { owner.discard() }
    do throws(RegistrationError) {
      try owner.whileRegistering { () throws(RegistrationError) in
        try ObjectiveCModule.register(record)
      }
    } catch {
      return error
    }
    body()
    return nil
  }

  func setClasses(_ classes: [ClassRecord?]) {
    (record.pointee.classes, record.pointee.classes_end) = Self.kept(classes)
  }

  func setReferences(_ classes: [ClassRecord?]) {
    (record.pointee.class_references, record.pointee.class_references_end) = Self.kept(classes)
  }

  func setProtocols(_ protocols: [ProtocolRecord]) {
    (record.pointee.protocols, record.pointee.protocols_end) = Self.kept(
      protocols.map(\.pointee))
  }

  func setCategories(_ categories: [carob_objc_category]) {
    (record.pointee.categories, record.pointee.categories_end) = Self.kept(categories)
  }

  func setAliases(_ aliases: [carob_objc_alias]) {
    (record.pointee.aliases, record.pointee.aliases_end) = Self.kept(aliases)
  }

  /// A class's record with its metaclass.
  ///
  /// - Parameter load: the code of `+load`.
  static func cls(_ name: String?, below superclass: ClassRecord?, load: IMP? = nil) -> ClassRecord
  {
    var metaclass = objc_class()
    metaclass.info = 1
    if let load { metaclass.methods = methods(Selector("load"), load) }
    var cls = objc_class()
    cls.isa = kept([metaclass]).begin
    cls.super_class = superclass
    cls.name = name.map(text)
    return kept([cls]).begin
  }

  /// What stands for a class of somebody else's.
  static func placeholder(_ name: String?) -> ClassRecord {
    var cls = objc_class()
    cls.name = name.map(text)
    return kept([cls]).begin
  }

  /// A protocol's record.
  static func declared(_ name: String, version: Int = 4, inheriting: [String] = [])
    -> ProtocolRecord
  {
    var record = objc_protocol()
    record.isa = OpaquePointer(bitPattern: version).map { UnsafeMutablePointer($0) }
    record.name = text(name)
    for name in inheriting {
      var other = objc_protocol()
      other.name = text(name)
      record.protocols =
        kept([
          objc_protocol_list(next: record.protocols, count: 1, protocols: kept([other]).begin)
        ]).begin
    }
    return kept([record]).begin
  }

  /// A list of one method without arguments or result.
  static func methods(_ selector: Selector, _ imp: IMP) -> UnsafeMutablePointer<objc_method_list> {
    kept([
      objc_method_list(
        next: nil, count: 1, size: MemoryLayout<objc_method>.size,
        methods: objc_method(imp: imp, selector: selector.sel, types: text("v16@0:8")))
    ]).begin
  }

  static func text(_ text: String) -> UnsafePointer<CChar> {
    UnsafePointer(strdup(text))
  }

  static func kept<Record>(
    _ records: [Record]
  ) -> (begin: UnsafeMutablePointer<Record>, end: UnsafeMutablePointer<Record>) {
    let first = UnsafeMutablePointer<Record>.allocate(capacity: max(records.count, 1))
    first.initialize(from: records, count: records.count)
    return (first, first + records.count)
  }
}
