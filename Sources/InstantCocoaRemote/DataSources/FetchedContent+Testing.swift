import CarobRuntime

extension FetchedContent {
  /// Where the objects are, for tests that count how often they are moved.
  var addressOfObjects: UnsafeRawPointer? {
    // SAFETY: the address is compared with others, and nothing is read there.
    list.objects.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }
}
