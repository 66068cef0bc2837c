import CarobRuntime
import Foundation

/// `NSData` in files.
extension DataBox {
  static func defineFiles(_ data: ClassMembers<DataBox>) {
    defineReadingFiles(data)
    defineFileInitializers(data)
    defineWritingFiles(data)
  }

  private static func defineReadingFiles(_ data: ClassMembers<DataBox>) {
    data.classMethod("+ (nullable instancetype)dataWithContentsOfFile:(NSString *)path") {
      (cls, path: String?) -> DataBox? in
      guard let path, let bytes = try? read(path) else { return nil }
      return try DataBox.make(cls, bytes)
    }
    data.classMethod(
      """
      + (nullable instancetype)dataWithContentsOfFile:(NSString *)path \
      options:(NSDataReadingOptions)options error:(NSError **)error
      """
    ) { (cls, path: String?, _: UInt, error: ObjectPointer) -> DataBox? in
      guard let bytes = error.catching({ try read(path.filePath()) }) else { return nil }
      return try DataBox.make(cls, bytes)
    }
    data.classMethod("+ (nullable instancetype)dataWithContentsOfURL:(NSURL *)url") {
      (cls, url: URL?) -> DataBox? in
      guard let url, let bytes = try? read(url) else { return nil }
      return try DataBox.make(cls, bytes)
    }
    data.classMethod(
      """
      + (nullable instancetype)dataWithContentsOfURL:(NSURL *)url \
      options:(NSDataReadingOptions)options error:(NSError **)error
      """
    ) { (cls, url: URL?, _: UInt, error: ObjectPointer) -> DataBox? in
      guard let bytes = error.catching({ try read(url.fileURL()) }) else { return nil }
      return try DataBox.make(cls, bytes)
    }
  }

  private static func defineFileInitializers(_ data: ClassMembers<DataBox>) {
    data.method("- (nullable instancetype)initWithContentsOfFile:(NSString *)path") {
      (this, path: String?) -> DataBox? in
      filled(this, path.flatMap { try? read($0) })
    }
    data.method(
      """
      - (nullable instancetype)initWithContentsOfFile:(NSString *)path \
      options:(NSDataReadingOptions)options error:(NSError **)error
      """
    ) { (this, path: String?, _: UInt, error: ObjectPointer) -> DataBox? in
      filled(this, error.catching { try read(path.filePath()) })
    }
    data.method("- (nullable instancetype)initWithContentsOfURL:(NSURL *)url") {
      (this, url: URL?) -> DataBox? in
      filled(this, url.flatMap { try? read($0) })
    }
    data.method(
      """
      - (nullable instancetype)initWithContentsOfURL:(NSURL *)url \
      options:(NSDataReadingOptions)options error:(NSError **)error
      """
    ) { (this, url: URL?, _: UInt, error: ObjectPointer) -> DataBox? in
      filled(this, error.catching { try read(url.fileURL()) })
    }
  }

  private static func filled(_ box: DataBox, _ bytes: Data?) -> DataBox? {
    guard let bytes else { return nil }
    box.take(bytes)
    return box
  }

  private static func defineWritingFiles(_ data: ClassMembers<DataBox>) {
    data.method("- (BOOL)writeToFile:(NSString *)file atomically:(BOOL)atomically") {
      (this, path: String?, isAtomic: Bool) in
      guard let path else { return false }
      return (try? write(this, path, isAtomic ? .atomic : [])) != nil
    }
    data.method(
      """
      - (BOOL)writeToFile:(NSString *)path options:(NSDataWritingOptions)options \
      error:(NSError **)error
      """
    ) { (this, path: String?, options: UInt, error: ObjectPointer) in
      let options = try writing(options)
      return error.succeeds { try write(this, path.filePath(), options) }
    }
    data.method("- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically") {
      (this, url: URL?, isAtomic: Bool) in
      guard let url else { return false }
      return (try? this.data.write(to: url, options: isAtomic ? .atomic : [])) != nil
    }
    data.method(
      """
      - (BOOL)writeToURL:(NSURL *)url options:(NSDataWritingOptions)options \
      error:(NSError **)error
      """
    ) { (this, url: URL?, options: UInt, error: ObjectPointer) in
      let options = try writing(options)
      return error.succeeds { try this.data.write(to: url.fileURL(), options: options) }
    }
  }

  /// `NSDataWritingAtomic` and `NSDataWritingWithoutOverwriting`, which exclude one another.
  private static func writing(_ options: UInt) throws -> Data.WritingOptions {
    let options = Data.WritingOptions(rawValue: options & 3)
    if options == [.atomic, .withoutOverwriting] {
      throw ObjectiveCException.invalidArgument(
        "-[NSData writeToFile:options:error:]: an atomic write overwrites")
    }
    return options
  }

  private static func read(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// The bytes of a file. A URL on a server needs a request.
  private static func read(_ url: URL) throws -> Data {
    guard url.isFileURL else {
      throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url])
    }
    return try Data(contentsOf: url)
  }

  private static func write(
    _ data: DataBox, _ path: String, _ options: Data.WritingOptions
  ) throws {
    try data.data.write(to: URL(fileURLWithPath: path), options: options)
  }
}
