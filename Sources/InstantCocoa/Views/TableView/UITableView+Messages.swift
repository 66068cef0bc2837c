import CarobRuntime

extension UITableView {
  /// What a table sends to its data source, its delegate and its cells.
  enum Messages {
    typealias Path = IndexPathBox

    static let numberOfSections = Message<(UITableView) -> Int>("numberOfSectionsInTableView:")
    static let numberOfRows = Message<(UITableView, Int) -> Int>(
      "tableView:numberOfRowsInSection:")
    static let cellForRow = Message<(UITableView, Path) -> Object?>(
      "tableView:cellForRowAtIndexPath:")
    static let titleForHeader = Message<(UITableView, Int) -> String?>(
      "tableView:titleForHeaderInSection:")

    static let heightForRow = Message<(UITableView, Path) -> Double>(
      "tableView:heightForRowAtIndexPath:")
    static let willDisplay = Message<(UITableView, UITableViewCell, Path) -> Void>(
      "tableView:willDisplayCell:forRowAtIndexPath:")
    static let willSelect = Message<(UITableView, Path) -> Path?>(
      "tableView:willSelectRowAtIndexPath:")
    static let didDeselect = Message<(UITableView, Path) -> Void>(
      "tableView:didDeselectRowAtIndexPath:")
    static let didSelect = Message<(UITableView, Path) -> Void>(
      "tableView:didSelectRowAtIndexPath:")

    static let initWithStyle = Message<(Int, String?) -> Object?>("initWithStyle:reuseIdentifier:")
    static let prepareForReuse = Message<() -> Void>("prepareForReuse")
    static let setSelected = Message<(Bool, Bool) -> Void>("setSelected:animated:")
    static let layoutSubviews = Message<() -> Void>("layoutSubviews")
  }

  /// Runs what sends messages, and says for which row one failed.
  func sending<Result>(
    for path: IndexPath? = nil, _ body: () throws(MessageError) -> Result
  ) throws(TableViewError) -> Result {
    do throws(MessageError) {
      return try body()
    } catch {
      throw .failed(error, at: path)
    }
  }
}
