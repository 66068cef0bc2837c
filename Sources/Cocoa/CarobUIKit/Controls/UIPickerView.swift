import CarobFoundation
import CarobRuntime
import Foundation

/// Columns of titles, one of which is selected in each. Selecting by a message tells nobody.
///
/// The data source and the delegate are asked when the view is laid out or asked for a row, and after a reload.
@MainActor
open class UIPickerView: UIView {
  private var dataSourceReference = WeakReference<Object>()
  private var delegateReference = WeakReference<Object>()
  private final var loaded: [UIPickerColumnView]?

  /// The data source: any object. Held weakly.
  public final var dataSource: Object? {
    get { dataSourceReference.object }
    set {
      dataSourceReference.refer(to: newValue)
      reload()
    }
  }

  /// The delegate: any object. Held weakly.
  public final var delegate: Object? {
    get { delegateReference.object }
    set {
      delegateReference.refer(to: newValue)
      reload()
    }
  }

  /// Whether the selected rows have a mark; never drawn.
  final var showsSelectionIndicator = false

  /// The columns.
  ///
  /// - Throws: `MessageError` when the data source or the delegate raises.
  final func columns() throws(MessageError) -> [UIPickerColumnView] {
    if let loaded { return loaded }
    let count = try Messages.count(of: dataSource, self)
    var columns: [UIPickerColumnView] = []
    for case let column as UIPickerColumnView in addedSubviews {
      if columns.count < count { columns.append(column) } else { column.removeFromSuperview() }
    }
    while columns.count < count {
      let column = addNew(UIPickerColumnView())
      column.component = columns.count
      columns.append(column)
    }
    loaded = columns
    do throws(MessageError) {
      for column in columns { try load(column) }
    } catch {
      loaded = nil
      throw error
    }
    return columns
  }

  private final func load(_ column: UIPickerColumnView) throws(MessageError) {
    let component = column.component
    column.count = try Messages.rows(of: dataSource, self, component)
    var titles: [String] = []
    for row in 0..<min(column.count, UIPickerColumnView.maximumTitles) {
      titles.append(try title(row, component))
    }
    column.titles = titles
    column.selection = max(0, min(column.selection, column.count - 1))
  }

  private final func title(_ row: Int, _ component: Int) throws(MessageError) -> String {
    if let view = try view(row, component) { return try Self.text(in: view) ?? "" }
    return try Messages.title(by: delegate, self, row, component) ?? ""
  }

  /// The view of a row; nil when the delegate makes none.
  final func view(_ row: Int, _ component: Int) throws(MessageError) -> UIView? {
    guard let delegate, delegate.responds(to: Messages.view.selector) else { return nil }
    return try Messages.view(delegate, self, row, component, nil)
  }

  private static let textMessage = Message<() -> String?>("text")

  /// The text of the first label in a view.
  private static func text(in view: UIView) throws(MessageError) -> String? {
    if view is UILabel { return try textMessage(view) }
    for part in view.subviews {
      if let text = try text(in: part) { return text }
    }
    return nil
  }

  /// Forgets rows and columns, which are asked for again.
  public final func reload() {
    loaded = nil
    setNeedsLayout()
  }

  /// Asks for the rows of one column again.
  ///
  /// - Throws: as `columns()`.
  public final func reload(_ component: Int) throws(MessageError) {
    guard let loaded else { return }
    if loaded.indices.contains(component) { try load(loaded[component]) }
  }

  /// Selects a row of a column. An index before the first row or behind the last one selects that row.
  ///
  /// - Throws: as `columns()`.
  public final func select(_ row: Int, in component: Int) throws(MessageError) {
    let columns = try columns()
    guard columns.indices.contains(component) else { return }
    columns[component].selection = max(0, min(row, columns[component].count - 1))
  }

  open override func layoutSubviews() throws {
    let columns = try columns()
    var widths: [Double] = []
    for column in columns {
      widths.append(try Messages.width(by: delegate, self, column.component) ?? 0)
    }
    var (rest, sharing) = (frame.size.width, 0)
    for width in widths { if width > 0 { rest -= width } else { sharing += 1 } }
    let shared = max(0, rest) / Double(max(1, sharing))
    var x = 0.0
    for (column, width) in zip(columns, widths) {
      let width = width > 0 ? width : shared
      column.frame = CGRect(x: x, y: 0, width: width, height: frame.size.height)
      x += width
    }
  }

  private static let size = CGSize(width: 320, height: 216)

  open override var intrinsicContentSize: CGSize { Self.size }

  /// The height of a row: the delegate's, if it knows one.
  final func rowHeight(_ component: Int) throws(MessageError) -> Double {
    let height = try Messages.height(by: delegate, self, component) ?? 0
    return height > 0 ? height : 32
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIPickerView.self, "Columns of titles, one of which is selected in each."
    ) { picker in
      picker.hasDefaultSize()
      declareProtocols(picker)
      defineRows(picker)
      defineSelection(picker)
    }
  }
}

/// A column of a picker view. A front end shows it as a control.
@MainActor
package final class UIPickerColumnView: UIView {
  /// The most titles that are asked for.
  static let maximumTitles = 1000

  final var component = 0
  final var count = 0
  final var titles: [String] = []
  final var selection = 0

  private final var picker: UIPickerView? { superview as? UIPickerView }

  package override var controlContent: ControlContent? {
    var content = ControlContent(.wheel, value: count > 0 ? Double(selection) : nil)
    content.titles = titles
    return content
  }

  override func take(_ value: Double) throws(ControlRefusal) {
    guard let row = Int(exactly: value), (0..<count).contains(row) else {
      throw .noChoice(value, picker?.runtimeClass ?? runtimeClass)
    }
    selection = row
  }

  /// The row at the point. The selected one is in the middle.
  override func choice(at point: CGPoint) throws(MessageError) -> Double? {
    guard let picker, count > 0 else { return nil }
    let row = ((point.y - bounds.midY) / (try picker.rowHeight(component))).rounded()
    let chosen = Double(selection) + row
    return row != 0 && (0..<Double(count)).contains(chosen) ? chosen : nil
  }

  override func takeTap(at point: CGPoint) throws(MessageError) -> Bool? {
    try choose(at: point)
  }

  package override var changeListener: (listener: Object?, messages: [String]) {
    (picker?.delegate, [UIPickerView.Messages.didSelect.selector.name])
  }

  override func tellChange() throws(MessageError) {
    guard let picker, let delegate = picker.delegate,
      delegate.responds(to: UIPickerView.Messages.didSelect.selector)
    else { return }
    try UIPickerView.Messages.didSelect(delegate, picker, selection, component)
  }
}
