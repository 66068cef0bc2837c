import CarobFoundation
import CarobRuntime
import Foundation

/// A file and a line of a test. [any-thread]
public final class XCTSourceCodeLocation: Object {
  private let place = Locked((file: "", line: 0))

  /// Makes a location.
  convenience init(file: String, line: Int) {
    self.init()
    place.withLock { $0 = (file, line) }
  }

  /// The path of the file.
  var file: String { place.withLock { $0.file } }

  /// The line, from 1.
  var line: Int { place.withLock { $0.line } }

  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? XCTSourceCodeLocation else { return false }
    return other.file == file && other.line == line
  }

  public override var hash: Int { file.hashValue ^ line }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTSourceCodeLocation.self, "The place of a failure: a file and a line."
    ) { location in
      location.method(
        "- (instancetype)initWithFilePath:(NSString *)filePath lineNumber:(NSInteger)lineNumber"
      ) { (this, file: String, line: Int) in
        this.place.withLock { $0 = (file, line) }
        return this
      }
      location.method(
        "- (instancetype)initWithFileURL:(NSURL *)fileURL lineNumber:(NSInteger)lineNumber"
      ) { (this, url: URLBox, line: Int) in
        this.place.withLock { $0 = (url.url.path, line) }
        return this
      }
      location.property("@property (readonly) NSURL *fileURL") {
        URLBox(URL(fileURLWithPath: $0.file))
      }
      location.property("@property (readonly) NSInteger lineNumber") { $0.line }
    }
  }
}

/// The circumstances of a failure. The call stack is not recorded. [any-thread]
public final class XCTSourceCodeContext: Object {
  private let place = Locked(XCTSourceCodeLocation?.none)

  /// Makes the context of a place.
  convenience init(_ location: XCTSourceCodeLocation?) {
    self.init()
    place.withLock { $0 = location }
  }

  /// The place of the failure; nil when unknown.
  var location: XCTSourceCodeLocation? { place.withLock { $0 } }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTSourceCodeContext.self, "The circumstances of a failure: its place."
    ) { context in
      context.method("- (instancetype)initWithLocation:(nullable XCTSourceCodeLocation *)location")
      {
        (this, location: XCTSourceCodeLocation?) in
        this.place.set(\.self, to: location)
        return this
      }
      context.property("@property (readonly, nullable) XCTSourceCodeLocation *location") {
        $0.location
      }
    }
  }
}
