import CarobRuntime
import Foundation

/// Files and folders.
///
/// Errors are Foundation's, in the domain `NSCocoaErrorDomain`. [any-thread]
public final class NSFileManager: Object {
  // SAFETY: it has no state; any thread may use Foundation's own.
  nonisolated(unsafe) private static let shared = NSFileManager()

  static var manager: FileManager { .default }

  /// States the members of `NSFileManager`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSFileManager.self, "Makes, reads, copies, moves and removes files and folders."
    ) { files in
      files.classMethod("+ (NSFileManager *)defaultManager") { _ in shared }
      defineAsking(files)
      defineListing(files)
      defineChanging(files)
      defineChangingByURL(files)
      defineAttributes(files)
      defineContents(files)
      defineLinks(files)
      definePlaces(files)
    }
  }

  private static func defineAsking(_ files: ClassMembers<NSFileManager>) {
    files.method("- (BOOL)fileExistsAtPath:(NSString *)path") { (_, path: String?) in
      path.map(manager.fileExists(atPath:)) ?? false
    }
    files.method(
      "- (BOOL)fileExistsAtPath:(NSString *)path isDirectory:(nullable BOOL *)isDirectory"
    ) { (_, path: String?, answer: Pointer) in
      var isFolder: ObjCBool = false
      let exists = path.map { manager.fileExists(atPath: $0, isDirectory: &isFolder) } ?? false
      // SAFETY: the method's contract is a BOOL's address, or null.
      if exists { answer.address?.storeBytes(of: isFolder.boolValue ? 1 : 0, as: UInt8.self) }
      return exists
    }
    files.method("- (BOOL)isReadableFileAtPath:(NSString *)path") { (_, path: String?) in
      path.map(manager.isReadableFile) ?? false
    }
    files.method("- (BOOL)isWritableFileAtPath:(NSString *)path") { (_, path: String?) in
      path.map(manager.isWritableFile) ?? false
    }
    files.method("- (BOOL)isExecutableFileAtPath:(NSString *)path") { (_, path: String?) in
      path.map(manager.isExecutableFile) ?? false
    }
    files.method("- (BOOL)isDeletableFileAtPath:(NSString *)path") { (_, path: String?) in
      path.map(manager.isDeletableFile) ?? false
    }
    files.method("- (BOOL)contentsEqualAtPath:(NSString *)path andPath:(NSString *)other") {
      (_, first: String?, second: String?) in
      guard let first, let second else { return false }
      return manager.contentsEqual(atPath: first, andPath: second)
    }
    files.method("- (NSString *)displayNameAtPath:(NSString *)path") { (_, path: String?) in
      manager.displayName(atPath: path ?? "")
    }
  }

  private static func defineListing(_ files: ClassMembers<NSFileManager>) {
    files.method(
      """
      - (NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path \
      error:(NSError **)error
      """
    ) { (_, path: String?, error: ObjectPointer) -> [String]? in
      error.catching { try manager.contentsOfDirectory(atPath: path.filePath()).sorted() }
    }
    files.method(
      """
      - (NSArray<NSString *> *)subpathsOfDirectoryAtPath:(NSString *)path \
      error:(NSError **)error
      """
    ) { (_, path: String?, error: ObjectPointer) -> [String]? in
      error.catching { try manager.subpathsOfDirectory(atPath: path.filePath()).sorted() }
    }
    files.method("- (NSArray<NSString *> *)subpathsAtPath:(NSString *)path") {
      (_, path: String?) -> [String]? in
      try? manager.subpathsOfDirectory(atPath: path.filePath()).sorted()
    }
    files.method(
      "- (nullable NSDirectoryEnumerator<NSString *> *)enumeratorAtPath:(NSString *)path"
    ) { (_, path: String?) -> NSDirectoryEnumerator? in
      guard let path else { return nil }
      let enumerator = NSDirectoryEnumerator(path, urls: false)
      return (try? enumerator.readRoot()).map { enumerator }
    }
    files.method(
      """
      - (nullable NSDirectoryEnumerator<NSURL *> *)enumeratorAtURL:(NSURL *)url \
      includingPropertiesForKeys:(nullable NSArray<NSString *> *)keys \
      options:(NSDirectoryEnumerationOptions)options \
      errorHandler:(nullable BOOL (^)(NSURL *url, NSError *error))handler
      """
    ) { (_, url: URL?, _: Object?, options: UInt, handler: Block?) -> NSDirectoryEnumerator? in
      guard let url, url.isFileURL else { return nil }
      let enumerator = NSDirectoryEnumerator(
        url.path, urls: true, .init(rawValue: options), errorHandler: handler)
      try enumerator.readRootReporting()
      return enumerator
    }
    files.method(
      """
      - (NSArray<NSURL *> *)contentsOfDirectoryAtURL:(NSURL *)url \
      includingPropertiesForKeys:(nullable NSArray<NSString *> *)keys \
      options:(NSDirectoryEnumerationOptions)options error:(NSError **)error
      """
    ) { (_, url: URL?, _: Object?, options: UInt, error: ObjectPointer) -> [URL]? in
      error.catching {
        try manager.contentsOfDirectory(
          at: url.fileURL(), includingPropertiesForKeys: nil, options: .init(rawValue: options)
        ).sorted { $0.path < $1.path }
      }
    }
  }

  private static func definePlaces(_ files: ClassMembers<NSFileManager>) {
    files.property("@property (nonatomic, readonly) NSString *currentDirectoryPath") { _ in
      manager.currentDirectoryPath
    }
    files.method("- (BOOL)changeCurrentDirectoryPath:(NSString *)path") { (_, path: String?) in
      path.map(manager.changeCurrentDirectoryPath) ?? false
    }
    files.property("@property (readonly, copy) NSURL *temporaryDirectory") { _ in
      manager.temporaryDirectory
    }
    files.property("@property (readonly, copy) NSURL *homeDirectoryForCurrentUser") { _ in
      manager.homeDirectoryForCurrentUser
    }
    files.method("- (nullable NSURL *)homeDirectoryForUser:(NSString *)login") {
      (_, login: String) -> URL? in
      manager.homeDirectory(forUser: login)
    }
    files.method(
      """
      - (NSArray<NSURL *> *)URLsForDirectory:(NSSearchPathDirectory)directory \
      inDomains:(NSSearchPathDomainMask)domains
      """
    ) { (_, place: UInt, domains: UInt) -> [URL] in
      FilePlaces.urls(place, domains)
    }
    files.method(
      """
      - (nullable NSURL *)URLForDirectory:(NSSearchPathDirectory)directory \
      inDomain:(NSSearchPathDomainMask)domain appropriateForURL:(nullable NSURL *)url \
      create:(BOOL)shouldCreate error:(NSError **)error
      """
    ) { (_, place: UInt, domain: UInt, _: Object?, create: Bool, error: ObjectPointer) -> URL? in
      error.catching {
        guard let url = FilePlaces.urls(place, domain).first else {
          throw CocoaError(.fileNoSuchFile)
        }
        if create { try manager.createDirectory(at: url, withIntermediateDirectories: true) }
        return url
      }
    }
  }
}

/// The standard folders for programs, by the numbers of `NSSearchPathDirectory`.
enum FilePlaces {
  /// The folders of a kind; none for kinds that Linux does not have.
  static func urls(_ place: UInt, _ domains: UInt) -> [URL] {
    guard let place = FileManager.SearchPathDirectory(rawValue: place) else { return [] }
    return FileManager.default.urls(
      for: place, in: FileManager.SearchPathDomainMask(rawValue: domains))
  }
}
