import CarobRuntime
import CarobUIKit

/// The cell in the place of items that are being loaded.
@MainActor
open class ICLoadingCollectionViewCell: UICollectionViewCell {
  private final var loadingIndicator = LoadingIndicator()

  /// The indicator in the middle of the cell. Made on first read.
  public final var activityIndicator: UIActivityIndicatorView {
    loadingIndicator.indicator(in: contentView)
  }

  /// Makes the cell's background clear, and centers the indicator, if there is one.
  open override func layoutSubviews() throws {
    try super.layoutSubviews()
    loadingIndicator.layOut(in: self, contentView)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: ICLoadingCollectionViewCell.self,
      "The collection cell that stands for what is being fetched."
    ) { cell in
      cell.property("@property (nonatomic, readonly) UIActivityIndicatorView *activityIndicator") {
        $0.activityIndicator
      }
    }
  }
}
