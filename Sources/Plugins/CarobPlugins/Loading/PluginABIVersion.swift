import CCarob

/// A version of the plugin ABI.
public struct PluginABIVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Increases when structures change. A host loads only plugins with its own major version.
  public let major: Int
  /// Increases when structures get fields at their ends.
  public let minor: Int

  /// Splits the version word of an entry.
  init(word: UInt32) {
    major = Int(word >> 16)
    minor = Int(word & 0xFFFF)
  }

  /// The version of this host.
  public static let host = PluginABIVersion(word: HostTable.abiVersion)

  /// The size of the entry of a plugin built for this host, in bytes.
  public static let hostEntrySize = MemoryLayout<carob_plugin_entry>.size

  /// Returns whether the first version is older.
  public static func < (a: Self, b: Self) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }

  /// `1.0`.
  public var description: String { "\(major).\(minor)" }
}
