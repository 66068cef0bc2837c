import CCarob
import CarobRuntime
import Foundation

/// The table of functions for plugins. One per process, constant after its creation.
package enum HostTable {
  /// The ABI version of this host.
  static let abiVersion: UInt32 = (1 << 16) | 1

  /// The address of the table, which is never freed.
  // SAFETY: filled before it is published, never written or freed afterwards.
  nonisolated(unsafe) package static let address: UnsafePointer<carob_host> = {
    var table = carob_host()
    table.size = UInt32(MemoryLayout<carob_host>.size)
    table.abi_version = abiVersion
    table.generation = UnsafePointer(Generation.address)
    table.was_traced = UnsafePointer(Tracer.wasActive)
    table.tagged_classes = SmallStrings.classes
    addDispatch(to: &table)
    addClasses(to: &table)
    addMethods(to: &table)
    addIvars(to: &table)
    addProtocols(to: &table)
    addProperties(to: &table)
    addObjects(to: &table)
    addValues(to: &table)
    addBlocks(to: &table)
    addObjectiveC(to: &table)
    let address = UnsafeMutablePointer(allocating: table)
    carob_guard_host(address)
    return UnsafePointer(address)
  }()

  private static func addDispatch(to table: inout carob_host) {
    table.resolve_call = { site, receiver in
      guard let site else { return nil }
      return CallSiteFilling.fill(site, UnsafeMutableRawPointer(receiver))
    }
    table.resolve_checked_call = { site, receiver, record in
      guard let site else { return nil }
      return CallSiteFilling.fill(site, UnsafeMutableRawPointer(receiver), checking: record)
    }
  }

  /// Runs `body` for a plugin. An error gives nil, and becomes the thread's pending error unless there is one already.
  static func reporting<Result>(_ body: () throws -> Result?) -> Result? {
    PendingError.reporting(body)
  }

  /// Like `reporting`, for functions of which Apple's ignore what does not fit: in a program the error is a warning.
  static func advising<Result>(_ body: () throws -> Result?) -> Result? {
    reporting {
      do {
        return try body()
      } catch {
        guard ModuleTable.isCalledByProgram() else { throw error }
        RuntimeLog.warning("\(error)")
        return nil
      }
    }
  }

  /// Like `reporting`, for functions that register something. The registration belongs to the
  /// calling plugin even outside of its `load`, such as in a handler or a thread.
  static func registering<Result>(_ body: () throws -> Result?) -> Result? {
    guard RegistrationOwner.current == nil, let owner = ModuleTable.caller() else {
      return reporting(body)
    }
    return owner.whileRegistering { reporting(body) }
  }

  /// Converts a string from a plugin.
  ///
  /// - Throws: `RaisedError` when it is null or not UTF-8; the message calls it `what`.
  static func string(_ bytes: UnsafePointer<CChar>?, _ what: String) throws -> String {
    // SAFETY: the functions that call this take a string that ends with NUL, or null.
    guard let bytes, let string = String(validatingCString: bytes) else {
      throw RaisedError("\(what) is \(bytes == nil ? "null" : "not UTF-8")")
    }
    return string
  }

  /// Returns the object of an id from a plugin; nil, with a pending error, for something else.
  ///
  /// - Safety: it must be null, or a living object, class or block.
  static func object(_ id: UnsafeMutablePointer<objc_object>?) -> Object? {
    pointer(id).flatMap { Object.from($0) }
  }

  /// Returns the pointer of an id from a plugin; nil, with a pending error, for something else.
  static func pointer(_ id: UnsafeMutablePointer<objc_object>?) -> UnsafeMutableRawPointer? {
    guard let id else { return nil }
    let pointer = UnsafeMutableRawPointer(id)
    // A pointer with a peer is an object; no further check is needed.
    if Object.headerPeer(of: pointer) == nil, let other = Object.nameOfOther(pointer) {
      PendingError.set(RaisedError("\(other) was passed where an object is needed"))
      return nil
    }
    return pointer
  }

  /// Returns an object as an unretained id.
  static func id(_ object: Object?) -> UnsafeMutablePointer<objc_object>? {
    object?.id.assumingMemoryBound(to: objc_object.self)
  }
}

extension HostTable {
  /// Copies a list for a plugin, which frees it. The list ends with null; nil for an empty one.
  ///
  /// - Parameter count: gets the number of elements, unless it is null.
  static func copy<Element: BitwiseCopyable>(
    _ list: [Element?], _ count: UnsafeMutablePointer<UInt32>?
  ) -> UnsafeMutablePointer<Element?>? {
    copy(list, end: nil, count)
  }

  /// Copies a list of structures, which ends with `end`.
  static func copy<Element: BitwiseCopyable>(
    _ list: [Element], end: Element, _ count: UnsafeMutablePointer<UInt32>?
  ) -> UnsafeMutablePointer<Element>? {
    count?.pointee = UInt32(list.count)
    if list.isEmpty { return nil }
    guard let memory = malloc((list.count + 1) * MemoryLayout<Element>.stride) else { return nil }
    let copy = memory.bindMemory(to: Element.self, capacity: list.count + 1)
    // SAFETY: the memory has room for the elements and the end.
    copy.initialize(from: list, count: list.count)
    (copy + list.count).initialize(to: end)
    return copy
  }
}
