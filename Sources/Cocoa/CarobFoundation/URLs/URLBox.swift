import CarobRuntime
import Foundation

/// A URL as an object. Registered as `NSURL`.
public final class URLBox: Object {
  /// The URL.
  public package(set) var url = URL(fileURLWithPath: "/")

  /// Boxes a URL.
  public convenience init(_ url: URL) {
    self.init(isa: Self.runtimeClass)
    self.url = url
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSURL" }

  /// Whether the other is the same URL, letter by letter.
  public override func isEqual(_ other: Object?) -> Bool { (other as? URLBox)?.url == url }

  /// A hash of the URL.
  public override var hash: Int { url.hashValue }

  /// The URL as text.
  public override var objectDescription: String { url.absoluteString }

  /// States the members of `NSURL`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: URLBox.self, "The address of a file or of something on a server."
    ) { url in
      url.isImmutable()
      url.isArchivedAsItself()
      url.classMethod("+ (nullable instancetype)URLWithString:(NSString *)string") {
        (_, text: String?) in text.flatMap { URL(string: $0) }.map(URLBox.init)
      }
      url.classMethod("+ (NSURL *)fileURLWithPath:(NSString *)path") { (_, path: String) in
        URL(fileURLWithPath: path)
      }
      url.property("@property (nonatomic, readonly) NSString *absoluteString") {
        $0.url.absoluteString
      }
      url.property("@property (nonatomic, readonly) NSString *scheme") { $0.url.scheme }
      url.property("@property (nonatomic, readonly) NSString *host") { $0.url.host }
      url.property("@property (nonatomic, readonly) NSNumber *port") {
        $0.url.port.map(NumberBox.init)
      }
      url.property("@property (nonatomic, readonly) NSString *path") { $0.url.path }
      url.property("@property (nonatomic, readonly) NSString *query") { $0.url.query }
      url.property("@property (nonatomic, readonly) NSString *fragment") { $0.url.fragment }
      url.property("@property (nonatomic, readonly) NSString *pathExtension") {
        $0.url.pathExtension
      }
      url.property("@property (nonatomic, readonly) NSArray *pathComponents") {
        $0.url.pathComponents
      }
      url.property("@property (nonatomic, readonly) NSString *lastPathComponent") {
        $0.url.lastPathComponent
      }
      url.property("@property (nonatomic, readonly, getter=isFileURL) BOOL fileURL") {
        $0.url.isFileURL
      }
      url.method("- (NSURL *)URLByAppendingPathComponent:(NSString *)component") {
        (this, component: String) in
        this.url.appendingPathComponent(component)
      }
      url.property("@property (nonatomic, readonly) NSURL *URLByDeletingLastPathComponent") {
        $0.url.deletingLastPathComponent()
      }
      defineMaking(url)
      defineInitializers(url)
      defineParts(url)
      defineRelative(url)
      definePaths(url)
      defineFiles(url)
    }
  }
}

extension URL: BoxedValue {
  /// The URL as an `NSURL`.
  public func boxed() -> URLBox { URLBox(self) }

  /// The URL of an `NSURL`.
  public static func unboxed(_ box: URLBox) throws(MessageError) -> URL { box.url }
}
