import CarobFoundation
import CarobRuntime
import Foundation

/// The members of `UIPickerView`, and its messages.
extension UIPickerView {
  /// The messages to the data source and the delegate.
  package nonisolated enum Messages {
    private static let componentCount = Message<(Object) -> Int>("numberOfComponentsInPickerView:")
    private static let rowCount = Message<(Object, Int) -> Int>(
      "pickerView:numberOfRowsInComponent:")
    private static let title = Message<(Object, Int, Int) -> String?>(
      "pickerView:titleForRow:forComponent:")
    private static let attributedTitle = Message<(Object, Int, Int) -> AttributedStringBox?>(
      "pickerView:attributedTitleForRow:forComponent:")
    private static let width = Message<(Object, Int) -> Double>("pickerView:widthForComponent:")
    private static let height = Message<(Object, Int) -> Double>(
      "pickerView:rowHeightForComponent:")
    static let view = Message<(Object, Int, Int, UIView?) -> UIView?>(
      "pickerView:viewForRow:forComponent:reusingView:")
    static let didSelect = Message<(Object, Int, Int) -> Void>(
      "pickerView:didSelectRow:inComponent:")

    package static var toDataSource: [InformalMethod] { [.init(componentCount), .init(rowCount)] }

    package static var toDelegate: [InformalMethod] {
      [
        .init(title), .init(attributedTitle), .init(width), .init(height), .init(view),
        .init(didSelect),
      ]
    }

    /// The number of columns; none without a data source.
    static func count(of source: Object?, _ picker: Object) throws(MessageError) -> Int {
      guard let source else { return 0 }
      return max(0, min(try componentCount(source, picker), maximumColumns))
    }

    /// The most columns that are made; more do not fit on a screen.
    private static let maximumColumns = 100

    static func rows(
      of source: Object?, _ picker: Object, _ component: Int
    ) throws(MessageError) -> Int {
      guard let source else { return 0 }
      return max(0, try rowCount(source, picker, component))
    }

    /// The title of a row, with attributes if the delegate has such; nil for none.
    static func title(
      by delegate: Object?, _ picker: Object, _ row: Int, _ component: Int
    ) throws(MessageError) -> String? {
      guard let delegate else { return nil }
      if delegate.responds(to: attributedTitle.selector),
        let title = try attributedTitle(delegate, picker, row, component)
      {
        return title.string
      }
      guard delegate.responds(to: title.selector) else { return nil }
      return try title(delegate, picker, row, component)
    }

    static func width(
      by delegate: Object?, _ picker: Object, _ component: Int
    ) throws(MessageError) -> Double? {
      guard let delegate, delegate.responds(to: width.selector) else { return nil }
      return try width(delegate, picker, component)
    }

    static func height(
      by delegate: Object?, _ picker: Object, _ component: Int
    ) throws(MessageError) -> Double? {
      guard let delegate, delegate.responds(to: height.selector) else { return nil }
      return try height(delegate, picker, component)
    }
  }

  static func declareProtocols(_ picker: ClassMembers<UIPickerView>) {
    picker.declareProtocol(
      """
      @protocol UIPickerViewDataSource <NSObject>
      @required
      - (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView
      - (NSInteger)pickerView:(UIPickerView *)pickerView \
      numberOfRowsInComponent:(NSInteger)component
      """,
      "The numbers of columns and rows of a picker view.")
    picker.declareProtocol(
      """
      @protocol UIPickerViewDelegate <NSObject>
      @optional
      - (CGFloat)pickerView:(UIPickerView *)pickerView widthForComponent:(NSInteger)component
      - (CGFloat)pickerView:(UIPickerView *)pickerView rowHeightForComponent:(NSInteger)component
      - (NSString *)pickerView:(UIPickerView *)pickerView titleForRow:(NSInteger)row \
      forComponent:(NSInteger)component
      - (NSAttributedString *)pickerView:(UIPickerView *)pickerView \
      attributedTitleForRow:(NSInteger)row forComponent:(NSInteger)component
      - (UIView *)pickerView:(UIPickerView *)pickerView viewForRow:(NSInteger)row \
      forComponent:(NSInteger)component reusingView:(UIView *)view
      - (void)pickerView:(UIPickerView *)pickerView didSelectRow:(NSInteger)row \
      inComponent:(NSInteger)component
      """,
      "What a picker view asks and tells about its rows.")
  }

  static func defineRows(_ picker: ClassMembers<UIPickerView>) {
    picker.property(
      "@property (nonatomic, weak) id<UIPickerViewDataSource> dataSource", \.dataSource)
    picker.property("@property (nonatomic, weak) id<UIPickerViewDelegate> delegate", \.delegate)
    picker.property("@property (nonatomic, readonly) NSInteger numberOfComponents") {
      try $0.columns().count
    }
    picker.property(
      "@property (nonatomic) BOOL showsSelectionIndicator", \.showsSelectionIndicator)
    picker.method("- (NSInteger)numberOfRowsInComponent:(NSInteger)component") {
      (this, component: Int) in
      try this.column(component)?.count ?? 0
    }
    picker.method("- (CGSize)rowSizeForComponent:(NSInteger)component") {
      (this, component: Int) -> CGSize in
      try this.arrange()
      guard let column = try this.column(component) else { return .zero }
      return CGSize(width: column.frame.size.width, height: try this.rowHeight(component))
    }
    picker.method("- (UIView *)viewForRow:(NSInteger)row forComponent:(NSInteger)component") {
      (this, row: Int, component: Int) -> UIView? in
      guard let column = try this.column(component), (0..<column.count).contains(row) else {
        return nil
      }
      return try this.view(row, component)
    }
    picker.method("- (void)reloadAllComponents") { $0.reload() }
    picker.method("- (void)reloadComponent:(NSInteger)component") { (this, component: Int) in
      try this.reload(component)
    }
  }

  private func column(_ component: Int) throws -> UIPickerColumnView? {
    let columns = try columns()
    return columns.indices.contains(component) ? columns[component] : nil
  }

  static func defineSelection(_ picker: ClassMembers<UIPickerView>) {
    picker.method(
      "- (void)selectRow:(NSInteger)row inComponent:(NSInteger)component animated:(BOOL)animated"
    ) { (this, row: Int, component: Int, _: Bool) in
      try this.select(row, in: component)
    }
    picker.method("- (NSInteger)selectedRowInComponent:(NSInteger)component") {
      (this, component: Int) in
      guard let column = try this.column(component), column.count > 0 else { return -1 }
      return column.selection
    }
    picker.method("- (BOOL)carob_selectRow:(NSInteger)row inComponent:(NSInteger)component") {
      (this, row: Int, component: Int) -> Bool in
      guard let column = try this.column(component) else { return false }
      do {
        try column.changeValue(to: Double(row))
        return true
      } catch is ControlRefusal {
        return false
      }
    }
  }
}
