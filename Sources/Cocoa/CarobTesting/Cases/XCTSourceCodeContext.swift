import CarobFoundation
import CarobRuntime
import Foundation

/// A line of a file. [any-thread]
public final class XCTSourceCodeLocation: Object {
  private let place = Locked<(url: URL?, line: Int)>((nil, 0))

  convenience init(file: String, line: Int) {
    self.init(isa: Self.runtimeClass)
    set(URL(fileURLWithPath: file), line)
  }

  private func set(_ url: URL?, _ line: Int) { place.withLock { $0 = (url, line) } }

  /// The path of the file; nil when unknown.
  var file: String? { place.withLock { $0.url }?.path }

  /// The line, from 1.
  var line: Int { place.withLock { $0.line } }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: XCTSourceCodeLocation.self, "A line of a file.") { location in
      location.method("- (instancetype)initWithFileURL:(NSURL *)url lineNumber:(NSInteger)line") {
        (this, url: URLBox, line: Int) in
        this.set(url.url, line)
        return this
      }
      location.method(
        "- (instancetype)initWithFilePath:(NSString *)path lineNumber:(NSInteger)line"
      ) { (this, path: String, line: Int) in
        this.set(URL(fileURLWithPath: path), line)
        return this
      }
      location.property("@property (readonly) NSURL *fileURL") { this in
        this.place.withLock { $0.url }.map { URLBox($0) }
      }
      location.property("@property (readonly) NSInteger lineNumber") { $0.line }
    }
  }
}

/// The place in the source that an issue is about. [any-thread]
public final class XCTSourceCodeContext: Object {
  private let place = Locked<XCTSourceCodeLocation?>(nil)

  convenience init(_ location: XCTSourceCodeLocation) {
    self.init(isa: Self.runtimeClass)
    place.withLock { $0 = location }
  }

  /// The line; nil when unknown.
  var location: XCTSourceCodeLocation? { place.withLock { $0 } }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTSourceCodeContext.self, "The place in the source that an issue is about."
    ) { context in
      context.method("- (instancetype)initWithLocation:(nullable XCTSourceCodeLocation *)location")
      {
        (this, location: XCTSourceCodeLocation?) in
        this.place.withLock { $0 = location }
        return this
      }
      context.property("@property (readonly, nullable) XCTSourceCodeLocation *location") {
        $0.location
      }
    }
  }
}
