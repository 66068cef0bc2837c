import CarobFoundation
import CarobRuntime

/// The names of a paginated collection's numbers. Registered as `ICPaginatorKeys`.
///
/// Any object that implements these methods can replace it. [main-thread]
public final class ICPaginatorKeys: Object {
  /// The number of objects on a page, in responses.
  public var pageSize: String? = "page_size"
  /// The requested page, counted from 1, in requests.
  public var currentPage: String? = "page"
  /// The number of pages, in responses.
  public var numberOfPages: String? = "number_of_pages"
  /// The number of objects on all pages, in responses.
  public var numberOfTotalObjects: String? = "total_count"

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICPaginatorKeys.self,
      "The names of the parameters and keys by which a paginated data source asks for pages."
    ) { keys in
      keys.property("@property (nonatomic, copy) NSString *pageSize", \.pageSize)
      keys.property("@property (nonatomic, copy) NSString *currentPage", \.currentPage)
      keys.property("@property (nonatomic, copy) NSString *numberOfPages", \.numberOfPages)
      keys.property(
        "@property (nonatomic, copy) NSString *numberOfTotalObjects", \.numberOfTotalObjects)
    }
  }
}

/// The numbers in a response about a paginated collection.
struct PaginatorNumbers: Equatable {
  var pageSize = 0
  var numberOfPages = 0
  var numberOfTotalObjects = 0

  private static let pageSize = Message<() -> String?>("pageSize")
  private static let numberOfPages = Message<() -> String?>("numberOfPages")
  private static let numberOfTotalObjects = Message<() -> String?>("numberOfTotalObjects")

  init() {}

  /// Reads the numbers at the top level of a response; 0 for missing ones.
  ///
  /// - Throws: `MessageError` when the keys raise.
  init(in response: Object?, under keys: Object) throws(MessageError) {
    guard let response = response as? DictionaryBox else { return }
    pageSize = Self.number(in: response, under: try Self.pageSize(keys))
    numberOfPages = Self.number(in: response, under: try Self.numberOfPages(keys))
    numberOfTotalObjects = Self.number(in: response, under: try Self.numberOfTotalObjects(keys))
  }

  /// A number, which may be written as text.
  private static func number(in response: DictionaryBox, under key: String?) -> Int {
    switch key.flatMap({ response[$0] }) {
    case let number as NumberBox: number.integerValue
    case let text as StringBox: Int(text.string) ?? 0
    default: 0
    }
  }
}
