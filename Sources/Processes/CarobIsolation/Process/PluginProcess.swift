import CarobProcess
import CarobRuntime
import NIOCore
import NIOPosix
import CarobLibc

/// The program in the plugin's process, started by `IsolatedPlugin`. [main-thread]
public enum PluginProcess {
  private struct State: @unchecked Sendable {
    // SAFETY: set once, before a plugin's code runs.
    var note: HandlerNote?
    var connection: Connection?
  }

  private static let state = Locked(State())

  /// Handles the host's messages until the connection ends, and then exits.
  ///
  /// The program is started again with the same arguments, and calls this a second time; the first
  /// process only waits. Call this first in `main`.
  ///
  /// - Parameters:
  ///   - root: the root object for the host.
  ///   - memoryLimit: the most memory for data, in bytes; nil for no limit.
  public static func serve(root: Object, memoryLimit: Int?) -> Never {
    Worker.goOn()
    serveInWorker(root: root, memoryLimit: memoryLimit)
  }

  private static func serveInWorker(root: Object, memoryLimit: Int?) -> Never {
    limit(memoryLimit)
    // A program that the plugin starts must not keep the connection open.
    _ = fcntl(ChildPipes.socketNumber, F_SETFD, FD_CLOEXEC)
    let note = HandlerNote(file: ChildPipes.noteNumber)
    close(ChildPipes.noteNumber)
    note?.watchStack()
    let main = pthread_self()
    let connection = Connection(
      root: root, access: .everything, handlesRequests: { pthread_equal(pthread_self(), main) != 0 }
    ) { _ in _exit(0) }
    state.withLock { $0 = State(note: note, connection: connection) }
    let mailbox = connection.mailbox
    let loops = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      let channel = try ClientBootstrap(group: loops).channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers([
            ByteToMessageHandler(FrameDecoder(largest: WireFrame.largest)),
            // Without a host, nothing that the plugin does matters.
            ConnectionHandler(
              mailbox,
              ended: { loops.next().scheduleTask(in: timeout) { _exit(statusWithoutHost) } }),
          ])
        }
      }.withConnectedSocket(ChildPipes.socketNumber).wait()
      connection.open(channel)
    } catch {
      _exit(EXIT_FAILURE)
    }
    while true {
      // A fork that the plugin made must not answer. It would wait for ever.
      if Worker.isCopied { _exit(EXIT_SUCCESS) }
      switch mailbox.next(answering: nil, takingRequests: true, until: nil) {
      // An error ends the connection, and so the process.
      case .request(let request): try? connection.handle(request)
      case .ended:
        note?.write("the code that runs at exit")
        exit(Zombies.uses.isEmpty ? statusAfterConnection : statusAfterUses)
      case .answer, .greeting, .timeOver: break
      }
    }
  }

  /// The time for the plugin to end without a host.
  private static let timeout = TimeAmount.seconds(1)

  /// The exit status when the plugin did not end in that time.
  static let statusWithoutHost: Int32 = 75

  /// The exit status after the end of the connection.
  static let statusAfterConnection: Int32 = 76

  /// The exit status after the end of the connection when freed objects were used, which the log reports.
  static let statusAfterUses: Int32 = 77

  /// The host's delegate; nil before the connection is open.
  public static var host: Object? {
    (try? state.withLock { $0.connection }?.root()) ?? nil
  }

  /// Records the current activity, which the host reports if the process crashes.
  ///
  /// - Parameter handler: nil for none.
  public static func note(_ handler: String?) {
    state.withLock { $0.note }?.write(handler ?? "")
  }

  /// Records the innermost running method of these classes on the calling thread, from now on.
  ///
  /// - Parameter selectors: patterns of selectors to record, such as `tableView:*`.
  /// - Complexity: O(classes × selectors ever sent to them). Messages to these classes are slower afterwards.
  public static func noteMessages(of classes: [RuntimeClass], _ selectors: [String] = ["*"]) {
    guard let note = state.withLock({ $0.note }), let pattern = pattern(for: classes, selectors)
    else {
      return
    }
    let thread = pthread_self()
    let running = Locked<[String]>([])
    MessageTrace.start(pattern) { event in
      guard pthread_equal(pthread_self(), thread) != 0 else { return }
      switch event {
      case .sent(let message):
        note.write(message.name)
        running.withLock { $0.append(message.name) }
      case .answered:
        let outer = running.withLock { names in
          names.removeLast()
          return names.last
        }
        note.write(outer ?? "")
      case .untraced: break
      }
    }
  }

  /// The most classes to trace by name; above this, all classes are traced.
  private static let maximumNameCount = 200

  private static func pattern(
    for classes: [RuntimeClass], _ selectors: [String]
  ) -> MessagePattern? {
    var names = classes.map(\.name).filter { $0.allSatisfy { !"*?[],".contains($0) } }
    if names.isEmpty { return nil }
    if names.count > maximumNameCount { names = ["*"] }
    let alternatives = names.flatMap { name in selectors.map { "[\(name) \($0)]" } }
    return try? MessagePattern(parsing: alternatives.joined(separator: ","))
  }

  private static func limit(_ memory: Int?) {
    // The host reports crashes, so core files are not needed.
    setLimit(of: RLIMIT_CORE, to: 0)
    limitMemory(to: memory)
  }

  /// Limits the memory for data, in bytes; nil for no limit.
  package static func limitMemory(to memory: Int?) {
    // Sanitizers reserve more than the limit.
    if let memory, !isSanitized { setLimit(of: RLIMIT_DATA, to: memory) }
  }

  private static var isSanitized: Bool {
    dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
  }
}
