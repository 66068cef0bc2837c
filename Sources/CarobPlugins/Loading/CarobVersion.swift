/// The version of this package, which has nothing to do with that of the plugin ABI.
public enum CarobVersion {
  /// As tags have it: `0.1.0`.
  public static let string: StaticString = "0.1.0"
}
