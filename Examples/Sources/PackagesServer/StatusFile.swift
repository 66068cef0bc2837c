import Foundation

/// The file in which dpkg keeps what is installed, `/var/lib/dpkg/status`.
///
/// It has a paragraph for each package; empty lines are between them. A line of a paragraph is `Field: value`,
/// or goes on with the value of the line before when it begins with a space.
public enum StatusFile {
  /// Where it is on a Debian system.
  public static let usualPath = "/var/lib/dpkg/status"

  /// The installed packages of a file, in its order.
  ///
  /// - Throws: `StatusFileError` when it cannot be read or is not of that form.
  /// - Complexity: O(length).
  public static func packages(atPath path: String) throws(StatusFileError) -> [DebianPackage] {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw StatusFileError(description: "\(path): \(error.localizedDescription)")
    }
    return try packages(in: String(decoding: data, as: UTF8.self), path)
  }

  /// The installed packages of a text; see above.
  static func packages(
    in text: String, _ path: String
  ) throws(StatusFileError) -> [DebianPackage] {
    var packages: [DebianPackage] = []
    var fields: [Substring: Substring] = [:]
    var number = 0
    var start = 1
    // The last paragraph need not end with an empty line.
    for line in (text + "\n").split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if line.allSatisfy(\.isWhitespace) {
        if !fields.isEmpty, let package = try package(fields, "\(path):\(start)") {
          packages.append(package)
        }
        fields = [:]
        start = number + 1
      } else if line.first != " ", line.first != "\t" {
        guard let colon = line.firstIndex(of: ":") else {
          throw StatusFileError(description: "\(path):\(number): the line has no field")
        }
        fields[line[..<colon]] = line[line.index(after: colon)...].trimmingPrefix(" ")
      }
    }
    return packages
  }

  /// The package of a paragraph; nil when it is not installed any more.
  private static func package(
    _ fields: [Substring: Substring], _ place: String
  ) throws(StatusFileError) -> DebianPackage? {
    guard let name = fields["Package"] else {
      throw StatusFileError(description: "\(place): the paragraph names no package")
    }
    guard let status = fields["Status"], status.hasSuffix(" installed") else { return nil }
    return DebianPackage(
      name: String(name), version: String(fields["Version"] ?? ""),
      architecture: String(fields["Architecture"] ?? ""),
      section: String(fields["Section"] ?? "unknown"),
      priority: String(fields["Priority"] ?? "unknown"),
      installedSize: fields["Installed-Size"].flatMap { Int($0) } ?? 0,
      summary: String(fields["Description"] ?? ""),
      depends: list(fields["Pre-Depends"]) + list(fields["Depends"]))
  }

  private static func list(_ value: Substring?) -> [String] {
    (value ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// Why the packages cannot be read.
public struct StatusFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that names the file and the line.
  public let description: String
}
