import CarobFoundation
import CarobRuntime

/// Tasks that a program goes on with in the background.
extension UIApplication {
  /// The tasks that run, by their numbers, with the blocks for the end of their time.
  struct BackgroundTasks {
    private var last: UInt = 0
    private var handlers: [UInt: Block?] = [:]

    mutating func begin(_ handler: Block?) -> UInt {
      last += 1
      handlers[last] = .some(handler)
      return last
    }

    mutating func end(_ task: UInt) { handlers[task] = nil }

    /// The tasks that run, the first one first.
    var running: [UInt] { handlers.keys.sorted() }

    func handler(of task: UInt) -> Block? { handlers[task] ?? nil }
  }

  /// The seconds that a program in the background gets; they do not pass by themselves.
  private static let backgroundTime = 180.0

  /// Ends the time for tasks, as a phone does: their blocks are called, which end them.
  ///
  /// - Returns: whether a task ran.
  /// - Throws: the error of a block. Those after it are not called.
  private final func expireTasks() throws -> Bool {
    let running = backgroundTasks.running
    for task in running { try backgroundTasks.handler(of: task)?.call() }
    return !running.isEmpty
  }

  /// Defines background tasks. Their time ends when a test says so.
  static func defineBackground(_ application: ClassMembers<UIApplication>) {
    application.method(
      """
      - (UIBackgroundTaskIdentifier)beginBackgroundTaskWithExpirationHandler:\
      (void (^)(void))handler
      """
    ) { (this, handler: Block?) in
      this.backgroundTasks.begin(handler)
    }
    application.method(
      """
      - (UIBackgroundTaskIdentifier)beginBackgroundTaskWithName:(NSString *)name \
      expirationHandler:(void (^)(void))handler
      """
    ) { (this, _: String?, handler: Block?) in
      this.backgroundTasks.begin(handler)
    }
    application.method("- (void)endBackgroundTask:(UIBackgroundTaskIdentifier)identifier") {
      (this, task: UInt) in
      this.backgroundTasks.end(task)
    }
    application.property("@property (nonatomic, readonly) NSTimeInterval backgroundTimeRemaining") {
      $0.lifecycle == .background ? backgroundTime : Double.greatestFiniteMagnitude
    }
    application.method("- (BOOL)carob_expireBackgroundTasks") { try $0.expireTasks() }
    application.property(
      "@property (nonatomic, readonly) UIBackgroundRefreshStatus backgroundRefreshStatus"
    ) { _ in 2 }
    application.method("- (void)setMinimumBackgroundFetchInterval:(NSTimeInterval)interval") {
      (_, _: Double) in
    }
  }
}
