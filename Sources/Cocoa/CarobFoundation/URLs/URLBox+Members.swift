import CarobRuntime
import Foundation

/// The members of `NSURL`.
extension URLBox {
  static func defineMaking(_ url: ClassMembers<URLBox>) {
    url.classMethod(
      """
      + (nullable instancetype)URLWithString:(NSString *)string \
      relativeToURL:(nullable NSURL *)baseURL
      """
    ) { (_, text: String?, base: URLBox?) in
      text.flatMap { URL(string: $0, relativeTo: base?.url) }.map { URLBox($0) }
    }
    url.classMethod("+ (NSURL *)fileURLWithPath:(NSString *)path isDirectory:(BOOL)isDirectory") {
      (_, path: String, isFolder: Bool) in
      URL(fileURLWithPath: path, isDirectory: isFolder)
    }
    url.classMethod(
      "+ (NSURL *)fileURLWithPath:(NSString *)path relativeToURL:(nullable NSURL *)baseURL"
    ) { (_, path: String, base: URLBox?) in
      URL(fileURLWithPath: path, relativeTo: base?.url)
    }
    url.classMethod(
      "+ (nullable NSURL *)fileURLWithPathComponents:(NSArray<NSString *> *)components"
    ) { (_, components: [String]) -> URLBox? in
      guard let first = components.first else { return nil }
      let path = components.dropFirst().reduce(first) {
        $0.hasSuffix("/") ? $0 + $1 : $0 + "/" + $1
      }
      return URLBox(URL(fileURLWithPath: path))
    }
  }

  static func defineInitializers(_ url: ClassMembers<URLBox>) {
    url.method("- (nullable instancetype)initWithString:(NSString *)string") {
      (this, text: String) in set(this, URL(string: text))
    }
    url.method(
      """
      - (nullable instancetype)initWithString:(NSString *)string \
      relativeToURL:(nullable NSURL *)baseURL
      """
    ) { (this, text: String, base: URLBox?) in
      set(this, URL(string: text, relativeTo: base?.url))
    }
    url.method("- (instancetype)initFileURLWithPath:(NSString *)path") { (this, path: String) in
      set(this, URL(fileURLWithPath: path))
    }
    url.method("- (instancetype)initFileURLWithPath:(NSString *)path isDirectory:(BOOL)isDirectory")
    { (this, path: String, isFolder: Bool) in
      set(this, URL(fileURLWithPath: path, isDirectory: isFolder))
    }
  }

  private static func set(_ box: URLBox, _ url: URL?) -> URLBox? {
    guard let url else { return nil }
    box.url = url
    return box
  }

  static func defineParts(_ url: ClassMembers<URLBox>) {
    url.property("@property (nonatomic, readonly, copy, nullable) NSString *user") {
      $0.url.user(percentEncoded: false)
    }
    url.property("@property (nonatomic, readonly, copy, nullable) NSString *password") {
      $0.url.password(percentEncoded: false)
    }
    url.property("@property (nonatomic, readonly, copy, nullable) NSString *resourceSpecifier") {
      this in
      let text = this.url.relativeString
      guard let scheme = this.url.scheme, text.hasPrefix(scheme + ":") else { return text }
      return String(text.dropFirst(scheme.count + 1))
    }
    url.property("@property (nonatomic, readonly) BOOL hasDirectoryPath") {
      $0.url.hasDirectoryPath
    }
    url.property("@property (nonatomic, readonly) const char *fileSystemRepresentation") { this in
      CString(pointer: StringBox(this.url.path).autoreleased().utf8)
    }
  }

  static func defineRelative(_ url: ClassMembers<URLBox>) {
    url.property("@property (nonatomic, readonly, copy, nullable) NSURL *baseURL") {
      $0.url.baseURL.map { URLBox($0) }
    }
    url.property("@property (nonatomic, readonly) NSString *relativeString") {
      $0.url.relativeString
    }
    url.property("@property (nonatomic, readonly) NSString *relativePath") { $0.url.relativePath }
    url.property("@property (nonatomic, readonly) NSURL *absoluteURL") { $0.url.absoluteURL }
    url.property("@property (nonatomic, readonly) NSURL *standardizedURL") { $0.url.standardized }
  }

  static func definePaths(_ url: ClassMembers<URLBox>) {
    url.method(
      "- (NSURL *)URLByAppendingPathComponent:(NSString *)component isDirectory:(BOOL)directory"
    ) { (this, component: String, isFolder: Bool) in
      this.url.appendingPathComponent(component, isDirectory: isFolder)
    }
    url.method("- (NSURL *)URLByAppendingPathExtension:(NSString *)extension") {
      (this, pathExtension: String) in
      this.url.appendingPathExtension(pathExtension)
    }
    url.property("@property (nonatomic, readonly) NSURL *URLByDeletingPathExtension") {
      $0.url.deletingPathExtension()
    }
    url.property("@property (nonatomic, readonly) NSURL *URLByStandardizingPath") {
      $0.url.isFileURL ? $0.url.standardizedFileURL : $0.url
    }
    url.property("@property (nonatomic, readonly) NSURL *URLByResolvingSymlinksInPath") {
      $0.url.isFileURL ? $0.url.resolvingSymlinksInPath() : $0.url
    }
  }

  static func defineFiles(_ url: ClassMembers<URLBox>) {
    url.property("@property (nonatomic, readonly) BOOL isFileReferenceURL") { _ in false }
    url.property("@property (nonatomic, readonly, copy, nullable) NSURL *filePathURL") {
      $0.url.isFileURL ? $0 : nil
    }
    url.method("- (BOOL)checkResourceIsReachableAndReturnError:(NSError **)error") {
      (this, error: ObjectPointer) in
      error.succeeds { _ = try this.url.checkResourceIsReachable() }
    }
  }
}
