import CarobLibc
import CarobRuntime
import Foundation

/// The members of `NSTask`.
extension NSTask {
  static func defineProgram(_ task: ClassMembers<NSTask>) {
    task.property(
      "@property (nullable, copy) NSURL *executableURL",
      get: { $0.state.withLock { $0.path }.map { URL(fileURLWithPath: $0) } },
      set: { (this, url: URL?) in
        let path = try url.map { try filePath($0, "setExecutableURL:") }
        try this.setUp("setExecutableURL:") { $0.path = path }
      })
    task.property(
      "@property (nullable, copy) NSString *launchPath", get: { $0.state.withLock { $0.path } },
      set: { (this, path: String?) in
        let path = path.map { URL(fileURLWithPath: $0).path }
        try this.setUp("setLaunchPath:") { $0.path = path }
      })
    task.property(
      "@property (nullable, copy) NSArray<NSString *> *arguments",
      get: { $0.state.withLock { $0.arguments } },
      set: { (this, arguments: [String]?) in
        try this.setUp("setArguments:") { $0.arguments = arguments }
      })
    task.property(
      "@property (nullable, copy) NSDictionary<NSString *, NSString *> *environment",
      get: { $0.state.withLock { $0.environment } },
      set: { (this, environment: [String: String]?) in
        try this.setUp("setEnvironment:") { $0.environment = environment }
      })
    task.property(
      "@property (nullable, copy) NSURL *currentDirectoryURL",
      get: { URL(fileURLWithPath: $0.folder, isDirectory: true) },
      set: { (this, url: URL?) in
        let path = try url.map { try filePath($0, "setCurrentDirectoryURL:") }
        try this.setUp("setCurrentDirectoryURL:") { $0.folder = path }
      })
    task.property(
      "@property (copy) NSString *currentDirectoryPath", get: { $0.folder },
      set: { (this, path: String?) in
        let path = path.map { URL(fileURLWithPath: $0).path }
        try this.setUp("setCurrentDirectoryPath:") { $0.folder = path }
      })
  }

  private var folder: String {
    state.withLock { $0.folder } ?? FileManager.default.currentDirectoryPath
  }

  private static func filePath(_ url: URL, _ method: String) throws -> String {
    if url.isFileURL { return url.path }
    throw ObjectiveCException.invalidArgument("-[NSTask \(method)]: \(url) is no URL of a file")
  }

  static func defineFiles(_ task: ClassMembers<NSTask>) {
    task.property(
      "@property (nullable, retain) id standardInput", get: { $0.file(0) },
      set: { (this, file: Object?) in try this.setFile(0, file, "setStandardInput:") })
    task.property(
      "@property (nullable, retain) id standardOutput", get: { $0.file(1) },
      set: { (this, file: Object?) in try this.setFile(1, file, "setStandardOutput:") })
    task.property(
      "@property (nullable, retain) id standardError", get: { $0.file(2) },
      set: { (this, file: Object?) in try this.setFile(2, file, "setStandardError:") })
  }

  private func file(_ number: Int) -> Object? {
    let standard = [
      NSFileHandle.standardInput, NSFileHandle.standardOutput, NSFileHandle.standardError,
    ]
    let own: Object? = state.withLock { $0.files[number] }
    return own ?? standard[number]
  }

  /// Sets a file of the process. Nil stands for the null device.
  private func setFile(_ number: Int, _ file: Object?, _ method: String) throws {
    let file = file ?? NSFileHandle.null
    guard file is NSPipe || file is NSFileHandle else {
      throw ObjectiveCException.invalidArgument(
        "-[NSTask \(method)]: \(file.runtimeClass.withArticle) is no NSPipe and no NSFileHandle")
    }
    var old: Object?
    try setUp(method) { state in
      old = state.files[number]
      state.files[number] = file
    }
    // A file that is released here may call the program, which may ask the task.
    withExtendedLifetime(old) {}
  }

  static func defineLaunching(_ task: ClassMembers<NSTask>) {
    task.method("- (BOOL)launchAndReturnError:(NSError **)error") {
      (this, error: ObjectPointer) in
      try this.launch(error)
    }
    task.method("- (void)launch") { this in
      do {
        try this.launch("launch")
      } catch let failure as ProgramStart.Failure {
        throw ObjectiveCException.invalidArgument(
          "-[NSTask launch]: \(failure.subject): \(failure.cause.reason)")
      }
    }
    task.classMethod(
      """
      + (nullable NSTask *)launchedTaskWithExecutableURL:(NSURL *)url \
      arguments:(NSArray<NSString *> *)arguments error:(NSError **)error \
      terminationHandler:(nullable void (^)(NSTask *task))handler
      """
    ) { (cls, url: URL, arguments: [String]?, error: ObjectPointer, handler: Block?) in
      let path = try filePath(
        url, "launchedTaskWithExecutableURL:arguments:error:terminationHandler:")
      let task = try made(cls, path, arguments)
      task.handler = handler
      return try task.launch(error) ? task : nil
    }
    task.classMethod(
      """
      + (NSTask *)launchedTaskWithLaunchPath:(NSString *)path \
      arguments:(NSArray<NSString *> *)arguments
      """
    ) { (cls, path: String, arguments: [String]?) in
      let task = try made(cls, URL(fileURLWithPath: path).path, arguments)
      try sendLaunch(task)
      return task
    }
  }

  private static let sendLaunch = Message<() -> Void>("launch")

  private static func made(
    _ cls: ClassObject, _ path: String, _ arguments: [String]?
  ) throws -> NSTask {
    guard let task = try cls.instanceClass.makeInstance() as? NSTask else {
      throw ObjectiveCException.inconsistency("\(cls.instanceClass) makes no tasks")
    }
    task.state.withLock { state in
      state.path = path
      state.arguments = arguments
    }
    return task
  }

  /// Starts the process, or leaves the error.
  private func launch(_ error: ObjectPointer) throws -> Bool {
    do {
      try launch("launchAndReturnError:")
      return true
    } catch let failure as ProgramStart.Failure {
      return error.succeeds { throw failure.cause.error(URL(fileURLWithPath: failure.path)) }
    }
  }

  static func defineRunning(_ task: ClassMembers<NSTask>) {
    task.method("- (void)interrupt") { try $0.send(signal: SIGINT, for: "interrupt") }
    task.method("- (void)terminate") { try $0.send(signal: SIGTERM, for: "terminate") }
    task.method("- (BOOL)suspend") { $0.suspend() }
    task.method("- (BOOL)resume") { $0.resume() }
    task.property("@property (readonly, getter=isRunning) BOOL running") { $0.isRunning }
    task.property("@property (readonly) int processIdentifier") { this -> Int32 in
      switch this.state.withLock({ $0.phase }) {
      case .made: 0
      case .running(let process), .ended(let process, _): process
      }
    }
    task.method("- (void)waitUntilExit") { try $0.waitUntilExit() }
  }

  /// Sends a signal. A process that has ended gets none.
  private func send(signal: Int32, for method: String) throws {
    let isMade = state.withLock { state in
      switch state.phase {
      case .made: return true
      case .running(let process):
        // It is not reaped before the lock is free, so the number is its own.
        kill(process, signal)
        return false
      case .ended: return false
      }
    }
    if isMade { throw Self.notLaunched(method) }
  }

  private static func notLaunched(_ method: String) -> ObjectiveCException {
    .invalidArgument("-[NSTask \(method)]: the task was not launched")
  }

  /// Stops the process. Each suspension needs one resumption.
  private func suspend() -> Bool {
    state.withLock { state in
      guard case .running(let process) = state.phase else { return false }
      guard state.suspensions > 0 || kill(process, SIGSTOP) == 0 else { return false }
      state.suspensions += 1
      return true
    }
  }

  private func resume() -> Bool {
    state.withLock { state in
      guard case .running(let process) = state.phase else { return false }
      if state.suspensions > 1 {
        state.suspensions -= 1
        return true
      }
      state.suspensions = 0
      return kill(process, SIGCONT) == 0
    }
  }

  static func defineEnd(_ task: ClassMembers<NSTask>) {
    task.property("@property (readonly) int terminationStatus") {
      try $0.programEnd("terminationStatus").status
    }
    task.property("@property (readonly) NSTaskTerminationReason terminationReason") { this -> Int in
      try this.programEnd("terminationReason").isSignal ? uncaughtSignal : exit
    }
    task.property(
      "@property (nullable, copy) void (^terminationHandler)(NSTask *task)", get: { $0.handler },
      set: { (this, block: Block?) in this.handler = block })
  }

  /// `NSTaskTerminationReasonExit`.
  private static let exit = 1
  /// `NSTaskTerminationReasonUncaughtSignal`.
  private static let uncaughtSignal = 2

  private func programEnd(_ method: String) throws -> ProgramEnd {
    switch state.withLock({ $0.phase }) {
    case .made: throw Self.notLaunched(method)
    case .running:
      throw ObjectiveCException.invalidArgument("-[NSTask \(method)]: the task is still running")
    case .ended(_, let end): return end
    }
  }
}
