import CarobRuntime
import Dispatch
import Foundation

/// Posts a notification about a file handle on the run loop that asked for it, once the file is ready.
final class FileHandleItem: LoopItem, @unchecked Sendable {
  // SAFETY: as its superclass; its own fields are constant, or have their own lock.

  /// The kinds of notifications, by their names.
  enum Kind: String {
    case read = "NSFileHandleReadCompletionNotification"
    case readToEnd = "NSFileHandleReadToEndOfFileCompletionNotification"
    case accepted = "NSFileHandleConnectionAcceptedNotification"
    case dataAvailable = "NSFileHandleDataAvailableNotification"
  }

  private let kind: Kind
  private let handle: NSFileHandle
  private let loop: NSRunLoop

  private struct Progress {
    var wait: DescriptorWait?
    var data = Data()
    var userInfo: DictionaryBox?
  }

  private let progress = Locked(Progress())

  /// - Parameters:
  ///   - queue: where the file is read.
  ///   - modes: the modes of the loop in which the notification is posted.
  init(
    _ kind: Kind, _ handle: NSFileHandle, _ descriptor: FileDescriptor, on queue: DispatchQueue,
    _ loop: NSRunLoop, modes: [String]
  ) {
    self.kind = kind
    self.handle = handle
    self.loop = loop
    // The loop waits for it until the file is ready.
    super.init(modes: Set(modes), due: Date.distantFuture.timeIntervalSinceReferenceDate)
    let wait = DescriptorWait(for: descriptor, reading: true, on: queue) { [self] wait in
      isReady(descriptor, wait)
    }
    progress.withLock { $0.wait = wait }
  }

  override var isSource: Bool { true }

  override var pendingText: String {
    "waits to post \(kind.rawValue); close the file handle"
  }

  /// Begins to wait for the file.
  func begin() {
    guard loop.add(self) else { return wasDropped() }
    // Another thread may have closed the file meanwhile.
    if progress.withLock({ $0.wait })?.begin() != true { loop.cancel(self) }
  }

  private func isReady(_ descriptor: FileDescriptor, _ wait: DescriptorWait) {
    do throws(FileFailure) {
      switch kind {
      case .dataAvailable: finish(nil)
      case .read: finish([Self.dataKey: DataBox(try descriptor.readAvailable())])
      case .accepted:
        let connection = NSFileHandle(try descriptor.accept(), closesAtEnd: true)
        finish([Self.handleKey: connection])
      case .readToEnd:
        let part = try descriptor.readPart()
        if part.isEmpty {
          finish([Self.dataKey: DataBox(progress.withLock { $0.data })])
        } else {
          progress.withLock { $0.data.append(part) }
          wait.begin()
        }
      }
    } catch {
      let data = DataBox(progress.withLock { $0.data })
      finish([Self.dataKey: data, Self.errorKey: NumberBox(Int(error.number))])
    }
  }

  private static let dataKey = "NSFileHandleNotificationDataItem"
  private static let handleKey = "NSFileHandleNotificationFileHandleItem"
  private static let errorKey = "NSFileHandleError"

  private func finish(_ userInfo: [String: Object]?) {
    progress.withLock { $0.userInfo = userInfo.map { DictionaryBox($0) } }
    loop.reschedule(self, at: -.infinity)
  }

  override func run(at now: Double) -> Double? {
    endWait()
    handle.forget(self)
    let userInfo = progress.withLock { $0.userInfo }
    do {
      try autoreleasePool {
        try NSNotificationCenter.shared.post(StringBox(kind.rawValue), handle, userInfo)
      }
    } catch {
      UnhandledExceptions.report(error, by: "an observer of \(kind.rawValue)")
    }
    return nil
  }

  /// Posts nothing any more.
  func cancel() {
    endWait()
    loop.cancel(self)
  }

  override func wasDropped() {
    endWait()
    handle.forget(self)
  }

  /// Lets go of the wait, whose code refers to this item.
  private func endWait() {
    let wait = progress.withLock { progress in
      defer { progress.wait = nil }
      return progress.wait
    }
    wait?.cancel()
  }
}
