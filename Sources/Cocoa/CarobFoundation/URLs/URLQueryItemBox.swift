import CarobRuntime
import Foundation

/// A name and a value in the query of a URL. Registered as `NSURLQueryItem`. [any-thread]
public final class URLQueryItemBox: Object {
  /// The name and the value.
  public private(set) var item = URLQueryItem(name: "", value: nil)

  /// Boxes an item.
  public convenience init(_ item: URLQueryItem) {
    self.init(isa: Self.runtimeClass)
    self.item = item
  }

  public override class var runtimeName: String { "NSURLQueryItem" }

  /// Whether the other has the same name and value.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? URLQueryItemBox)?.item == item
  }

  /// A hash of the item.
  public override var hash: Int { item.hashValue }

  /// `{name = q, value = carob}`.
  public override var objectDescription: String {
    "{name = \(item.name), value = \(item.value ?? "(null)")}"
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: URLQueryItemBox.self, "A name and a value in the query of a URL."
    ) { item in
      item.isImmutable()
      item.classMethod(
        "+ (instancetype)queryItemWithName:(NSString *)name value:(nullable NSString *)value"
      ) { (_, name: String, value: String?) in
        URLQueryItemBox(URLQueryItem(name: name, value: value))
      }
      item.method("- (instancetype)initWithName:(NSString *)name value:(nullable NSString *)value")
      { (this, name: String, value: String?) in
        this.item = URLQueryItem(name: name, value: value)
        return this
      }
      item.property("@property (nonatomic, readonly) NSString *name") { $0.item.name }
      item.property("@property (nonatomic, readonly, copy, nullable) NSString *value") {
        $0.item.value
      }
    }
  }
}
