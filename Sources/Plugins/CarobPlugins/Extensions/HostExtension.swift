import CCarob
import CarobRuntime
import CarobLibc

/// An optional feature that plugins request by name and revision.
struct HostExtension: Sendable {
  /// The name and revision: `carob.log/1`.
  let identifier: StaticString
  /// The structure of C functions, which is constant and never freed.
  // SAFETY: filled before it is published, never written or freed afterwards.
  nonisolated(unsafe) let address: UnsafeRawPointer

  /// All extensions, sorted by identifier.
  static let all: [HostExtension] = [
    calls, functions, hostInformation(besides: [calls, functions, log, mainThread]), log,
    mainThread,
  ]

  /// Copies a structure of C functions to memory that is never freed.
  init<Functions: BitwiseCopyable>(_ identifier: StaticString, _ functions: Functions) {
    let memory = UnsafeMutablePointer(allocating: functions)
    self.identifier = identifier
    address = UnsafeRawPointer(memory)
  }

  /// Returns the functions of an extension; nil for null or an unknown one.
  static func address(of identifier: UnsafePointer<CChar>?) -> UnsafeRawPointer? {
    guard let identifier else { return nil }
    // SAFETY: both are strings that end with NUL.
    return all.first { strcmp($0.identifier.cString, identifier) == 0 }?.address
  }

  /// Checks that the extensions required by a plugin exist.
  ///
  /// - Throws: `PluginError` with the first missing one.
  static func require(_ identifiers: [String], for path: String) throws(PluginError) {
    let known = all.map { $0.identifier.description }
    for identifier in identifiers where !known.contains(identifier) {
      throw .missingExtension(path, identifier, nearest: nearest(to: identifier, in: known), known)
    }
  }

  /// Returns another revision of the extension, or else a similar name.
  private static func nearest(to identifier: String, in known: [String]) -> String? {
    let name = identifier.prefix { $0 != "/" }
    return known.first { $0.hasPrefix("\(name)/") }
      ?? NearestNames.to(identifier, among: Set(known)).first
  }
}

extension StaticString {
  /// The C string, which is never freed.
  var cString: UnsafePointer<CChar> {
    // SAFETY: a literal of more than one character, which ends with NUL, as all literals do.
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
