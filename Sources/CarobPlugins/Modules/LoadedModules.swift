import CCarob
import CarobRuntime

/// Where the modules of plugins are mapped, and whose they are. [any-thread]
enum LoadedModules {
  /// Why a module must not be loaded.
  enum Use: Sendable {
    /// It is the module of a loaded plugin.
    case loaded
    /// Its plugin is gone and its code may be called still, because of what is said here, as a clause.
    case left(because: String)
  }

  private struct Entry: Sendable {
    let code: Range<UInt>
    let owner: RegistrationOwner
  }

  private struct State {
    var entries: [Entry] = []
    /// Why modules were left. They are never closed, so that nothing else is ever mapped there.
    var left: [Range<UInt>: String] = [:]
  }

  private static let state = Locked(State())

  /// Between a function of the table and the plugin that calls it are a few frames of the host's.
  private static let maximumFramesOfHost = 32

  static func add(_ code: Range<UInt>, _ owner: RegistrationOwner) {
    state.withLock {
      $0.entries.append(Entry(code: code, owner: owner))
      $0.left[code] = nil
    }
  }

  static func remove(_ owner: RegistrationOwner) {
    state.withLock { $0.entries.removeAll { $0.owner === owner } }
  }

  /// Notes that a module whose plugin is gone stays as it is.
  static func leave(_ code: Range<UInt>, because why: String) {
    state.withLock { $0.left[code] = why }
  }

  /// Why a module must not be loaded; nil when it may be.
  static func use(of code: Range<UInt>) -> Use? {
    state.withLock { state in
      state.entries.contains { $0.code == code }
        ? .loaded : state.left[code].map { .left(because: $0) }
    }
  }

  /// Whose code called the host: that of the nearest frame on this thread's stack which is in a plugin; nil when
  /// there is none.
  static func caller() -> RegistrationOwner? {
    let entries = state.withLock { $0.entries }
    if entries.isEmpty { return nil }
    for address in CallStack.addresses(atMost: maximumFramesOfHost) {
      if let entry = entries.first(where: { $0.code.contains(address) }) { return entry.owner }
    }
    return nil
  }
}
