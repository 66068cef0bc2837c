/// The version of this package, which has nothing to do with that of the plugin ABI.
public enum CarobVersion {
  /// As tags have it: `0.2.0`.
  public static let string: StaticString = "0.2.0"
}
