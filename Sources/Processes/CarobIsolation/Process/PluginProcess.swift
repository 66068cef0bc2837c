import CarobProcess
import CarobRuntime
import NIOCore
import NIOPosix
import CarobLibc

/// The other side of `IsolatedPlugin`: what the program does that it starts. [main-thread]
public enum PluginProcess {
  private struct State: @unchecked Sendable {
    // SAFETY: set once, before a plugin's code runs.
    var note: HandlerNote?
    var connection: Connection?
  }

  private static let state = Locked(State())

  /// Answers what the host sends, until the host has gone; then ends the process.
  ///
  /// The program is started a second time, with the same arguments, and comes here again: the first process only waits.
  /// Call it before anything else.
  ///
  /// - Parameters:
  ///   - root: the object that the host sends to first.
  ///   - memoryLimit: the most bytes that the process may have for data; nil for no limit.
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
            ByteToMessageHandler(FrameDecoder(largest: Frame.largest)),
            // Whatever the plugin is at: without a host there is nobody to be at it for.
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
      // A copy that the plugin has made is not to answer as well. Nothing would arrive there.
      if Worker.isCopied { _exit(EXIT_SUCCESS) }
      switch mailbox.next(answering: nil, takingRequests: true, until: nil) {
      // Its error ends the process.
      case .request(let request): try? connection.handle(request)
      case .ended:
        note?.write("the code that runs at exit")
        exit(Zombies.uses.isEmpty ? statusAfterConnection : statusAfterUses)
      case .answer, .greeting, .timeOver: break
      }
    }
  }

  /// How long the plugin has to come to an end without a host.
  private static let timeout = TimeAmount.seconds(1)

  /// The exit status when it did not come to an end in that time.
  static let statusWithoutHost: Int32 = 75

  /// The exit status when the connection had ended and nothing went wrong.
  static let statusAfterConnection: Int32 = 76

  /// The same when objects were used that had been freed, which the log says.
  static let statusAfterUses: Int32 = 77

  /// The host's delegate; nil before the host was spoken to.
  public static var host: Object? {
    (try? state.withLock { $0.connection }?.root()) ?? nil
  }

  /// Says what is being done, until something else is said: what a host is told when the process dies of it.
  ///
  /// - Parameter handler: nil for nothing of the plugin's.
  public static func note(_ handler: String?) {
    state.withLock { $0.note }?.write(handler ?? "")
  }

  /// From now on says which method of these classes runs on the calling thread, the innermost.
  ///
  /// - Parameter selectors: patterns of those that matter, such as `tableView:*`.
  /// - Complexity: O(classes × selectors ever sent to them); a message to one of the classes then costs more.
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

  /// The most classes that are watched by name; of more, all are.
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
    // A crash is told of by the host, and needs no file.
    setLimit(of: RLIMIT_CORE, to: 0)
    limitMemory(to: memory)
  }

  /// Limits the bytes that the process may have for data; nil for no limit.
  package static func limitMemory(to memory: Int?) {
    // Sanitizers reserve more than any limit allows.
    if let memory, !isSanitized { setLimit(of: RLIMIT_DATA, to: memory) }
  }

  private static var isSanitized: Bool {
    dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
  }
}
