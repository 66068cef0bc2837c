import CarobRuntime
import Foundation

/// The methods that make, copy, move and remove files.
extension NSFileManager {
  static func defineChanging(_ files: ClassMembers<NSFileManager>) {
    files.method(
      """
      - (BOOL)createDirectoryAtPath:(NSString *)path \
      withIntermediateDirectories:(BOOL)createIntermediates \
      attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes \
      error:(NSError **)error
      """
    ) { (_, path: String?, isDeep: Bool, attributes: DictionaryBox?, error: ObjectPointer) in
      error.succeeds {
        try manager.createDirectory(
          atPath: path.filePath(), withIntermediateDirectories: isDeep,
          attributes: try attributes.map(FileAttributes.read))
      }
    }
    files.method("- (BOOL)removeItemAtPath:(NSString *)path error:(NSError **)error") {
      (_, path: String?, error: ObjectPointer) in
      error.succeeds { try manager.removeItem(atPath: path.filePath()) }
    }
    files.method(
      "- (BOOL)copyItemAtPath:(NSString *)path toPath:(NSString *)other error:(NSError **)error"
    ) { (_, path: String, other: String, error: ObjectPointer) in
      error.succeeds { try manager.copyItem(atPath: path, toPath: other) }
    }
    files.method(
      "- (BOOL)moveItemAtPath:(NSString *)path toPath:(NSString *)other error:(NSError **)error"
    ) { (_, path: String, other: String, error: ObjectPointer) in
      error.succeeds { try manager.moveItem(atPath: path, toPath: other) }
    }
  }

  static func defineChangingByURL(_ files: ClassMembers<NSFileManager>) {
    files.method(
      """
      - (BOOL)createDirectoryAtURL:(NSURL *)url \
      withIntermediateDirectories:(BOOL)createIntermediates \
      attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes \
      error:(NSError **)error
      """
    ) { (_, url: URL?, isDeep: Bool, attributes: DictionaryBox?, error: ObjectPointer) in
      error.succeeds {
        try manager.createDirectory(
          at: url.fileURL(), withIntermediateDirectories: isDeep,
          attributes: try attributes.map(FileAttributes.read))
      }
    }
    files.method("- (BOOL)removeItemAtURL:(NSURL *)url error:(NSError **)error") {
      (_, url: URL?, error: ObjectPointer) in
      error.succeeds { try manager.removeItem(at: url.fileURL()) }
    }
    files.method("- (BOOL)copyItemAtURL:(NSURL *)url toURL:(NSURL *)other error:(NSError **)error")
    {
      (_, url: URL, other: URL, error: ObjectPointer) in
      error.succeeds { try manager.copyItem(at: url, to: other) }
    }
    files.method("- (BOOL)moveItemAtURL:(NSURL *)url toURL:(NSURL *)other error:(NSError **)error")
    {
      (_, url: URL, other: URL, error: ObjectPointer) in
      error.succeeds { try manager.moveItem(at: url, to: other) }
    }
  }

  static func defineAttributes(_ files: ClassMembers<NSFileManager>) {
    files.method(
      """
      - (NSDictionary<NSFileAttributeKey, id> *)attributesOfItemAtPath:(NSString *)path \
      error:(NSError **)error
      """
    ) { (_, path: String?, error: ObjectPointer) -> DictionaryBox? in
      error.catching { FileAttributes.boxed(try manager.attributesOfItem(atPath: path.filePath())) }
    }
    files.method(
      """
      - (NSDictionary<NSFileAttributeKey, id> *)attributesOfFileSystemForPath:(NSString *)path \
      error:(NSError **)error
      """
    ) { (_, path: String?, error: ObjectPointer) -> DictionaryBox? in
      error.catching {
        FileAttributes.boxed(try manager.attributesOfFileSystem(forPath: path.filePath()))
      }
    }
    files.method(
      """
      - (BOOL)setAttributes:(NSDictionary<NSFileAttributeKey, id> *)attributes \
      ofItemAtPath:(NSString *)path error:(NSError **)error
      """
    ) { (_, attributes: DictionaryBox, path: String?, error: ObjectPointer) in
      error.succeeds {
        try manager.setAttributes(
          try FileAttributes.read(attributes), ofItemAtPath: path.filePath())
      }
    }
  }

  static func defineContents(_ files: ClassMembers<NSFileManager>) {
    files.method("- (nullable NSData *)contentsAtPath:(NSString *)path") { (_, path: String?) in
      path.flatMap(manager.contents).map(DataBox.init)
    }
    files.method(
      """
      - (BOOL)createFileAtPath:(NSString *)path contents:(nullable NSData *)data \
      attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes
      """
    ) { (_, path: String?, contents: DataBox?, attributes: DictionaryBox?) in
      guard let path else { return false }
      return manager.createFile(
        atPath: path, contents: contents?.data ?? Data(),
        attributes: try attributes.map(FileAttributes.read))
    }
  }

  static func defineLinks(_ files: ClassMembers<NSFileManager>) {
    files.method(
      """
      - (BOOL)createSymbolicLinkAtPath:(NSString *)path \
      withDestinationPath:(NSString *)destination error:(NSError **)error
      """
    ) { (_, path: String, target: String, error: ObjectPointer) in
      error.succeeds {
        try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
      }
    }
    files.method(
      "- (NSString *)destinationOfSymbolicLinkAtPath:(NSString *)path error:(NSError **)error"
    ) { (_, path: String?, error: ObjectPointer) -> String? in
      error.catching { try manager.destinationOfSymbolicLink(atPath: path.filePath()) }
    }
    files.method(
      "- (BOOL)linkItemAtPath:(NSString *)path toPath:(NSString *)other error:(NSError **)error"
    ) { (_, path: String, other: String, error: ObjectPointer) in
      error.succeeds { try manager.linkItem(atPath: path, toPath: other) }
    }
  }
}
