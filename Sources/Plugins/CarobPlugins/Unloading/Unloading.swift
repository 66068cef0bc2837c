/// The result of unloading a plugin. Nothing of the plugin is registered any more.
public struct Unloading: Sendable {
  /// A clause that says why the module is still mapped; nil when it is not.
  public let moduleStays: String?
  /// The error of the plugin's `unload`.
  public let error: (any Error)?
}
