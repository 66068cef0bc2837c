/// How the unloading of a plugin went. Nothing of the plugin is registered afterwards.
public struct Unloading: Sendable {
  /// Why the module is mapped still, as a clause; nil when it is gone.
  public let moduleStays: String?
  /// What the plugin's `unload` raised; nil for nothing.
  public let error: (any Error)?
}
