import CarobRuntime
import CarobUIKit

/// The cell in the place of rows that are being loaded.
@MainActor
open class ICLoadingTableViewCell: UITableViewCell {
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
      of: ICLoadingTableViewCell.self, "The table cell that stands for what is being fetched."
    ) { cell in
      cell.property("@property (nonatomic, readonly) UIActivityIndicatorView *activityIndicator") {
        $0.activityIndicator
      }
    }
  }
}
