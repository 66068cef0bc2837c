import CarobRuntime
import CarobUIKit
import struct Foundation.CGPoint
import struct Foundation.CGSize

/// The indicator in the middle of a loading cell, of a table or a collection.
@MainActor
struct LoadingIndicator {
  private var made: UIActivityIndicatorView?

  /// The indicator. Made on first read, in a cell's content view.
  mutating func indicator(in contentView: UIView) -> UIActivityIndicatorView {
    if let made { return made }
    let indicator = contentView.addNew(UIActivityIndicatorView())
    indicator.style = .white
    indicator.frame.size = CGSize(width: 20, height: 20)
    made = indicator
    return indicator
  }

  /// Makes the cell's background clear, and centers the indicator, if there is one.
  func layOut(in cell: UIView, _ contentView: UIView) {
    cell.backgroundColor = .clear
    made?.center = CGPoint(
      x: contentView.frame.size.width / 2, y: contentView.frame.size.height / 2)
  }
}
