import CarobRuntime

/// A pool for autoreleased objects, of programs without ARC and `@autoreleasepool`. It begins when it is allocated. Its own
/// thread alone uses it.
final class NSAutoreleasePool: Object {
  private let stack = AutoreleaseStack.current
  private let number = AutoreleaseStack.current.open()

  deinit { close() }

  /// Releases the objects of this pool, and of those that began in it. Does nothing the second time, and on another thread.
  private func close() {
    if stack === AutoreleaseStack.current { stack.close(number) }
  }

  /// Lets the innermost pool take over one reference of the caller.
  private static func takeOver(_ object: Object) {
    // SAFETY: the caller owns a reference, which it gives up; Cocoa's pools do not retain either.
    AutoreleaseStack.add(Unmanaged.passUnretained(object))
  }

  /// States the members of `NSAutoreleasePool`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSAutoreleasePool.self, "A pool for autoreleased objects, in programs without ARC."
    ) { pool in
      pool.classMethod("+ (void)addObject:(id)anObject") { (_, object: Object) in
        takeOver(object)
      }
      pool.method("- (void)addObject:(id)anObject") { (_, object: Object) in takeOver(object) }
      pool.method("- (void)drain") { this in
        this.close()
        takeOver(this)
      }
    }
  }
}
