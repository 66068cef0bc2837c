import CarobRuntime
import Foundation

/// The properties of a response besides its body. [any-thread]
public class NSURLResponse: Object {
  /// The URL of the request.
  final var url: URL?
  /// The media type, such as `text/html`.
  final var mimeType: String?
  /// The number of bytes in the body; -1 when it is not known.
  final var expectedContentLength = -1
  /// The character set, such as `utf-8`.
  final var textEncodingName: String?

  /// A name for the body as a file.
  var suggestedFilename: String {
    let name = url?.lastPathComponent ?? ""
    let stem = name.isEmpty || name == "/" ? url?.host() ?? "Unknown" : name
    guard !stem.contains("."), let mimeType else { return stem }
    return Self.extensions[mimeType.lowercased()].map { "\(stem).\($0)" } ?? stem
  }

  private static let extensions = [
    "text/plain": "txt", "text/html": "html", "text/css": "css", "text/csv": "csv",
    "application/json": "json", "application/xml": "xml", "text/xml": "xml",
    "application/pdf": "pdf", "application/zip": "zip", "image/png": "png",
    "image/jpeg": "jpeg", "image/gif": "gif", "image/svg+xml": "svg",
  ]

  /// `<NSURLResponse> { URL: http://example.com }`.
  public override var objectDescription: String {
    "<\(runtimeClass.name)> { URL: \(url?.absoluteString ?? "(null)") }"
  }

  /// States the members of `NSURLResponse`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSURLResponse.self, "What is known of an answer beside its body."
    ) { response in
      response.isImmutable()
      response.method(
        """
        - (instancetype)initWithURL:(NSURL *)url MIMEType:(nullable NSString *)type \
        expectedContentLength:(NSInteger)length textEncodingName:(nullable NSString *)name
        """
      ) { (this, url: URLBox?, type: String?, length: Int, encoding: String?) in
        this.url = url?.url
        this.mimeType = type
        this.expectedContentLength = length
        this.textEncodingName = encoding
        return this
      }
      response.property("@property (nonatomic, readonly, copy, nullable) NSURL *URL") {
        $0.url.map { URLBox($0) }
      }
      response.property("@property (nonatomic, readonly, copy, nullable) NSString *MIMEType") {
        $0.mimeType
      }
      response.property("@property (nonatomic, readonly) long long expectedContentLength") {
        $0.expectedContentLength
      }
      response.property(
        "@property (nonatomic, readonly, copy, nullable) NSString *textEncodingName"
      ) { $0.textEncodingName }
      response.property(
        "@property (nonatomic, readonly, copy, nullable) NSString *suggestedFilename"
      ) { $0.suggestedFilename }
    }
  }
}
