import CarobRuntime
import Foundation

/// Posts notifications later, and of several similar ones only one.
///
/// The run loop of the thread that enqueued them posts them in the order of enqueuing; those that
/// may wait until the loop is idle come after those that are due as soon as possible. [one thread]
public final class NSNotificationQueue: Object {
  private var center = NSNotificationCenter.shared
  /// The notifications that wait, in order.
  private var waiting: [QueuedNotification] = []

  /// The time of posting, by the numbers of `NSPostingStyle`.
  private enum Style: UInt {
    case whenIdle = 1
    case asSoonAsPossible, now
  }

  /// The queue of this thread, for the default center.
  static var ofThread: NSNotificationQueue {
    let key = "CarobNotificationQueue"
    let values = Thread.current.threadDictionary
    if let known = values[key] as? NSNotificationQueue { return known }
    let made = NSNotificationQueue()
    values[key] = made
    return made
  }

  /// Puts a notification in, or posts it at once.
  ///
  /// - Parameters:
  ///   - mask: the parts in which earlier notifications must be equal to be removed: 1 for the
  ///     name, 2 for the object, 0 for none.
  ///   - modes: of the run loop; nil for the default one.
  /// - Throws: an exception for an unknown style; the error of an observer that was called at once.
  func enqueue(
    _ notification: NotificationBox, style: UInt, mask: UInt, modes: [String]?
  ) throws {
    guard let style = Style(rawValue: style) else {
      throw ObjectiveCException.invalidArgument(
        "-[NSNotificationQueue enqueueNotification:…]: there is no posting style \(style)")
    }
    try dequeue(matching: notification, mask: mask)
    if style == .now { return try center.post(notification) }
    let entry = QueuedNotification(notification, self)
    waiting.append(entry)
    try entry.postLater(isIdle: style == .whenIdle, modes: modes ?? ["kCFRunLoopDefaultMode"])
  }

  /// Removes the waiting notifications that match.
  func dequeue(matching notification: NotificationBox, mask: UInt) throws {
    guard mask & 3 != 0, !waiting.isEmpty else { return }
    let (name, object) = try notification.subject
    let gone = try waiting.filter { entry in
      let other = try entry.notification.subject
      return (mask & 1 == 0 || name.isEqual(other.name))
        && (mask & 2 == 0 || object === other.object)
    }
    // Others may have been put in meanwhile. Those that match are released when the change is over.
    withExtendedLifetime(gone) {
      waiting.removeAll { entry in gone.contains { $0 === entry } }
    }
  }

  /// Posts a notification, unless it was removed.
  fileprivate func post(_ entry: QueuedNotification) throws {
    guard let index = waiting.firstIndex(where: { $0 === entry }) else { return }
    waiting.remove(at: index)
    try center.post(entry.notification)
  }

  /// States the members of `NSNotificationQueue`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSNotificationQueue.self,
      "Posts notifications later, and of several that are alike only one."
    ) { queue in
      queue.classMethod("+ (NSNotificationQueue *)defaultQueue") { _ in ofThread }
      queue.method("- (instancetype)initWithNotificationCenter:(NSNotificationCenter *)center") {
        (this, center: NSNotificationCenter) in
        this.center = center
        return this
      }
      queue.method(
        """
        - (void)enqueueNotification:(NSNotification *)notification \
        postingStyle:(NSPostingStyle)style
        """
      ) { (this, notification: NotificationBox, style: UInt) in
        try this.enqueue(notification, style: style, mask: 3, modes: nil)
      }
      queue.method(
        """
        - (void)enqueueNotification:(NSNotification *)notification \
        postingStyle:(NSPostingStyle)style coalesceMask:(NSNotificationCoalescing)mask \
        forModes:(nullable NSArray<NSString *> *)modes
        """
      ) { (this, notification: NotificationBox, style: UInt, mask: UInt, modes: [String]?) in
        try this.enqueue(notification, style: style, mask: mask, modes: modes)
      }
      queue.method(
        """
        - (void)dequeueNotificationsMatching:(NSNotification *)notification \
        coalesceMask:(NSUInteger)mask
        """
      ) { (this, notification: NotificationBox, mask: UInt) in
        try this.dequeue(matching: notification, mask: mask)
      }
    }
  }
}

/// A notification that waits. The run loop keeps it, and sends it a message.
private final class QueuedNotification: Object {
  fileprivate private(set) var notification = NotificationBox(name: "", object: nil)
  private var queue: NSNotificationQueue?

  convenience init(_ notification: NotificationBox, _ queue: NSNotificationQueue) {
    self.init(isa: Self.runtimeClass)
    self.notification = notification
    self.queue = queue
  }

  override class var runtimeName: String { "CarobQueuedNotification" }

  private static let post = Selector("post")

  /// Has the thread's run loop post it.
  func postLater(isIdle: Bool, modes: [String]) throws {
    try NSRunLoop.current.performForFoundation(
      Self.post, target: self, order: isIdle ? .max : 0, modes: modes)
  }

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: QueuedNotification.self) { entry in
      entry.method("post") { this in
        let queue = this.queue
        this.queue = nil
        try queue?.post(this)
      }
    }
  }
}
