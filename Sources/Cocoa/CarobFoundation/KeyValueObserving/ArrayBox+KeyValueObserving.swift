import CarobRuntime

extension ArrayBox {
  private static let add = Message<(Object, String, UInt, Pointer) -> Void>(
    "addObserver:forKeyPath:options:context:")
  private static let remove = Message<(Object, String) -> Void>("removeObserver:forKeyPath:")
  private static let removeInContext = Message<(Object, String, Pointer) -> Void>(
    "removeObserver:forKeyPath:context:")

  /// Observes elements of an array. The array itself cannot be observed.
  static func defineObserving(_ array: ClassMembers<ArrayBox>) {
    array.method(
      """
      - (void)addObserver:(NSObject *)observer toObjectsAtIndexes:(NSIndexSet *)indexes \
      forKeyPath:(NSString *)keyPath options:(NSKeyValueObservingOptions)options \
      context:(nullable void *)context
      """
    ) {
      (
        this, observer: Object, indexes: IndexSetBox, keyPath: String, options: UInt,
        context: Pointer
      ) in
      for element in try this.elements(at: indexes) {
        try add(element, observer, keyPath, options, context)
      }
    }
    array.method(
      """
      - (void)removeObserver:(NSObject *)observer fromObjectsAtIndexes:(NSIndexSet *)indexes \
      forKeyPath:(NSString *)keyPath
      """
    ) { (this, observer: Object, indexes: IndexSetBox, keyPath: String) in
      for element in try this.elements(at: indexes) { try remove(element, observer, keyPath) }
    }
    array.method(
      """
      - (void)removeObserver:(NSObject *)observer fromObjectsAtIndexes:(NSIndexSet *)indexes \
      forKeyPath:(NSString *)keyPath context:(nullable void *)context
      """
    ) { (this, observer: Object, indexes: IndexSetBox, keyPath: String, context: Pointer) in
      for element in try this.elements(at: indexes) {
        try removeInContext(element, observer, keyPath, context)
      }
    }
  }

  /// All elements at these indices, read before any is changed.
  private func elements(at indexes: IndexSetBox) throws -> [Object] {
    try indexes.indexes.map { try object(at: $0) }
  }
}
