import CarobRuntime
import Foundation

/// Gives the items in a folder and in the folders in it, each folder before its contents.
/// A folder is read when the items in it are asked for, so that a program may skip them. [one thread at a time]
final class NSDirectoryEnumerator: NSEnumerator {
  /// An item that was found.
  private struct Item {
    /// The path from the first folder.
    let path: String
    let level: Int
  }

  private var root = ""
  /// Whether it gives URLs; else it gives paths from the first folder.
  private var givesURLs = false
  private var options: FileManager.DirectoryEnumerationOptions = []
  /// Returns whether to go on after an error; nil goes on.
  private var errorHandler: Block?
  /// The items to come, the next one last.
  private var waiting: [Item] = []
  private var current: Item?
  /// Whether the contents of the current item are to be read.
  private var descends = false

  /// An enumerator of a folder, which must be readable for a path.
  convenience init(
    _ root: String, urls: Bool, _ options: FileManager.DirectoryEnumerationOptions = [],
    errorHandler: Block? = nil
  ) {
    self.init(isa: Self.runtimeClass)
    self.root = root
    givesURLs = urls
    self.options = options
    self.errorHandler = errorHandler
  }

  /// Reads the first folder.
  ///
  /// - Throws: Foundation's error when it cannot be read.
  func readRoot() throws {
    waiting = try items(in: "", level: 1)
  }

  /// Reads the first folder, and tells the handler about an error.
  func readRootReporting() throws {
    try reporting(at: "") { waiting = try items(in: "", level: 1) }
  }

  private func items(in folder: String, level: Int) throws -> [Item] {
    try FileManager.default.contentsOfDirectory(atPath: fullPath(folder)).sorted(by: >)
      .filter { !options.contains(.skipsHiddenFiles) || !$0.hasPrefix(".") }
      .map { Item(path: folder.isEmpty ? $0 : folder + "/" + $0, level: level) }
  }

  private func fullPath(_ path: String) -> String {
    path.isEmpty ? root : (root as NSString).appendingPathComponent(path)
  }

  private var attributes: [FileAttributeKey: Any]? {
    guard let current else { return nil }
    return try? FileManager.default.attributesOfItem(atPath: fullPath(current.path))
  }

  private func reporting(at path: String, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      guard let errorHandler else { return }
      let url = URLBox(URL(fileURLWithPath: fullPath(path)))
      if try !errorHandler.call(url, ErrorBox.of(error), returning: Bool.self) { waiting = [] }
    }
  }

  private func next() throws -> Object? {
    if let current, descends,
      attributes?[.type] as? FileAttributeType == .typeDirectory
    {
      try reporting(at: current.path) {
        waiting += try items(in: current.path, level: current.level + 1)
      }
    }
    current = waiting.popLast()
    descends = !options.contains(.skipsSubdirectoryDescendants)
    guard let current else { return nil }
    if !givesURLs { return StringBox(current.path) }
    return URLBox(URL(fileURLWithPath: fullPath(current.path)))
  }

  /// States the members of `NSDirectoryEnumerator`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSDirectoryEnumerator.self, "Gives the items in a folder, and those in the folders in it."
    ) { enumerator in
      enumerator.method("nextObject") { this -> Object? in try this.next() }
      enumerator.property(
        "@property (nullable, readonly, copy) NSDictionary<NSFileAttributeKey, id> *fileAttributes"
      ) { $0.attributes.map(FileAttributes.boxed) }
      enumerator.property(
        """
        @property (nullable, readonly, copy) NSDictionary<NSFileAttributeKey, id> \
        *directoryAttributes
        """
      ) { this -> DictionaryBox? in
        (try? FileManager.default.attributesOfItem(atPath: this.root)).map(FileAttributes.boxed)
      }
      enumerator.property("@property (readonly) NSUInteger level") { UInt($0.current?.level ?? 0) }
      enumerator.property("@property (readonly) BOOL isEnumeratingDirectoryPostOrder") { _ in false
      }
      enumerator.method("- (void)skipDescendants") { $0.descends = false }
      enumerator.method("- (void)skipDescendents") { $0.descends = false }
    }
  }
}
