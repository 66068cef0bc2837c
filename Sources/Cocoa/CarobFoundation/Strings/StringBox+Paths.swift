import CarobRuntime
import Foundation

/// Paths of files, as strings.
extension StringBox {
  static func definePaths(_ string: ClassMembers<StringBox>) {
    string.classMethod("pathWithComponents:") { (cls, names: [String]) in
      try make(
        cls,
        names.dropFirst().reduce(StringPath(names.first ?? "").text) {
          $0.isEmpty ? StringPath($1).text : StringPath($0).appending($1)
        })
    }
    string.property("pathComponents") { StringPath($0.string).components }
    // Like Apple's: a path that begins with a home folder's `~` is absolute.
    string.property("isAbsolutePath") { this in
      StringPath(this.string).isAbsolute || this.string.hasPrefix("~")
    }
    string.property("lastPathComponent") { StringPath($0.string).last }
    string.property("pathExtension") { StringPath($0.string).fileExtension }
    string.property("stringByDeletingLastPathComponent") { StringPath($0.string).withoutLast }
    string.property("stringByDeletingPathExtension") { StringPath($0.string).withoutExtension }
    string.method("stringByAppendingPathComponent:") { (this, name: String) in
      this.string.isEmpty ? StringPath(name).text : StringPath(this.string).appending(name)
    }
    string.method("stringByAppendingPathExtension:") { (this, name: String) -> String? in
      StringPath(this.string).appending(extension: name)
    }
    string.method("stringsByAppendingPaths:") { (this, names: [String]) in
      names.map { StringPath(this.string).appending($0) }
    }
    string.property("stringByExpandingTildeInPath") { expanded($0.string) }
    string.property("stringByAbbreviatingWithTildeInPath") { abbreviated($0.string) }
    string.property("stringByStandardizingPath") { standardized($0.string) }
    string.property("stringByResolvingSymlinksInPath") { resolved($0.string) }
    string.property("fileSystemRepresentation") { CString(pointer: $0.utf8) }
  }

  /// `/home/ada/a` for `~/a`; the same path if there is no such user.
  private static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~") else { return StringPath(path).text }
    let name = path.dropFirst().prefix { $0 != "/" }
    let home = name.isEmpty ? NSHomeDirectory() : NSHomeDirectoryForUser(String(name))
    guard let home else { return StringPath(path).text }
    return StringPath(home).appending(String(path.dropFirst(1 + name.count)))
  }

  private static func abbreviated(_ path: String) -> String {
    let (path, home) = (StringPath(path), StringPath(NSHomeDirectory()))
    guard path.isAbsolute, !home.names.isEmpty, path.names.starts(with: home.names) else {
      return path.text
    }
    return (["~"] + path.names.dropFirst(home.names.count)).joined(separator: "/")
  }

  private static func standardized(_ path: String) -> String {
    StringPath(expanded(path)).standardized
  }

  private static func resolved(_ path: String) -> String {
    let path = expanded(path)
    guard StringPath(path).isAbsolute else { return StringPath(path).standardized }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
