import CCarob
import CarobRuntime

struct PluginEntry {
  /// The exported structure; zero beyond the size that the plugin's compiler knew.
  let fields: carob_plugin_entry
  /// The structure for Objective-C, zero beyond its size; nil for other languages.
  let objc: carob_objc_glue?
  /// Whether a function of the module made the entry, possibly in memory outside of any module.
  private let isMade: Bool

  /// The size up to and including `load`, which every version has.
  private static let neededSize =
    (MemoryLayout<carob_plugin_entry>.offset(of: \.load) ?? 0) + MemoryLayout<UnsafeRawPointer>.size

  /// Finds and checks the entry. Runs no code of the plugin, except the function that makes the entry if there is one.
  ///
  /// - Throws: `PluginError` when there is no entry, or its magic, version or size is wrong.
  init(_ library: DynamicLibrary, path: String) throws(PluginError) {
    let symbol: UnsafeMutableRawPointer
    (symbol, isMade) = try Self.found(in: library, path)
    // SAFETY: it is data of the module, or what its function returned. Before its magic was seen, no more than eight bytes are
    // read, and before version and size, no more than the sixteen that every version begins with.
    guard symbol.loadUnaligned(as: UInt64.self) == Self.magic else { throw .wrongMagic(path) }
    let version = symbol.loadUnaligned(fromByteOffset: 8, as: UInt32.self)
    guard carob_version_is_compatible(HostTable.abiVersion, version) else {
      throw .incompatibleVersion(path, plugin: version, host: HostTable.abiVersion)
    }
    let size = Int(symbol.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
    guard size >= Self.neededSize else {
      throw .entryTooSmall(path, size: size, needed: Self.neededSize)
    }
    fields = Self.copy(symbol, size, into: carob_plugin_entry())
    guard let host = fields.host else { throw .missingField(path, "host") }
    guard library.holds(host, bytes: 8), carob_is_variable(UInt(bitPattern: host), 8) else {
      throw .fieldOutside(path, "host")
    }
    objc = try fields.objc.map { glue throws(PluginError) in
      try Self.copy(ofGlue: glue, in: library, path)
    }
  }

  /// The entry of a module in Objective-C that exports none, such as a program.
  ///
  /// - Throws: `PluginError` when its glue tells of no variable for the host.
  init(_ library: DynamicLibrary, linked glue: ModuleOpening.Glue) throws(PluginError) {
    isMade = false
    let glue = try Self.copy(
      ofGlue: UnsafeMutablePointer(mutating: glue), in: library, library.path)
    guard let host = glue.host else { throw .linkedWithOlderGlue(library.path) }
    var fields = carob_plugin_entry()
    fields.host = host
    (self.fields, objc) = (fields, glue)
  }

  /// Registers the classes, categories and protocols of an Objective-C module. Does nothing for others.
  ///
  /// - Parameter isProgram: whether selectors are equal to its own `@selector`, if its glue asks for that.
  func registerRecords(isProgram: Bool = true) throws {
    guard let glue = objc else { return }
    guard let records = glue.records else {
      throw RaisedError(
        "its entry asks for Objective-C records, and there are none; link a file in Objective-C, or "
          + "remove CAROB_OBJC")
    }
    try ObjectiveCModule.register(
      records, weakClasses: (glue.weak_classes, glue.weak_classes_end),
      isProgram: isProgram && glue.flags & CAROB_OBJC_PROGRAM.rawValue != 0)
  }

  /// Copies a structure of the module. Its compiler knew `size` bytes of it.
  private static func copy<Structure>(
    _ address: UnsafeRawPointer, _ size: Int, into structure: Structure
  ) -> Structure {
    var structure = structure
    withUnsafeMutableBytes(of: &structure) { bytes in
      // SAFETY: the plugin vouches for `size` bytes; no more than both sides know are copied.
      bytes.copyMemory(
        from: UnsafeRawBufferPointer(start: address, count: min(size, bytes.count)))
    }
    return structure
  }

  /// Finds the exported entry, or calls the exported function that makes it.
  private static func found(
    in library: DynamicLibrary, _ path: String
  ) throws(PluginError) -> (UnsafeMutableRawPointer, isMade: Bool) {
    let names = (entry: "carob_plugin_entry", make: "carob_plugin_make_entry")
    if let entry = library.symbol(names.entry) { return (entry, isMade: false) }
    guard let symbol = library.symbol(names.make) else {
      throw [names.entry, names.make].contains(where: library.needsLibrary(exporting:))
        ? .entryOfALibrary(path) : .noEntry(path)
    }
    typealias Make = @convention(c) () -> UnsafeMutableRawPointer?
    // SAFETY: the ABI says that the symbol of this name is such a function.
    guard let entry = unsafeBitCast(symbol, to: Make.self)() else { throw .noMadeEntry(path) }
    return (entry, isMade: true)
  }

  /// Returns the number of bytes from an address to the end of its module. Unlimited outside of
  /// modules, if a function made the entry.
  func readableBytes(at address: UnsafeRawPointer) -> Int {
    var module = carob_module_range()
    // SAFETY: the address is only compared, and the range is this function's own.
    guard carob_find_module(UInt(bitPattern: address), &module) else { return isMade ? .max : 0 }
    return Int(module.end - UInt(bitPattern: address))
  }

  private static func copy(
    ofGlue glue: UnsafeMutablePointer<carob_objc_glue>, in library: DynamicLibrary, _ path: String
  ) throws(PluginError) -> carob_objc_glue {
    guard library.holds(glue, bytes: 8), library.holds(glue, bytes: Int(glue.pointee.size)) else {
      throw .fieldOutside(path, "objc")
    }
    let glue = copy(glue, Int(glue.pointee.size), into: carob_objc_glue())
    let records = glue.records.map {
      library.holds($0, bytes: MemoryLayout<carob_objc_module>.size)
    }
    if records == false { throw .fieldOutside(path, "objc") }
    return glue
  }

  private static let magic: UInt64 = 0x474C_5042_4F52_4143
}
