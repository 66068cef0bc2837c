import CarobRuntime
import InstantCocoa

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
