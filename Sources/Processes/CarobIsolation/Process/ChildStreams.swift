import CarobProcess
import CarobRuntime
import Dispatch
import NIOCore
import NIOPosix
import CarobLibc

/// What a process writes to its standard streams, on its way to whoever wants it.
///
/// The event loop reads, and a queue of its own passes on: who takes it may be slow, for which the event loop
/// must not wait. [any-thread]
final class ChildStreams: Sendable {
  private struct Pipe {
    let channel: any Channel
    let rest: Rest
  }

  /// A second descriptor of a pipe, to see whether something is left in it. As long as it is open, the child can
  /// fill the pipe and wait for a reader.
  private final class Rest: Sendable {
    /// -1 when it is closed.
    private let descriptor: Locked<CInt>

    init(of pipe: CInt) { descriptor = Locked(Descriptors.duplicate(pipe)) }

    deinit { close() }

    /// Whether nothing can be read.
    var isEmpty: Bool {
      descriptor.withLock { descriptor in
        var request = pollfd(fd: descriptor, events: CShort(POLLIN), revents: 0)
        return poll(&request, 1, 0) <= 0 || request.revents & CShort(POLLIN) == 0
      }
    }

    func close() {
      descriptor.withLock { descriptor in
        if descriptor >= 0 { systemClose(descriptor) }
        descriptor = -1
      }
    }
  }

  private let pipes = Locked<[Pipe]>([])
  private let passing = DispatchQueue(label: "carob.isolation.output")

  /// The longest that reading what is in a pipe takes, on a machine with much to do.
  private static let timeout = Duration.seconds(5)

  /// Begins to read a stream.
  ///
  /// - Parameters:
  ///   - stream: 1 or 2.
  ///   - descriptor: our end of its pipe, which is closed when the stream ends.
  ///   - flooded: called once, when more is written than is passed on. From then on the child writes to a closed pipe.
  func read(
    _ stream: CInt, from descriptor: CInt, _ options: IsolatedPlugin.Options,
    on loops: MultiThreadedEventLoopGroup, flooded: @escaping @Sendable (String) -> Void
  ) throws {
    let passing = passing
    let words =
      "wrote more than \(options.outputLimit) bytes to standard "
      + (stream == 1 ? "output" : "error")
    let rest = Rest(of: descriptor)
    let channel = try NIOPipeBootstrap(group: loops).channelInitializer { channel in
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHandler(
          OutputRelay(
            limit: options.outputLimit,
            pass: { (bytes) in passing.async { options.output(stream, bytes) } },
            flooded: {
              rest.close()
              flooded(words)
            }))
      }
    }.takingOwnershipOfDescriptor(input: descriptor).wait()
    pipes.withLock { $0.append(Pipe(channel: channel, rest: rest)) }
  }

  /// Waits until everything was passed on that the process had written, as long as whoever takes it needs. Call
  /// it when the process has ended.
  func drain() {
    let deadline = Deadline(in: Self.timeout)
    for pipe in pipes.withLock({ $0 }) {
      // A program that the process has started may keep the pipe open, which then has no end.
      while pipe.channel.isActive, !pipe.rest.isEmpty, !deadline.isOver { usleep(1000) }
      // What was read last may not be on its way yet.
      _ = try? pipe.channel.eventLoop.submit {}.wait()
    }
    passing.sync {}
    for pipe in pipes.withLock({ $0 }) { pipe.rest.close() }
    pipes.withLock { $0 = [] }
  }
}

/// The function of the system, which has the name of a method here.
private func systemClose(_ descriptor: CInt) { close(descriptor) }
