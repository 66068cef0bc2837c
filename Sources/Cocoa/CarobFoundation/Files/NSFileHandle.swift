import CarobLibc
import CarobRuntime
import Dispatch
import Foundation

/// An open file, or one end of a pipe, a socket or a terminal.
///
/// Methods that wait hold no lock, so that another thread may write meanwhile. What other programs do to the place in the file
/// is not prevented. [any-thread]
public final class NSFileHandle: Object, @unchecked Sendable {
  // SAFETY: mutable state is behind a lock, and any thread may retain and release objects.

  /// What a handler does with the file.
  enum Direction: Sendable {
    case reading, writing
  }

  /// A block that is called whenever the file is ready.
  struct Handler {
    let block: Block
    let call: ScheduledCall
    let wait: DescriptorWait
  }

  struct State {
    var descriptor = FileDescriptor.closed
    /// Whether the file is closed with the last reference.
    var closesAtEnd = false
    /// Whether it stays open: the null device has one object for all.
    var staysOpen = false
    var handlers: [Direction: Handler] = [:]
    /// The notifications that are to come.
    var items: [FileHandleItem] = []
    /// Calls handlers, and reads in the background.
    var queue: DispatchQueue?
  }

  let state = Locked(State())

  /// A handle of a file that is open.
  convenience init(_ descriptor: FileDescriptor, closesAtEnd: Bool, staysOpen: Bool = false) {
    self.init(isa: Self.runtimeClass)
    take(descriptor, closesAtEnd: closesAtEnd)
    state.withLock { $0.staysOpen = staysOpen }
  }

  deinit {
    let (descriptor, closes, old) = end()
    if closes { try? descriptor.close() }
    withExtendedLifetime(old) {}
  }

  static let standardInput = standard(STDIN_FILENO)
  static let standardOutput = standard(STDOUT_FILENO)
  static let standardError = standard(STDERR_FILENO)

  private static func standard(_ number: Int32) -> NSFileHandle {
    NSFileHandle(FileDescriptor(number: number), closesAtEnd: false)
  }

  /// The null device.
  static let null = NSFileHandle(
    (try? FileDescriptor.open("/dev/null", O_RDWR)) ?? .closed, closesAtEnd: true, staysOpen: true)

  /// Sets the file of a new handle.
  func take(_ descriptor: FileDescriptor, closesAtEnd: Bool) {
    state.withLock { state in
      state.descriptor = descriptor
      state.closesAtEnd = closesAtEnd
    }
  }

  /// The file; `closed` after it was closed.
  var descriptor: FileDescriptor { state.withLock { $0.descriptor } }

  /// Closes the file, and drops handlers and the notifications that are to come.
  ///
  /// - Throws: the failure of the system. The file is closed nevertheless.
  func close() throws(FileFailure) {
    if state.withLock({ $0.staysOpen }) { return }
    let (descriptor, _, old) = end()
    defer { withExtendedLifetime(old) {} }
    if descriptor != .closed { try descriptor.close() }
  }

  private func end() -> (FileDescriptor, closes: Bool, old: State) {
    let old = state.withLock { state in
      let old = state
      state.descriptor = .closed
      state.handlers = [:]
      state.items = []
      return old
    }
    for handler in old.handlers.values { handler.wait.cancel() }
    for item in old.items { item.cancel() }
    return (old.descriptor, old.closesAtEnd && old.descriptor != .closed, old)
  }

  /// States the members of `NSFileHandle`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSFileHandle.self,
      "An open file, or an end of a pipe, a socket or a terminal, to read from or write to."
    ) { handle in
      defineStandard(handle)
      defineOpening(handle)
      defineReading(handle)
      defineWriting(handle)
      definePlaces(handle)
      defineClosing(handle)
      defineBackground(handle)
      defineHandlers(handle)
    }
  }
}
