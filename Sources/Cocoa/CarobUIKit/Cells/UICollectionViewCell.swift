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
    definition.mainActorMembers(
      of: UICollectionViewCell.self, "The view of one item of a collection view."
    ) { cell in
      cell.property("@property (nonatomic, readonly) UIView *contentView") { $0.contentView }
      cell.property(
        "@property (nonatomic, getter=isSelected) BOOL selected", get: { $0.isSelected },
        set: { $0.isSelected = $1 })
      cell.property(
        "@property (nonatomic, getter=isHighlighted) BOOL highlighted", get: { $0.isHighlighted },
        set: { $0.isHighlighted = $1 })
    }
  }
}
