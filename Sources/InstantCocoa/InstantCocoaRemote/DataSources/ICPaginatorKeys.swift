import CarobFoundation
import CarobRuntime

/// What the numbers of a paginated collection are called. Registered as `ICPaginatorKeys`.
///
/// Any object that answers these messages may stand in its place. [main-thread]
public final class ICPaginatorKeys: Object {
  /// In the response: how many objects a page has.
  public var pageSize: String? = "page_size"
  /// In the request: which page is wanted, counted from 1.
  public var currentPage: String? = "page"
  /// In the response: how many pages there are.
  public var numberOfPages: String? = "number_of_pages"
  /// In the response: how many objects there are on all pages.
  public var numberOfTotalObjects: String? = "total_count"

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICPaginatorKeys.self) { keys in
      keys.property("pageSize", \.pageSize)
      keys.property("currentPage", \.currentPage)
      keys.property("numberOfPages", \.numberOfPages)
      keys.property("numberOfTotalObjects", \.numberOfTotalObjects)
    }
  }
}

/// What a response says of a paginated collection besides its objects.
struct PaginatorNumbers: Equatable {
  var pageSize = 0
  var numberOfPages = 0
  var numberOfTotalObjects = 0

  private static let pageSize = Message<() -> String?>("pageSize")
  private static let numberOfPages = Message<() -> String?>("numberOfPages")
  private static let numberOfTotalObjects = Message<() -> String?>("numberOfTotalObjects")

  init() {}

  /// The numbers at the top level of a response; 0 where there is none.
  ///
  /// - Throws: `MessageError` with what the keys raised.
  init(in response: Object?, under keys: Object) throws(MessageError) {
    guard let response = response as? DictionaryBox else { return }
    pageSize = Self.number(in: response, under: try Self.pageSize(keys))
    numberOfPages = Self.number(in: response, under: try Self.numberOfPages(keys))
    numberOfTotalObjects = Self.number(in: response, under: try Self.numberOfTotalObjects(keys))
  }

  /// A number, also one that is written as text.
  private static func number(in response: DictionaryBox, under key: String?) -> Int {
    switch key.flatMap({ response[$0] }) {
    case let number as NumberBox: number.integerValue
    case let text as StringBox: Int(text.string) ?? 0
    default: 0
    }
  }
}
