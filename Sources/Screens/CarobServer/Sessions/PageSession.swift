#if Isolation
import CarobRuntime
import CarobScreens
import Foundation

/// A session of pages: a screen, or the error of opening it, and the streams of the pages that show it.
@MainActor
final class PageSession {
  let id: Int
  let source: any ScreenSource
  private(set) var screen: (any LiveScreen)?
  private(set) var error: (any Error)?
  private var streams: [ObjectIdentifier: EventStream] = [:]
  private var kept = ChangeLog()
  /// The latest messages about the screen, for pages that come later.
  private var messages: [LiveChange] = []
  private static let maximumMessages = 20
  private var log: MessageLog?
  /// The time when the last page left; nil while there is one.
  private(set) var abandoned: ContinuousClock.Instant?

  init(_ id: Int, _ source: any ScreenSource) {
    self.id = id
    self.source = source
    open()
  }

  // MARK: Screens

  private func open() {
    error = nil
    do {
      screen = try source.open()
    } catch {
      self.error = error
    }
  }

  /// The longest time for a turn of the loop, in seconds; nil for no limit.
  var longestTurn: Double? { screen?.longestTurn }

  /// Opens the screen again, for all pages.
  func openAgain() {
    leave()
    open()
    for stream in streams.values { greet(stream) }
  }

  private func leave() {
    screen?.close()
    screen = nil
    kept.removeAll()
    messages = []
  }

  /// A sentence that says why there is no screen.
  var failure: String { error.map { "\($0)" } ?? "There is no screen." }

  // MARK: Streams

  /// Adds a stream.
  ///
  /// - Parameter version: the last batch of the page; nil for none.
  func add(_ stream: EventStream, after version: Int?) {
    streams[ObjectIdentifier(stream)] = stream
    abandoned = nil
    if let version, let screen, let missed = kept.since(version, until: screen.version) {
      send(Hello(session: id, isShared: source.isShared), to: stream)
      for batch in missed { stream.send(id: batch.version, data: batch.bytes) }
    } else {
      greet(stream)
    }
  }

  func remove(_ stream: EventStream) {
    streams[ObjectIdentifier(stream)] = nil
    guard streams.isEmpty else { return }
    abandoned = .now
    watch(nil)
  }

  /// Sends the whole screen to a stream.
  private func greet(_ stream: EventStream) {
    send(Hello(session: id, isShared: source.isShared), to: stream)
    guard let screen else { return send(Failed(failed: failure), to: stream) }
    // The snapshot contains these changes.
    publish(except: stream)
    var snapshot = screen.snapshot()
    snapshot.changes += messages.filter { !snapshot.changes.contains($0) }
    stream.send(id: snapshot.version, data: LiveJSON.bytes(snapshot))
  }

  /// Sends the changes.
  ///
  /// - Parameter left: a stream that does not get them.
  func publish(except left: EventStream? = nil) {
    let batches = screen?.changes() ?? []
    messages = (messages + batches.messages).suffix(Self.maximumMessages)
    for batch in batches {
      let bytes = LiveJSON.bytes(batch)
      kept.add(batch.version, bytes)
      for stream in streams.values where stream !== left {
        stream.send(id: batch.version, data: bytes)
      }
    }
    if let lines = log?.take() {
      for stream in streams.values { send(Logged(log: lines), to: stream) }
    }
  }

  /// Sends a message that is not about the screen.
  func tell(_ text: String) {
    for stream in streams.values { send(Told(told: text), to: stream) }
  }

  func close() {
    watch(nil)
    leave()
    for stream in streams.values { stream.close() }
    streams = [:]
  }

  /// Starts to send traced messages; nil to stop.
  func watch(_ log: MessageLog?) {
    self.log?.stop()
    self.log = log
  }

  private struct Hello: Encodable {
    let session: Int
    let isShared: Bool
  }

  private struct Failed: Encodable { let failed: String }
  private struct Told: Encodable { let told: String }
  private struct Logged: Encodable { let log: MessageLog.Lines }

  private func send(_ value: some Encodable, to stream: EventStream) {
    stream.send(data: LiveJSON.bytes(value))
  }
}

/// The encoder for pages.
enum LiveJSON {
  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A plugin's numbers may be infinite or not a number.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }()

  static func bytes(_ value: some Encodable) -> [UInt8] {
    do {
      return Array(try encoder.encode(value))
    } catch {
      preconditionFailure("\(type(of: value)) cannot be written as JSON: \(error)")
    }
  }
}
#endif
