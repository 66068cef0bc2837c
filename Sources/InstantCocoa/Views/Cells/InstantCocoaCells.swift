import CarobRuntime
import struct Foundation.CGPoint
import struct Foundation.CGRect
import struct Foundation.CGSize

/// A cell that has the subtitle style whatever style is asked for.
@MainActor
open class ICTableViewCell: UITableViewCell {
  open override var style: CellStyle { .subtitle }
}

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

  /// States what the runtime knows of the class.
  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: ICCollectionViewCell.self) { cell in
      cell.property("textLabel") { $0.textLabel }
    }
  }
}

/// The cell that stands where rows are being loaded.
@MainActor
open class ICLoadingTableViewCell: UITableViewCell {
  private final var loadingIndicator = LoadingIndicator()

  /// The indicator in the middle of the cell. Made on first read.
  public final var activityIndicator: UIActivityIndicatorView {
    loadingIndicator.indicator(in: contentView)
  }

  /// Makes the cell clear, and puts the indicator, if there is one, in the middle.
  open override func layoutSubviews() throws {
    try super.layoutSubviews()
    loadingIndicator.layOut(in: self, contentView)
  }

  /// States what the runtime knows of the class.
  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: ICLoadingTableViewCell.self) { cell in
      cell.property("activityIndicator") { $0.activityIndicator }
    }
  }
}

/// The cell that stands where items are being loaded.
@MainActor
open class ICLoadingCollectionViewCell: UICollectionViewCell {
  private final var loadingIndicator = LoadingIndicator()

  /// The indicator in the middle of the cell. Made on first read.
  public final var activityIndicator: UIActivityIndicatorView {
    loadingIndicator.indicator(in: contentView)
  }

  /// Makes the cell clear, and puts the indicator, if there is one, in the middle.
  open override func layoutSubviews() throws {
    try super.layoutSubviews()
    loadingIndicator.layOut(in: self, contentView)
  }

  /// States what the runtime knows of the class.
  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: ICLoadingCollectionViewCell.self) { cell in
      cell.property("activityIndicator") { $0.activityIndicator }
    }
  }
}

/// The indicator in the middle of a loading cell, of a table or a collection.
@MainActor
struct LoadingIndicator {
  private var made: UIActivityIndicatorView?

  /// The indicator. Made on first read, and put into a cell's content view.
  mutating func indicator(in contentView: UIView) -> UIActivityIndicatorView {
    if let made { return made }
    let indicator = contentView.addNew(UIActivityIndicatorView())
    indicator.style = .white
    indicator.frame.size = CGSize(width: 20, height: 20)
    made = indicator
    return indicator
  }

  /// Makes the cell clear, and puts the indicator, if there is one, in the middle.
  func layOut(in cell: UIView, _ contentView: UIView) {
    cell.backgroundColor = .clear
    made?.center = CGPoint(
      x: contentView.frame.size.width / 2, y: contentView.frame.size.height / 2)
  }
}
