import CarobRuntime
import Foundation

/// The methods for files that name no encoding: the encoding is the one that the file tells, else UTF-8.
extension StringBox {
  static func defineFilesWithoutEncoding(_ string: ClassMembers<StringBox>) {
    string.classMethod("+ (nullable id)stringWithContentsOfFile:(NSString *)path") {
      (cls, path: String?) -> StringBox? in
      try TextFile.guessed(path.map { URL(fileURLWithPath: $0) }).map { try make(cls, $0) }
    }
    string.method("- (nullable id)initWithContentsOfFile:(NSString *)path") {
      (this, path: String?) -> StringBox? in
      try TextFile.guessed(path.map { URL(fileURLWithPath: $0) }).map(this.initialize)
    }
    string.classMethod("+ (nullable id)stringWithContentsOfURL:(NSURL *)url") {
      (cls, url: URL?) -> StringBox? in
      try TextFile.guessed(url).map { try make(cls, $0) }
    }
    string.method("- (nullable id)initWithContentsOfURL:(NSURL *)url") {
      (this, url: URL?) -> StringBox? in
      try TextFile.guessed(url).map(this.initialize)
    }
    string.method("- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)isAtomic") {
      (this, path: String?, isAtomic: Bool) in
      guard let path else { return false }
      return TextFile.write(this.string, URL(fileURLWithPath: path), isAtomic)
    }
    string.method("- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)isAtomic") {
      (this, url: URL?, isAtomic: Bool) in
      url.map { TextFile.write(this.string, $0, isAtomic) } ?? false
    }
  }
}

extension TextFile {
  /// The text of a file; nil when it cannot be read.
  fileprivate static func guessed(_ url: URL?) -> String? {
    guard let url, url.isFileURL else { return nil }
    var encoding = String.Encoding.utf8
    return try? String(contentsOfFile: url.path, usedEncoding: &encoding)
  }

  /// Writes a text, and returns whether that succeeded.
  fileprivate static func write(_ text: String, _ url: URL, _ isAtomic: Bool) -> Bool {
    guard url.isFileURL else { return false }
    return (try? Data(text.utf8).write(to: url, options: isAtomic ? .atomic : [])) != nil
  }
}
