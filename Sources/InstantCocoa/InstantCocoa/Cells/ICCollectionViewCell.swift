import CarobRuntime
import CarobUIKit
import struct Foundation.CGRect

/// A cell with a label as large as itself.
@MainActor
open class ICCollectionViewCell: UICollectionViewCell {
  /// The label. Made on first read.
  public final var textLabel: UILabel {
    if let madeTextLabel { return madeTextLabel }
    let made = contentView.addNew(UILabel())
    made.frame.size = contentView.frame.size
    madeTextLabel = made
    return made
  }
  private final var madeTextLabel: UILabel?

  /// Makes the label, if there is one, as large as the content view.
  open override func layoutSubviews() throws {
    try super.layoutSubviews()
    madeTextLabel?.frame = CGRect(origin: .zero, size: contentView.frame.size)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: ICCollectionViewCell.self,
      "A collection cell with a label. Set it as defaultCellClass, or register it for a class of models."
    ) { cell in
      cell.property("@property (nonatomic, readonly) UILabel *textLabel") { $0.textLabel }
    }
  }
}
