import CarobRenderers
import CarobRuntime
import InstantCocoa

/// What a user does to see a screen's data as it is now.
@MainActor
enum ScreenReload {
  private static let reloadData = Message<() -> Void>("reloadData")

  /// Has a screen fetch its data anew; a list whose data source fetches nothing asks for its rows again.
  ///
  /// - Returns: what was sent, and to whom; nil when the screen has neither.
  static func send(to screen: UIViewController) throws -> (selector: Selector, receiver: Object)? {
    if let source = (screen as? ICViewController)?.dataSource,
      try DataSourceMessages.fetchData(source)
    {
      return (Selector("fetchData"), source)
    }
    guard let view = try screen.view().firstList?.view else { return nil }
    try reloadData(view)
    return (reloadData.selector, view)
  }
}
