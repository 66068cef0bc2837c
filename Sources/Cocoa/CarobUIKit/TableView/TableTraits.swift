import CarobRuntime

/// The properties of a table that say how it looks, and whether it asks for more than its rows.
struct TableTraits {
  var separatorStyle = UITableView.SeparatorStyle.singleLine
  var separatorInset = UIEdgeInsets(left: 15)
  var separatorColor: UIColor?
  var followsReadableWidth = false
  var insetsContentToSafeArea = true
  var remembersFocus = false

  var indexColor: UIColor?
  var indexBackgroundColor: UIColor?
  var indexTrackingBackgroundColor: UIColor?
  var minimumRowsForIndex = 0

  /// Negative for the default height of headers or footers.
  var estimatedHeaderHeight = -1.0
  var estimatedFooterHeight = -1.0
}

extension UITableView {
  /// The lines between rows. The numbers are UIKit's.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none = 0
    /// A line below each row.
    case singleLine = 1
    /// A line with a lighter edge, as in grouped tables of old.
    case singleLineEtched = 2
  }

  /// The lines between rows.
  public final var separatorStyle: SeparatorStyle {
    get { traits.separatorStyle }
    set { traits.separatorStyle = newValue }
  }

  /// The distances of the lines between rows from the table's edges.
  public final var separatorInset: UIEdgeInsets {
    get { traits.separatorInset }
    set { traits.separatorInset = newValue }
  }

  static func defineTraits(_ table: ClassMembers<UITableView>) {
    table.property(
      "@property (nonatomic) UITableViewCellSeparatorStyle separatorStyle", "separator style",
      last: 2, get: { $0.separatorStyle }, set: { $0.separatorStyle = $1 })
    table.property("@property (nonatomic) UIEdgeInsets separatorInset", \.separatorInset)
    table.property(
      "@property (nonatomic, strong) UIColor *separatorColor", \.traits.separatorColor)
    table.property(
      "@property (nonatomic) BOOL cellLayoutMarginsFollowReadableWidth",
      \.traits.followsReadableWidth)
    table.property(
      "@property (nonatomic) BOOL insetsContentViewsToSafeArea", \.traits.insetsContentToSafeArea)
    table.property(
      "@property (nonatomic) BOOL remembersLastFocusedIndexPath", \.traits.remembersFocus)
    table.property(
      "@property (nonatomic, strong) UIColor *sectionIndexColor", \.traits.indexColor)
    table.property(
      "@property (nonatomic, strong) UIColor *sectionIndexBackgroundColor",
      \.traits.indexBackgroundColor)
    table.property(
      "@property (nonatomic, strong) UIColor *sectionIndexTrackingBackgroundColor",
      \.traits.indexTrackingBackgroundColor)
    table.property(
      "@property (nonatomic) NSInteger sectionIndexMinimumDisplayRowCount",
      \.traits.minimumRowsForIndex)
    table.property("@property (nonatomic) CGFloat estimatedSectionHeaderHeight") {
      $0.traits.estimatedHeaderHeight
    } set: { (this, height: Double) in
      this.traits.estimatedHeaderHeight = height
      this.heightsChanged()
    }
    table.property("@property (nonatomic) CGFloat estimatedSectionFooterHeight") {
      $0.traits.estimatedFooterHeight
    } set: { (this, height: Double) in
      this.traits.estimatedFooterHeight = height
      this.heightsChanged()
    }
  }
}
