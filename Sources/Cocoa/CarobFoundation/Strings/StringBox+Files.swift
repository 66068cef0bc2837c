import CarobRuntime
import Foundation

/// Strings that are read from files, and written to them.
extension StringBox {
  static func defineReadingFiles(_ string: ClassMembers<StringBox>) {
    string.classMethod(
      """
      + (nullable instancetype)stringWithContentsOfFile:(NSString *)path \
      encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error
      """
    ) { (cls, path: String?, encoding: UInt, error: ObjectPointer) -> StringBox? in
      try error.catching { try TextFile.read(path.filePath(), encoding) }.map { try make(cls, $0) }
    }
    string.method(
      """
      - (nullable instancetype)initWithContentsOfFile:(NSString *)path \
      encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error
      """
    ) { (this, path: String?, encoding: UInt, error: ObjectPointer) -> StringBox? in
      try error.catching { try TextFile.read(path.filePath(), encoding) }.map(this.initialize)
    }
    string.classMethod(
      """
      + (nullable instancetype)stringWithContentsOfURL:(NSURL *)url \
      encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error
      """
    ) { (cls, url: URL?, encoding: UInt, error: ObjectPointer) -> StringBox? in
      try error.catching { try TextFile.read(url.fileURL(), encoding) }.map { try make(cls, $0) }
    }
    string.method(
      """
      - (nullable instancetype)initWithContentsOfURL:(NSURL *)url \
      encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error
      """
    ) { (this, url: URL?, encoding: UInt, error: ObjectPointer) -> StringBox? in
      try error.catching { try TextFile.read(url.fileURL(), encoding) }.map(this.initialize)
    }
    string.classMethod(
      """
      + (nullable instancetype)stringWithContentsOfFile:(NSString *)path \
      usedEncoding:(NSStringEncoding *)encoding error:(NSError *__autoreleasing *)error
      """
    ) { (cls, path: String?, used: Pointer, error: ObjectPointer) -> StringBox? in
      try error.catching { try TextFile.read(path.filePath(), used) }.map { try make(cls, $0) }
    }
    string.method(
      """
      - (nullable instancetype)initWithContentsOfFile:(NSString *)path \
      usedEncoding:(NSStringEncoding *)encoding error:(NSError *__autoreleasing *)error
      """
    ) { (this, path: String?, used: Pointer, error: ObjectPointer) -> StringBox? in
      try error.catching { try TextFile.read(path.filePath(), used) }.map(this.initialize)
    }
  }

  static func defineWritingFiles(_ string: ClassMembers<StringBox>) {
    string.method(
      """
      - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)isAtomic \
      encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error
      """
    ) { (this, path: String?, isAtomic: Bool, encoding: UInt, error: ObjectPointer) in
      error.succeeds {
        try this.string.write(
          toFile: path.filePath(), atomically: isAtomic, encoding: .init(rawValue: encoding))
      }
    }
    string.method(
      """
      - (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)isAtomic \
      encoding:(NSStringEncoding)encoding error:(NSError *__autoreleasing *)error
      """
    ) { (this, url: URL?, isAtomic: Bool, encoding: UInt, error: ObjectPointer) in
      error.succeeds {
        try this.string.write(
          to: url.fileURL(), atomically: isAtomic, encoding: .init(rawValue: encoding))
      }
    }
  }
}

/// The text of a file.
enum TextFile {
  static func read(_ path: String, _ encoding: UInt) throws -> String {
    try read(URL(fileURLWithPath: path), encoding)
  }

  static func read(_ url: URL, _ encoding: UInt) throws -> String {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    let data = try Data(contentsOf: url)
    guard let text = String(data: data, encoding: .init(rawValue: encoding)) else {
      throw CocoaError(
        .fileReadInapplicableStringEncoding,
        userInfo: [NSFilePathErrorKey: url.path, NSStringEncodingErrorKey: encoding])
    }
    return text
  }

  /// Reads a file in the encoding that it tells, else UTF-8.
  static func read(_ path: String, _ used: Pointer) throws -> String {
    var encoding = String.Encoding.utf8
    let text = try String(contentsOfFile: path, usedEncoding: &encoding)
    // SAFETY: the method's contract is an NSStringEncoding's address, or null.
    used.address?.storeBytes(of: encoding.rawValue, as: UInt.self)
    return text
  }
}
