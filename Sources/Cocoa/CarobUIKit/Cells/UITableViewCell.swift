import CarobRuntime
import Foundation

/// A row of a table.
@MainActor
open class UITableViewCell: UIView, ReusableView, ContextView {
  /// The labels of a cell, and their places. The numbers are UIKit's.
  public enum CellStyle: Int, Sendable {
    /// A text label only.
    case `default` = 0
    /// A detail label at the right edge.
    case value1 = 1
    /// A detail label beside a narrow text label.
    case value2 = 2
    /// A detail label below the text label.
    case subtitle = 3
  }

  private final var requestedStyle = CellStyle.default

  /// The cell's style: the requested one, unless a subclass overrides it.
  open var style: CellStyle { requestedStyle }

  /// The identifier under which the cell is reused; nil when it is not.
  public private(set) final var reuseIdentifier: String?

  /// Whether the cell's row is selected.
  public final var isSelected = false

  /// Whether a finger is on the cell.
  public final var isHighlighted = false

  /// Whether the cell is being edited.
  public final var isEditing = false

  /// The sign at the cell's left edge while it is edited.
  public internal(set) final var editingStyle = EditingStyle.none

  /// Whether the row can be moved now: the table is edited, and the data source allows it.
  public internal(set) final var isMovable = false

  /// Whether the button that confirms a deletion is shown.
  final var isConfirming = false

  /// Whether the content makes room for the sign at the left edge.
  final var shouldIndentWhileEditing = true

  /// The level of the content's indentation, as the table's delegate gives it.
  public final var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// Properties that most cells never set; see `rareTraits`.
  final var madeRareTraits: CellTraits?

  /// The accessory at the cell's right edge.
  public final var accessoryType = AccessoryType.none

  /// The view at the cell's right edge; nil for the accessory of `accessoryType`.
  public final var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  /// The look of the selected cell.
  public final var selectionStyle = SelectionStyle.default

  // Compared for every row that is bound. No code runs during an access, so exclusivity needs no check.
  /// The configurer's data about the cell; nil when there is none.
  @exclusivity(unchecked)
  package final var context: (any CellContext)?

  /// Whether the cell waits in a table's queue.
  package final var isQueued = false {
    didSet { if isQueued { context = nil } }
  }

  /// Makes a cell as `initWithStyle:reuseIdentifier:` does.
  public convenience init(style: CellStyle, reuseIdentifier: String?) {
    self.init(isa: Self.runtimeClass)
    requestedStyle = style
    self.reuseIdentifier = reuseIdentifier
  }

  /// The view with the labels. Made on first read.
  public final var contentView: UIView {
    if let madeContentView { return madeContentView }
    return addNew(UIView(), as: &madeContentView)
  }
  final var madeContentView: UIView?

  /// The main label. Made on first read.
  public final var textLabel: UILabel {
    if let madeTextLabel { return madeTextLabel }
    return contentView.addNew(UILabel(), as: &madeTextLabel)
  }
  final var madeTextLabel: UILabel?

  /// The second label; nil in the default style, which has none. Made on first read.
  public final var detailTextLabel: UILabel? {
    if style == .default { return nil }
    if let madeDetailTextLabel { return madeDetailTextLabel }
    return contentView.addNew(UILabel(), as: &madeDetailTextLabel)
  }
  final var madeDetailTextLabel: UILabel?

  /// The picture's view; nil in style value2, which has none. Made on first read.
  public final var imageView: UIImageView? {
    if style == .value2 { return nil }
    if let madeImageView { return madeImageView }
    return contentView.addNew(UIImageView(), as: &madeImageView)
  }
  final var madeImageView: UIImageView?

  /// Resets the cell for another row. Sent as `prepareForReuse` before a queued cell is handed out; does nothing unless
  /// overridden.
  open func prepareForReuse() throws {}

  /// Sets whether the cell is selected. Sent as `setSelected:animated:` when the row's selection changes.
  open func setSelected(_ selected: Bool, animated: Bool) throws {
    isSelected = selected
  }

  /// Sets whether the cell is highlighted. Sent as `setHighlighted:animated:`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) throws {
    isHighlighted = highlighted
  }

  /// Begins or ends editing of the cell. Sent as `setEditing:animated:`.
  open func setEditing(_ editing: Bool, animated: Bool) throws {
    isEditing = editing
  }

  /// Places the accessory, the content view beside it, and in there labels and picture as the style asks.
  open override func layoutSubviews() throws {
    try placeParts()
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UITableViewCell.self,
      "The view of one row: a text, a second text, a picture and an accessory."
    ) { cell in
      cell.method(
        """
        - (instancetype)initWithStyle:(UITableViewCellStyle)style \
        reuseIdentifier:(NSString *)reuseIdentifier
        """
      ) { (this, style: Int, reuseIdentifier: String?) in
        guard let style = CellStyle(rawValue: style) else {
          throw ListError.unknownStyle(style)
        }
        let cell = try this.initSuper(above: runtimeClass, .zero)
        guard let made = cell as? UITableViewCell else { return cell }
        made.requestedStyle = style
        made.reuseIdentifier = reuseIdentifier
        return made
      }
      cell.method("initWithFrame:") { (this, frame: CGRect) in
        let cell = try UITableView.Messages.initWithStyle(this, CellStyle.default.rawValue, nil)
        (cell as? UIView)?.frame = frame
        return cell
      }
      cell.property("@property (nonatomic, readonly) UITableViewCellStyle style") {
        $0.style.rawValue
      }
      cell.property("@property (nonatomic, readonly) NSString *reuseIdentifier") {
        $0.reuseIdentifier
      }
      cell.property("@property (nonatomic, readonly) UIView *contentView") { $0.contentView }
      cell.property("@property (nonatomic, readonly) UILabel *textLabel") { $0.textLabel }
      cell.property("@property (nonatomic, readonly) UILabel *detailTextLabel") { cell in
        if cell.style == .default { cell.context?.detailLabelIsMissing(in: cell) }
        return cell.detailTextLabel
      }
      cell.property("@property (nonatomic, readonly) UIImageView *imageView") { $0.imageView }
      cell.method("- (void)prepareForReuse") { try $0.prepareForReuse() }
      defineStates(cell)
      defineAppearance(cell)
      defineSizes(cell)
      defineEditing(cell)
    }
  }
}
