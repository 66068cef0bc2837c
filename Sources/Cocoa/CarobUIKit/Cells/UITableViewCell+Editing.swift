import CarobRuntime

/// Properties that most cells never set.
@MainActor
final class CellTraits {
  var showsReorderControl = false
  var indentationWidth = 10.0
  var separatorInset: UIEdgeInsets?
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var multipleSelectionBackgroundView: UIView?
}

extension UITableViewCell {
  /// The way in which a row is edited. The numbers are UIKit's.
  public enum EditingStyle: Int, Sendable {
    /// The row has no sign.
    case none = 0
    /// A sign that deletes the row.
    case delete = 1
    /// A sign that inserts a row.
    case insert = 2
  }

  /// Properties that most cells never set. Made on first use.
  final var rareTraits: CellTraits {
    if let madeRareTraits { return madeRareTraits }
    let made = CellTraits()
    madeRareTraits = made
    return made
  }

  /// The accessory that is shown: while the cell is edited, the one for editing.
  package final var shownAccessoryType: AccessoryType {
    isEditing ? madeRareTraits?.editingAccessoryType ?? .none : accessoryType
  }

  /// Whether the accessory is a button that a user can tap.
  package final var hasAccessoryButton: Bool {
    shownAccessoryType == .detailDisclosureButton || shownAccessoryType == .detailButton
  }

  /// The distance of the content from the left edge, for the indentation level.
  final var indentation: Double {
    indentationLevel == 0
      ? 0 : Double(indentationLevel) * (madeRareTraits?.indentationWidth ?? 10)
  }

  static func defineEditing(_ cell: ClassMembers<UITableViewCell>) {
    cell.property("@property (nonatomic, readonly) UITableViewCellEditingStyle editingStyle") {
      $0.editingStyle.rawValue
    }
    cell.property("@property (nonatomic, readonly) BOOL showingDeleteConfirmation") {
      $0.isConfirming
    }
    cell.property(
      "@property (nonatomic) BOOL shouldIndentWhileEditing", \.shouldIndentWhileEditing)
    cell.property(
      "@property (nonatomic) BOOL showsReorderControl", \.rareTraits.showsReorderControl)
    cell.property("@property (nonatomic) NSInteger indentationLevel", \.indentationLevel)
    cell.property("@property (nonatomic) CGFloat indentationWidth") {
      $0.rareTraits.indentationWidth
    } set: { (this, width: Double) in
      this.rareTraits.indentationWidth = width
      this.setNeedsLayout()
    }
    cell.property("@property (nonatomic) UIEdgeInsets separatorInset") { this in
      this.madeRareTraits?.separatorInset ?? (this.superview as? UITableView)?.separatorInset
        ?? UIEdgeInsets(left: 15)
    } set: { (this, inset: UIEdgeInsets) in
      this.rareTraits.separatorInset = inset
    }
    cell.property(
      "@property (nonatomic) UITableViewCellAccessoryType editingAccessoryType", "accessory type",
      last: 4, get: { $0.rareTraits.editingAccessoryType },
      set: { $0.rareTraits.editingAccessoryType = $1 })
    cell.property(
      "@property (nonatomic, strong) UIView *editingAccessoryView",
      \.rareTraits.editingAccessoryView)
    cell.property("@property (nonatomic, strong) UIView *backgroundView") {
      $0.rareTraits.backgroundView
    } set: { (this, view: UIView?) in
      let traits = this.rareTraits
      traits.backgroundView = try this.replaceSubview(traits.backgroundView, with: view, at: 0)
    }
    // These two are kept and not shown, since a selected cell looks like any other.
    cell.property(
      "@property (nonatomic, strong) UIView *selectedBackgroundView",
      \.rareTraits.selectedBackgroundView)
    cell.property(
      "@property (nonatomic, strong) UIView *multipleSelectionBackgroundView",
      \.rareTraits.multipleSelectionBackgroundView)
    cell.method("- (void)willTransitionToState:(UITableViewCellStateMask)state") {
      (_, _: UInt) in
    }
    cell.method("- (void)didTransitionToState:(UITableViewCellStateMask)state") {
      (_, _: UInt) in
    }
  }
}
