import CCarob

/// The sections of one module's records. The linker may leave zeroed records between the others.
package struct ModuleSections {
  typealias Section<Record> = UnsafeMutableBufferPointer<Record>

  let selectors: Section<objc_selector>
  let classes: Section<UnsafeMutablePointer<objc_class>?>
  let classReferences: Section<UnsafeMutablePointer<objc_class>?>
  let categories: Section<carob_objc_category>
  let protocols: Section<objc_protocol>
  let protocolReferences: Section<UnsafeMutablePointer<objc_protocol>?>
  let aliases: Section<carob_objc_alias>
  let strings: Section<carob_objc_string>
  /// Classes that may be missing, with the variables through which code finds them.
  let weakClasses: Section<carob_objc_alias>

  /// Bounds of the weak-class section, which our build writes and clang does not know.
  package typealias WeakClasses = (
    first: UnsafeMutablePointer<carob_objc_alias>?, end: UnsafeMutablePointer<carob_objc_alias>?
  )

  /// The memory of the module, with the sections and the records they point to.
  let memory: ModuleMemory

  /// Reads where the sections begin and end.
  ///
  /// - Parameters:
  ///   - memory: the address range of the module.
  ///   - title: the module's name, for errors.
  /// - Throws: `RegistrationError` when a section is not a whole number of records, or not all of it is in the module.
  init(
    _ module: carob_objc_module, _ weakClasses: WeakClasses, in memory: ModuleMemory,
    of title: String
  ) throws(RegistrationError) {
    func section<Record>(
      _ name: String, _ begin: UnsafeMutablePointer<Record>?, _ end: UnsafeMutablePointer<Record>?
    ) throws(RegistrationError) -> Section<Record> {
      let size = MemoryLayout<Record>.stride
      let first = UInt(bitPattern: begin)
      let bytes = Int(bitPattern: UInt(bitPattern: end) &- first)
      guard bytes >= 0, bytes % size == 0, first % UInt(MemoryLayout<Record>.alignment) == 0 else {
        throw .malformedRecord(
          title, "the section \(name) has \(bytes) bytes, which are no records of \(size) bytes")
      }
      guard let begin else {
        if bytes == 0 { return Section(start: nil, count: 0) }
        throw .malformedRecord(title, "the section \(name) has an end, and does not begin")
      }
      guard memory.holds(begin, bytes: bytes) else {
        throw .malformedRecord(title, "the section \(name) does not end in the module")
      }
      return Section(start: begin, count: bytes / size)
    }
    selectors = try section("__objc_selectors", module.selectors, module.selectors_end)
    classes = try section("__objc_classes", module.classes, module.classes_end)
    classReferences = try section(
      "__objc_class_refs", module.class_references, module.class_references_end)
    categories = try section("__objc_cats", module.categories, module.categories_end)
    protocols = try section("__objc_protocols", module.protocols, module.protocols_end)
    protocolReferences = try section(
      "__objc_protocol_refs", module.protocol_references, module.protocol_references_end)
    aliases = try section("__objc_class_aliases", module.aliases, module.aliases_end)
    strings = try section("__objc_constant_string", module.strings, module.strings_end)
    self.weakClasses = try section("carob_weak_classes", weakClasses.first, weakClasses.end)
    self.memory = ModuleMemory(memory, selectors: selectors)
  }
}

extension UnsafeMutableBufferPointer {
  /// The address of each element.
  var places: [UnsafeMutablePointer<Element>] {
    // SAFETY: the addresses of elements that there are.
    baseAddress.map { first in (0..<count).map { first + $0 } } ?? []
  }
}
