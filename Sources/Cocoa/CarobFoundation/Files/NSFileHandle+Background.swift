import CarobRuntime
import Dispatch
import Foundation

/// What file handles do in the background.
extension NSFileHandle {
  static func defineBackground(_ handle: ClassMembers<NSFileHandle>) {
    handle.method("- (void)readInBackgroundAndNotify") {
      try $0.notify(.read, [LoopMode.defaultMode], for: "readInBackgroundAndNotify")
    }
    handle.method(
      """
      - (void)readInBackgroundAndNotifyForModes:\
      (nullable NSArray<NSRunLoopMode> *)modes
      """
    ) { (this, modes: [String]?) in
      try this.notify(.read, modes ?? [], for: "readInBackgroundAndNotifyForModes:")
    }
    handle.method("- (void)readToEndOfFileInBackgroundAndNotify") {
      try $0.notify(.readToEnd, [LoopMode.defaultMode], for: "readToEndOfFileInBackgroundAndNotify")
    }
    handle.method(
      """
      - (void)readToEndOfFileInBackgroundAndNotifyForModes:\
      (nullable NSArray<NSRunLoopMode> *)modes
      """
    ) { (this, modes: [String]?) in
      try this.notify(.readToEnd, modes ?? [], for: "readToEndOfFileInBackgroundAndNotifyForModes:")
    }
    handle.method("- (void)acceptConnectionInBackgroundAndNotify") {
      try $0.notify(.accepted, [LoopMode.defaultMode], for: "acceptConnectionInBackgroundAndNotify")
    }
    handle.method(
      """
      - (void)acceptConnectionInBackgroundAndNotifyForModes:\
      (nullable NSArray<NSRunLoopMode> *)modes
      """
    ) { (this, modes: [String]?) in
      try this.notify(.accepted, modes ?? [], for: "acceptConnectionInBackgroundAndNotifyForModes:")
    }
    handle.method("- (void)waitForDataInBackgroundAndNotify") {
      try $0.notify(.dataAvailable, [LoopMode.defaultMode], for: "waitForDataInBackgroundAndNotify")
    }
    handle.method(
      """
      - (void)waitForDataInBackgroundAndNotifyForModes:\
      (nullable NSArray<NSRunLoopMode> *)modes
      """
    ) { (this, modes: [String]?) in
      try this.notify(.dataAvailable, modes ?? [], for: "waitForDataInBackgroundAndNotifyForModes:")
    }
  }

  /// Posts a notification on this thread's run loop once the file is ready.
  private func notify(
    _ kind: FileHandleItem.Kind, _ modes: [String], for method: String
  ) throws {
    let (descriptor, queue) = state.withLock { state in (state.descriptor, state.ownQueue) }
    let item = FileHandleItem(kind, self, descriptor, on: queue, .current, modes: modes)
    let isOpen = state.withLock { state in
      guard descriptor != .closed, state.descriptor == descriptor else { return false }
      state.items.append(item)
      return true
    }
    guard isOpen else {
      item.cancel()
      throw FileFailure(number: EBADF, isReading: true).exception(of: method)
    }
    item.begin()
  }

  /// Forgets a notification that is being posted, or never will be.
  func forget(_ item: FileHandleItem) {
    state.withLock { state in state.items.removeAll { $0 === item } }
  }

  static func defineHandlers(_ handle: ClassMembers<NSFileHandle>) {
    handle.property(
      "@property (nullable, copy) void (^readabilityHandler)(NSFileHandle *handle)",
      get: { $0.handler(.reading) }, set: { (this, block: Block?) in this.set(block, .reading) })
    handle.property(
      "@property (nullable, copy) void (^writeabilityHandler)(NSFileHandle *handle)",
      get: { $0.handler(.writing) }, set: { (this, block: Block?) in this.set(block, .writing) })
  }

  private func handler(_ direction: Direction) -> Block? {
    state.withLock { $0.handlers[direction]?.block }
  }

  /// Replaces a handler. A closed file calls none.
  private func set(_ block: Block?, _ direction: Direction) {
    let call = block.map { ScheduledCall(.block($0)) }
    // The handle goes when the program releases it, whatever waits.
    let this = Weak(self)
    let (old, new) = state.withLock { state in
      let old = state.handlers.removeValue(forKey: direction)
      guard let block, let call, state.descriptor != .closed else {
        return (old, Handler?.none)
      }
      let wait = DescriptorWait(
        for: state.descriptor, reading: direction == .reading, on: state.ownQueue
      ) { this.object?.isReady(direction, $0) }
      let new = Handler(block: block, call: call, wait: wait)
      state.handlers[direction] = new
      return (old, new)
    }
    old?.wait.cancel()
    new?.wait.begin()
  }

  /// Calls a handler, and then waits again.
  private func isReady(_ direction: Direction, _ wait: DescriptorWait) {
    guard let handler = current(direction, wait) else { return }
    handler.call.runReporting(with: self) { "\($0), called by a file handle," }
    if current(direction, wait) != nil { wait.begin() }
  }

  /// The handler, unless it was replaced.
  private func current(_ direction: Direction, _ wait: DescriptorWait) -> Handler? {
    state.withLock { state in state.handlers[direction].flatMap { $0.wait === wait ? $0 : nil } }
  }
}

extension NSFileHandle.State {
  /// The queue of the handle, on which nothing runs at the same time.
  fileprivate var ownQueue: DispatchQueue {
    mutating get {
      let own = queue ?? DispatchQueue(label: "NSFileHandle")
      queue = own
      return own
    }
  }
}
