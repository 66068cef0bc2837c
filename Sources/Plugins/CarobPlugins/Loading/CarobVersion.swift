/// The version of this package, which is independent of the plugin ABI's.
public enum CarobVersion {
  /// The version as in tags: `0.3.0`.
  public static let string: StaticString = "0.3.0"
}
