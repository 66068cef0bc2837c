import CIsolation
import CarobRuntime
import Dispatch
import NIOCore
import NIOPosix

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What a process writes to its standard streams, on its way to whoever wants it.
///
/// The event loop reads, and a queue of its own passes on: who takes it may be slow, for which the event loop
/// must not wait. [any-thread]
final class ChildStreams: Sendable {
  private struct Pipe {
    let channel: any Channel
    /// A second descriptor of the pipe, to see whether something is left in it.
    let descriptor: CInt
  }

  private let pipes = Locked<[Pipe]>([])
  private let passing = DispatchQueue(label: "carob.isolation.output")

  /// The longest that reading what is in a pipe takes, on a machine with much to do.
  private static let patience = Duration.seconds(5)

  deinit { closeDescriptors() }

  /// Begins to read a stream.
  ///
  /// - Parameters:
  ///   - stream: 1 or 2.
  ///   - descriptor: our end of its pipe, which is closed when the stream ends.
  ///   - flooded: called once, when more is written than is passed on.
  func read(
    _ stream: CInt, from descriptor: CInt, _ options: IsolatedPlugin.Options,
    on loops: MultiThreadedEventLoopGroup, flooded: @escaping @Sendable (String) -> Void
  ) throws {
    let passing = passing
    let words =
      "wrote more than \(options.outputLimit) bytes to standard "
      + (stream == 1 ? "output" : "error")
    let second = carob_isolation_duplicate(descriptor)
    do {
      let channel = try NIOPipeBootstrap(group: loops).channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            OutputRelay(
              limit: options.outputLimit,
              pass: { (bytes) in passing.async { options.output(stream, bytes) } },
              flooded: { flooded(words) }))
        }
      }.takingOwnershipOfDescriptor(input: descriptor).wait()
      pipes.withLock { $0.append(Pipe(channel: channel, descriptor: second)) }
    } catch {
      close(second)
      throw error
    }
  }

  /// Waits until everything was passed on that the process had written, as long as whoever takes it needs. Call
  /// it when the process has ended.
  func drain() {
    let deadline = Deadline(in: Self.patience)
    for pipe in pipes.withLock({ $0 }) {
      // A program that the process has started may keep the pipe open, which then has no end.
      while pipe.channel.isActive, !Self.isEmpty(pipe.descriptor), !deadline.isOver { usleep(1000) }
      // What was read last may not be on its way yet.
      _ = try? pipe.channel.eventLoop.submit {}.wait()
    }
    passing.sync {}
    closeDescriptors()
  }

  /// Whether nothing can be read.
  private static func isEmpty(_ descriptor: CInt) -> Bool {
    var request = pollfd(fd: descriptor, events: CShort(POLLIN), revents: 0)
    return poll(&request, 1, 0) <= 0 || request.revents & CShort(POLLIN) == 0
  }

  private func closeDescriptors() {
    pipes.withLock { pipes in
      for pipe in pipes where pipe.descriptor >= 0 { close(pipe.descriptor) }
      pipes = []
    }
  }
}
