import CarobRuntime

/// A pipe between two threads or two programs: what is written to one end is read from the other.
///
/// It closes its ends when it and its file handles are released. [any-thread]
public final class NSPipe: Object, @unchecked Sendable {
  // SAFETY: the ends are set before another thread has the pipe, and any thread may retain and release objects.

  /// The end to read from; nil before `-init`.
  private(set) var reading: NSFileHandle?
  /// The end to write to; nil before `-init`.
  private(set) var writing: NSFileHandle?

  /// Makes the pipe.
  ///
  /// - Returns: false when no file descriptors are left.
  private func open() -> Bool {
    guard let ends = FileDescriptor.pipe() else { return false }
    reading = NSFileHandle(ends.reading, closesAtEnd: true)
    writing = NSFileHandle(ends.writing, closesAtEnd: true)
    return true
  }

  private static let initialize = Message<() -> Object?>("init")

  /// States the members of `NSPipe`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSPipe.self, "Two file handles: what is written to one is read from the other."
    ) { pipe in
      pipe.classMethod("+ (instancetype)pipe") { cls -> Object? in
        try initialize(cls.instanceClass.makeInstance())
      }
      pipe.method("init") { this -> Object? in this.open() ? this : nil }
      pipe.property("@property (readonly, retain) NSFileHandle *fileHandleForReading") {
        $0.reading
      }
      pipe.property("@property (readonly, retain) NSFileHandle *fileHandleForWriting") {
        $0.writing
      }
    }
  }
}
