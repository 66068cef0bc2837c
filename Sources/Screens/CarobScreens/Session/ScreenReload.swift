import CarobRenderers
import CarobRuntime
import InstantCocoa

@MainActor
enum ScreenReload {
  private static let reloadData = Message<() -> Void>("reloadData")

  /// Makes a screen fetch its data again; without fetched data, reloads its list.
  ///
  /// - Returns: the message and its receiver; nil when the screen has no data source and no list.
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
