import CarobRuntime

/// A view that tables and collections keep when it leaves the screen, and show again for something
/// else.
@MainActor
protocol ReusableView: UIView {
  /// Whether it waits in a queue.
  var isQueued: Bool { get set }
}

/// One that a controller configures for an object.
@MainActor
protocol BoundView: ReusableView {
  /// How it came to show what it shows.
  var binding: CellBinding? { get set }
}
