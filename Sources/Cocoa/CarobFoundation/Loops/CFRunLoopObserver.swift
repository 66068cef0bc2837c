import CarobRuntime

/// An observer of the runs of a loop, as `CFRunLoopObserverCreate` makes it.
///
/// [any-thread]
final class CFRunLoopObserver: Object, @unchecked Sendable {
  // SAFETY: everything that changes is behind a lock; blocks may be called by any thread.

  /// When an observer is called. The values are those of `CFRunLoopActivity`.
  struct Activities: OptionSet {
    let rawValue: UInt
    static let entry = Activities(rawValue: 1 << 0)
    static let beforeTimers = Activities(rawValue: 1 << 1)
    static let beforeSources = Activities(rawValue: 1 << 2)
    static let beforeWaiting = Activities(rawValue: 1 << 5)
    static let afterWaiting = Activities(rawValue: 1 << 6)
    static let exit = Activities(rawValue: 1 << 7)
  }

  private struct State {
    var activities = Activities()
    var repeats = false
    var order = 0
    var block: PreparedBlock?
  }

  private let state = Locked(State())

  /// Whether it may still be called.
  var isValid: Bool { state.withLock { $0.block != nil } }

  /// Its place among the observers of a loop; lower numbers are called first.
  var order: Int { state.withLock { $0.order } }

  /// Calls the block if it is for that activity. One that does not repeat is invalid afterwards.
  ///
  /// - Throws: the block's error.
  func call(_ activity: Activities) throws {
    let block = state.withLock { state -> PreparedBlock? in
      guard state.activities.contains(activity) else { return nil }
      defer { if !state.repeats { state.block = nil } }
      return state.block
    }
    _ = try block?(UInt(bitPattern: id), activity.rawValue)
  }

  private func invalidate() { state.set(\.block, to: nil) }

  /// States the members of `CFRunLoopObserver`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: CFRunLoopObserver.self,
      "Calls a block while a loop runs, for the functions of CoreFoundation."
    ) { observer in
      observer.method(
        """
        - (instancetype)initWithActivities:(NSUInteger)activities repeats:(BOOL)repeats \
        order:(NSInteger)order block:(void (^)(id observer, NSUInteger activity))block
        """
      ) { (this, activities: UInt, repeats: Bool, order: Int, block: Block) in
        let block = try PreparedBlock(block, [.anyObject, UInt.typeEncoding], returning: nil)
        this.state.set(
          \.self,
          to: State(
            activities: Activities(rawValue: activities), repeats: repeats, order: order,
            block: block))
        return this
      }
      observer.property("@property (readonly) NSUInteger activities") { this in
        this.state.withLock { $0.activities.rawValue }
      }
      observer.property("@property (readonly) BOOL repeats") { this in
        this.state.withLock { $0.repeats }
      }
      observer.property("@property (readonly, getter=isValid) BOOL valid") { $0.isValid }
      observer.method("- (void)invalidate") { $0.invalidate() }
    }
  }
}
