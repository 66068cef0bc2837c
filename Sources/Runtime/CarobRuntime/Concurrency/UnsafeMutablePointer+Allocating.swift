extension UnsafeMutablePointer where Pointee: ~Copyable {
  /// Memory with a value. Whoever does not keep it for ever deinitializes and deallocates it.
  package init(allocating value: consuming Pointee) {
    self = .allocate(capacity: 1)
    initialize(to: value)
  }
}
