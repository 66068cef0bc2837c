import CarobRuntime
import Foundation

/// Paths of files, as strings.
extension StringBox {
  static func definePaths(_ string: ClassMembers<StringBox>) {
    string.classMethod("+ (NSString *)pathWithComponents:(NSArray<NSString *> *)components") {
      (cls, names: [String]?) in
      let names = names ?? []
      return try make(
        cls,
        names.dropFirst().reduce(StringPath(names.first ?? "").text) {
          $0.isEmpty ? StringPath($1).text : StringPath($0).appending($1)
        })
    }
    string.property("@property (nonatomic, readonly) NSArray<NSString *> *pathComponents") {
      StringPath($0.string).components
    }
    // Like Apple's: a path that begins with a home folder's `~` is absolute.
    string.property("@property (nonatomic, readonly, getter=isAbsolutePath) BOOL absolutePath") {
      this in
      StringPath(this.string).isAbsolute || this.string.hasPrefix("~")
    }
    string.property("@property (nonatomic, readonly) NSString *lastPathComponent") {
      StringPath($0.string).last
    }
    string.property("@property (nonatomic, readonly) NSString *pathExtension") {
      StringPath($0.string).fileExtension
    }
    string.property("@property (nonatomic, readonly) NSString *stringByDeletingLastPathComponent") {
      StringPath($0.string).withoutLast
    }
    string.property("@property (nonatomic, readonly) NSString *stringByDeletingPathExtension") {
      StringPath($0.string).withoutExtension
    }
    string.method("- (NSString *)stringByAppendingPathComponent:(NSString *)component") {
      (this, name: String) in
      this.string.isEmpty ? StringPath(name).text : StringPath(this.string).appending(name)
    }
    string.method("- (nullable NSString *)stringByAppendingPathExtension:(NSString *)extension") {
      (this, name: String) -> String? in
      StringPath(this.string).appending(extension: name)
    }
    string.method("- (NSArray<NSString *> *)stringsByAppendingPaths:(NSArray<NSString *> *)paths") {
      (this, names: [String]?) in
      (names ?? []).map { StringPath(this.string).appending($0) }
    }
    string.property("@property (nonatomic, readonly) NSString *stringByExpandingTildeInPath") {
      expanded($0.string)
    }
    string.property("@property (nonatomic, readonly) NSString *stringByAbbreviatingWithTildeInPath")
    { abbreviated($0.string) }
    string.property("@property (nonatomic, readonly) NSString *stringByStandardizingPath") {
      standardized($0.string)
    }
    string.property("@property (nonatomic, readonly) NSString *stringByResolvingSymlinksInPath") {
      resolved($0.string)
    }
    string.property("@property (nonatomic, readonly) const char *fileSystemRepresentation") {
      CString(pointer: $0.utf8)
    }
  }

  /// `/home/ada/a` for `~/a`; the same path if there is no such user.
  static func expanded(_ path: String) -> String {
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
