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

  /// The view behind the content, which fills the cell; nil for none. `setBackgroundView(_:)` changes it.
  public private(set) final var backgroundView: UIView?
  /// The view behind the content of a selected cell; kept, and not shown.
  public final var selectedBackgroundView: UIView?

  /// Sets the view behind the content.
  ///
  /// - Throws: `ViewError` as `addSubview`.
  public final func setBackgroundView(_ view: UIView?) throws(ViewError) {
    backgroundView = try replaceSubview(backgroundView, with: view, at: 0)
  }

  /// Makes the content view and the background as large as the cell.
  open override func layoutSubviews() throws {
    fill(with: backgroundView)
    contentView.frame = CGRect(origin: .zero, size: frame.size)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UICollectionViewCell.self, "The view of one item of a collection view."
    ) { cell in
      cell.property("@property (nonatomic, readonly) UIView *contentView") { $0.contentView }
      cell.property(
        "@property (nonatomic, strong) UIView *backgroundView", get: { $0.backgroundView },
        set: { try $0.setBackgroundView($1) })
      cell.property(
        "@property (nonatomic, strong) UIView *selectedBackgroundView", \.selectedBackgroundView)
      cell.property(
        "@property (nonatomic, getter=isSelected) BOOL selected", get: { $0.isSelected },
        set: { $0.isSelected = $1 })
      cell.property(
        "@property (nonatomic, getter=isHighlighted) BOOL highlighted", get: { $0.isHighlighted },
        set: { $0.isHighlighted = $1 })
    }
  }
}
