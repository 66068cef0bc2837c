import CCarob

/// A version of the plugin ABI.
public struct PluginABIVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Goes up when structures change; only hosts of the same one load a plugin.
  public let major: Int
  /// Goes up when structures get fields at their ends.
  public let minor: Int

  /// Reads both halves of the word that entries carry.
  init(word: UInt32) {
    major = Int(word >> 16)
    minor = Int(word & 0xFFFF)
  }

  /// The version of this host.
  public static let host = PluginABIVersion(word: HostTable.abiVersion)

  /// How many bytes the entry of a plugin has that was built for this host.
  public static let hostEntrySize = MemoryLayout<carob_plugin_entry>.size

  /// Whether one came before the other.
  public static func < (a: Self, b: Self) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }

  /// `1.0`.
  public var description: String { "\(major).\(minor)" }
}
