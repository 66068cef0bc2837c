import CarobRuntime
import InstantCocoa

/// The classes of remote data that plugins may look up by name.
///
/// A host that shows remote data registers these beside `InstantCocoaClasses` before it loads a plugin. [any-thread]
public enum InstantCocoaRemoteClasses {
  /// All of them, superclasses first.
  public static let all: [Object.Type] = [
    ICRemoteConfiguration.self, ICRequestManager.self, ICRequestOperation.self,
  ]

  /// Registers them; a second call does nothing.
  public static func register() {
    for type in all { _ = type.runtimeClass }
  }
}
