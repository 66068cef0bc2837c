import CarobRuntime
import Foundation

/// The cell that stands where rows are being loaded. [main-thread]
open class ICLoadingTableViewCell: UITableViewCell {
  /// The indicator in the middle of the cell. Made on first read.
  public final var activityIndicator: UIActivityIndicatorView {
    if let madeIndicator { return madeIndicator }
    let made = contentView.addNew(UIActivityIndicatorView())
    made.frame.size = CGSize(width: 20, height: 20)
    madeIndicator = made
    return made
  }
  private final var madeIndicator: UIActivityIndicatorView?

  /// Clears the background, and puts the indicator, if there is one, in the middle.
  open override func layoutSubviews() throws {
    try super.layoutSubviews()
    if backgroundColor?.alpha != 0 { backgroundColor = .clear }
    guard let madeIndicator else { return }
    let room = contentView.frame.size
    let size = madeIndicator.frame.size
    madeIndicator.frame.origin = CGPoint(
      x: (room.width - size.width) / 2, y: (room.height - size.height) / 2)
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICLoadingTableViewCell.self) { cell in
      cell.property("activityIndicator") { $0.activityIndicator }
    }
  }
}
