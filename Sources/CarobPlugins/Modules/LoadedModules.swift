import CCarob
import CarobRuntime

/// Where the modules of loaded plugins are mapped, and whose they are. [any-thread]
enum LoadedModules {
  private struct Entry: Sendable {
    let code: Range<UInt>
    let owner: RegistrationOwner
  }

  private static let entries = Locked<[Entry]>([])

  /// Between a function of the table and the plugin that calls it are a few frames of the host's.
  private static let mostFramesOfHost = 32

  static func add(_ code: Range<UInt>, _ owner: RegistrationOwner) {
    entries.withLock { $0.append(Entry(code: code, owner: owner)) }
  }

  static func remove(_ owner: RegistrationOwner) {
    entries.withLock { $0.removeAll { $0.owner === owner } }
  }

  /// Whose code called the host: that of the nearest frame on this thread's stack which is in a plugin; nil when
  /// there is none.
  static func caller() -> RegistrationOwner? {
    let entries = entries.withLock { $0 }
    if entries.isEmpty { return nil }
    for address in CallStack.addresses(atMost: mostFramesOfHost) {
      if let entry = entries.first(where: { $0.code.contains(address) }) { return entry.owner }
    }
    return nil
  }
}
