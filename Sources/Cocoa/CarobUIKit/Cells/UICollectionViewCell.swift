import CarobRuntime
import struct Foundation.CGRect

/// The view of a collection's item.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Whether the cell's item is selected. Set by the message `setSelected:`.
  public final var isSelected = false

  /// Whether a finger is on the cell. Set by the message `setHighlighted:`.
  public final var isHighlighted = false

  /// The view with the cell's content. Made on first read.
  public final var contentView: UIView {
    if let madeContentView { return madeContentView }
    let made = addNew(UIView())
    made.frame.size = frame.size
    madeContentView = made
    return made
  }
  private final var madeContentView: UIView?

  /// Makes the content view as large as the cell.
  open override func layoutSubviews() throws {
    contentView.frame = CGRect(origin: .zero, size: frame.size)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UICollectionViewCell.self) { cell in
      cell.property("contentView") { $0.contentView }
      cell.property("selected", get: { $0.isSelected }, set: { $0.isSelected = $1 })
      cell.method("isSelected") { $0.isSelected }
      cell.property("highlighted", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 })
      cell.method("isHighlighted") { $0.isHighlighted }
    }
  }
}
