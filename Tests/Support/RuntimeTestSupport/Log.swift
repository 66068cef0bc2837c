import CarobRuntime

/// Lines that any thread may add.
public final class Log: Sendable {
  private let lines = Locked<[String]>([])

  /// A log without lines.
  public init() {}

  /// Adds a line.
  public func add(_ line: String) { lines.withLock { $0.append(line) } }

  /// The lines so far, in order.
  public var entries: [String] { lines.withLock { $0 } }
}
