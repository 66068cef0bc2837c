import CarobRuntime
import Foundation

/// Arrays and dictionaries in files, as property lists.
///
/// They are written as XML, unless a date has parts of a second, and read in any format of property lists.
enum PropertyListFiles {
  static func define(_ array: ClassMembers<ArrayBox>) {
    array.classMethod("+ (nullable instancetype)arrayWithContentsOfFile:(NSString *)path") {
      (cls, path: String?) in
      try elements(path.map(file)).map { try ArrayBox.make(cls, $0) }
    }
    array.classMethod("+ (nullable instancetype)arrayWithContentsOfURL:(NSURL *)url") {
      (cls, url: URL?) in
      try elements(url).map { try ArrayBox.make(cls, $0) }
    }
    array.method("- (nullable instancetype)initWithContentsOfFile:(NSString *)path") {
      (this, path: String?) in
      try filled(this, elements(path.map(file)))
    }
    array.method("- (nullable instancetype)initWithContentsOfURL:(NSURL *)url") {
      (this, url: URL?) in try filled(this, elements(url))
    }
    array.method("- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically") {
      (this, path: String?, isAtomic: Bool) in
      write(this, to: path.map(file), isAtomic)
    }
    array.method("- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically") {
      (this, url: URL?, isAtomic: Bool) in
      write(this, to: url, isAtomic)
    }
  }

  static func define(_ dictionary: ClassMembers<DictionaryBox>) {
    dictionary.classMethod("+ (nullable instancetype)dictionaryWithContentsOfFile:(NSString *)path")
    { (cls, path: String?) in
      try entries(path.map(file)).map { try DictionaryBox.make(cls, $0) }
    }
    dictionary.classMethod("+ (nullable instancetype)dictionaryWithContentsOfURL:(NSURL *)url") {
      (cls, url: URL?) in
      try entries(url).map { try DictionaryBox.make(cls, $0) }
    }
    dictionary.method("- (nullable instancetype)initWithContentsOfFile:(NSString *)path") {
      (this, path: String?) in
      try filled(this, entries(path.map(file)))
    }
    dictionary.method("- (nullable instancetype)initWithContentsOfURL:(NSURL *)url") {
      (this, url: URL?) in
      try filled(this, entries(url))
    }
    dictionary.method("- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically") {
      (this, path: String?, isAtomic: Bool) in
      write(this, to: path.map(file), isAtomic)
    }
    dictionary.method("- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically") {
      (this, url: URL?, isAtomic: Bool) in
      write(this, to: url, isAtomic)
    }
  }

  private static func file(_ path: String) -> URL { URL(fileURLWithPath: path) }

  /// The value in a file; nil when it cannot be read, or is no property list.
  private static func value(_ url: URL?) -> PropertyValue? {
    // A list on a server needs a request.
    guard let url, url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    return PropertyValue(data: data)
  }

  private static func elements(_ url: URL?) -> [Object]? {
    guard case .array(let values)? = value(url) else { return nil }
    return values.map(\.object)
  }

  private static func entries(_ url: URL?) -> ObjectTable<Object>? {
    guard let value = value(url), case .dictionary = value,
      let dictionary = value.object as? DictionaryBox
    else { return nil }
    return dictionary.entries
  }

  private static func filled(_ array: ArrayBox, _ elements: [Object]?) throws -> ArrayBox? {
    guard let elements else { return nil }
    try array.fill(elements)
    return array
  }

  private static func filled(
    _ dictionary: DictionaryBox, _ entries: ObjectTable<Object>?
  ) throws -> DictionaryBox? {
    guard let entries else { return nil }
    try dictionary.fill(entries)
    return dictionary
  }

  /// - Returns: false when a property list cannot hold the object, or the file cannot be written.
  private static func write(_ object: Object, to url: URL?, _ isAtomic: Bool) -> Bool {
    guard let url, url.isFileURL, let value = PropertyValue(object) else { return false }
    return (try? value.data.write(to: url, options: isAtomic ? .atomic : [])) != nil
  }
}
