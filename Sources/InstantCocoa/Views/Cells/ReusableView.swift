import CarobRuntime

/// A view that tables and collections keep when it leaves the screen, and show again for something
/// else.
protocol ReusableView: UIView {
  /// Under what the view is kept; nil when it is not.
  var reuseIdentifier: String? { get }
  /// Whether it waits in a queue.
  var isQueued: Bool { get set }
  /// How it came to show what it shows.
  var binding: CellBinding? { get set }
}
