import CarobFoundation
import CarobRuntime
import Foundation

/// Data that a test leaves for people who look at its results. [any-thread]
public final class XCTAttachment: Object {
  private struct State {
    var data = Data()
    var type = "public.data"
    var name: String?
    var userInfo: DictionaryBox?
    var lifetime = XCTAttachment.deleteOnSuccess
  }

  private let state = Locked(State())

  /// Kept even when the test passes.
  private static let keepAlways = 0
  private static let deleteOnSuccess = 1

  convenience init(_ data: Data, type: String) {
    self.init()
    state.withLock { state in
      state.data = data
      state.type = type
    }
  }

  /// The bytes.
  var data: Data { state.withLock { $0.data } }

  /// Whether it is kept when the test passes.
  var isKept: Bool { state.withLock { $0.lifetime == Self.keepAlways } }

  /// The name of a file for it: its name, without characters that paths have, and the extension of its type.
  var fileName: String {
    let (name, type) = state.withLock { ($0.name ?? "", $0.type) }
    let plain = FileName.plain(name, or: "attachment")
    let ending = Self.endings[type] ?? "data"
    return plain.hasSuffix(".\(ending)") ? plain : "\(plain).\(ending)"
  }

  private static let endings = [
    "public.plain-text": "txt", "public.utf8-plain-text": "txt", "public.text": "txt",
    "public.json": "json", "public.xml": "xml", "public.html": "html", "public.png": "png",
    "public.jpeg": "jpeg", "public.svg-image": "svg", "com.apple.property-list": "plist",
    "com.apple.xml-property-list": "plist", "public.comma-separated-values-text": "csv",
  ]

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: XCTAttachment.self, "Data that a test leaves for people who look at its results."
    ) { attachment in
      defineMaking(attachment)
      attachment.property("@property (readonly, copy) NSString *uniformTypeIdentifier") { this in
        this.state.withLock { $0.type }
      }
      attachment.property(
        "@property (copy, nullable) NSString *name",
        get: { this in this.state.withLock { $0.name } },
        set: { (this, name: String?) in this.state.withLock { $0.name = name } })
      attachment.property(
        "@property (copy, nullable) NSDictionary *userInfo",
        get: { this in this.state.withLock { $0.userInfo } },
        set: { (this, info: DictionaryBox?) in this.state.set(\.userInfo, to: info) })
      attachment.property(
        "@property XCTAttachmentLifetime lifetime",
        get: { this in this.state.withLock { $0.lifetime } },
        set: { (this, lifetime: Int) in this.state.withLock { $0.lifetime = lifetime } })
    }
  }

  private static func defineMaking(_ attachment: ClassMembers<XCTAttachment>) {
    attachment.classMethod("+ (instancetype)attachmentWithData:(NSData *)data") {
      (_, data: Data) in XCTAttachment(data, type: "public.data")
    }
    attachment.classMethod(
      """
      + (instancetype)attachmentWithData:(NSData *)data \
      uniformTypeIdentifier:(NSString *)uniformTypeIdentifier
      """
    ) { (_, data: Data, type: String) in XCTAttachment(data, type: type) }
    attachment.classMethod("+ (instancetype)attachmentWithString:(NSString *)string") {
      (_, text: String) in XCTAttachment(Data(text.utf8), type: "public.plain-text")
    }
    attachment.classMethod("+ (instancetype)attachmentWithContentsOfFileAtURL:(NSURL *)url") {
      (_, url: URLBox) in
      let type = endings.first { $0.value == url.url.pathExtension }?.key ?? "public.data"
      let made = XCTAttachment(try Data(contentsOf: url.url), type: type)
      made.state.withLock { $0.name = url.url.lastPathComponent }
      return made
    }
  }
}
