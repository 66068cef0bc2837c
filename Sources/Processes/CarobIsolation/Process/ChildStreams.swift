import CarobProcess
import CarobRuntime
import Dispatch
import NIOCore
import NIOPosix
import CarobLibc

/// Passes on the output of a process.
///
/// The event loop reads, and a queue passes on, because the receiver may be slow, and the event
/// loop must not wait. [any-thread]
final class ChildStreams: Sendable {
  private struct Pipe {
    let channel: any Channel
    let rest: Rest
  }

  /// A second descriptor of a pipe, to check whether it is empty. While it is open, the child can
  /// fill the pipe and wait for a reader.
  private final class Rest: Sendable {
    private let descriptor: Locked<CInt>

    init(of pipe: CInt) { descriptor = Locked(Descriptors.duplicate(pipe)) }

    deinit { close() }

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

  /// The most time for reading the rest of the pipes, on a busy machine.
  private static let timeout = Duration.seconds(5)

  /// Starts to read a stream.
  ///
  /// - Parameters:
  ///   - stream: 1 or 2.
  ///   - descriptor: our end of the pipe, which is closed at the end of the stream.
  ///   - flooded: called once, when the limit is exceeded. Then the pipe is closed.
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

  /// Waits until the receiver has got all output. Call it after the process has ended.
  func drain() {
    let deadline = Deadline(in: Self.timeout)
    for pipe in pipes.withLock({ $0 }) {
      // A program started by the process may keep the pipe open, so it may have no end.
      while pipe.channel.isActive, !pipe.rest.isEmpty, !deadline.isOver { usleep(1000) }
      // The last bytes may be between the channel and the queue.
      _ = try? pipe.channel.eventLoop.submit {}.wait()
    }
    passing.sync {}
    for pipe in pipes.withLock({ $0 }) { pipe.rest.close() }
    pipes.withLock { $0 = [] }
  }
}

/// Calls the system's function, whose name a method here shadows.
private func systemClose(_ descriptor: CInt) { close(descriptor) }
