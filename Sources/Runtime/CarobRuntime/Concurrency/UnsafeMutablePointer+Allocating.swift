extension UnsafeMutablePointer where Pointee: ~Copyable {
  /// Allocates memory for one value, and initializes it. It is to be deinitialized and deallocated, unless it is kept for ever.
  package init(allocating value: consuming Pointee) {
    self = .allocate(capacity: 1)
    initialize(to: value)
  }
}
