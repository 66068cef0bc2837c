import Hummingbird

/// An installed package, as the server tells of it.
public struct DebianPackage: Hashable, Sendable, ResponseEncodable {
  /// Its name, such as `libc6`.
  public let name: String
  /// Its version, such as `2.36-9+deb12u4`.
  public let version: String
  /// The machines that it is for: `amd64`, or `all`.
  public let architecture: String
  /// The section of the archive that it is in, such as `libs`; "unknown" when it does not say.
  public let section: String
  /// How much a system needs it, such as `required`; "unknown" when it does not say.
  public let priority: String
  /// Kibibytes that it takes on the disk; 0 when it does not say.
  public let installedSize: Int
  /// What it is, in a line.
  public let summary: String
  /// What it needs, each with alternatives and versions as Debian writes them:
  /// `libc6 (>= 2.34)`, `awk | mawk`.
  public let depends: [String]

  enum CodingKeys: String, CodingKey {
    case name, version, architecture, section, priority, summary, depends
    case installedSize = "installed_size"
  }
}

/// A section of the archive and how many of the packages are in it.
public struct PackageSection: Hashable, Sendable, ResponseEncodable {
  /// Its name, such as `libs`.
  public let name: String
  /// How many packages are in it.
  public let count: Int
}
