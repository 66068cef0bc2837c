import CCarob
import CarobRuntime
import CarobLibc

/// An optional feature that plugins ask for by name and revision.
struct HostExtension: Sendable {
  /// Name and revision: `carob.log/1`.
  let identifier: StaticString
  /// The structure of C functions, constant and good for ever.
  // SAFETY: filled before it is published, never written or freed afterwards.
  nonisolated(unsafe) let address: UnsafeRawPointer

  /// Every one, sorted by identifier.
  static let all: [HostExtension] = [
    calls, hostInformation(besides: [calls, log, mainThread]), log, mainThread,
  ]

  /// Puts a structure of C functions where it stays.
  init<Functions: BitwiseCopyable>(_ identifier: StaticString, _ functions: Functions) {
    let memory = UnsafeMutablePointer<Functions>.allocate(capacity: 1)
    memory.initialize(to: functions)
    self.identifier = identifier
    address = UnsafeRawPointer(memory)
  }

  /// What a plugin gets that asks for an extension; nil for null and for what is not here.
  static func address(of identifier: UnsafePointer<CChar>?) -> UnsafeRawPointer? {
    guard let identifier else { return nil }
    // SAFETY: both are strings that end with NUL.
    return all.first { strcmp($0.identifier.cString, identifier) == 0 }?.address
  }

  /// Checks that all extensions are here that a plugin cannot do without.
  ///
  /// - Throws: `PluginError` with the first that is missing.
  static func require(_ identifiers: [String], for path: String) throws(PluginError) {
    let known = all.map { $0.identifier.description }
    for identifier in identifiers where !known.contains(identifier) {
      throw .missingExtension(path, identifier, nearest: nearest(to: identifier, in: known), known)
    }
  }

  /// What may have been meant: another revision of the same extension, else a name like it.
  private static func nearest(to identifier: String, in known: [String]) -> String? {
    let name = identifier.prefix { $0 != "/" }
    return known.first { $0.hasPrefix("\(name)/") }
      ?? NearestNames.to(identifier, among: Set(known)).first
  }
}

extension StaticString {
  /// The string for C, which lasts for ever.
  var cString: UnsafePointer<CChar> {
    // SAFETY: a literal of more than one character, which ends with NUL, as all literals do.
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
