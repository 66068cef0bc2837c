#if Isolation
import CarobRuntime
import CarobScreens
import Foundation

/// What a page sees: a screen, or why there is none; and the streams of those who look at it.
@MainActor
final class ServedSession {
  let id: Int
  let source: any ScreenSource
  private(set) var screen: (any LiveScreen)?
  /// Why there is no screen.
  private(set) var error: (any Error)?
  private var streams: [ObjectIdentifier: EventStream] = [:]
  private var kept = ChangeLog()
  /// What was said of the screen, for those who come later.
  private var messages: [LiveChange] = []
  private static let maximumMessages = 20
  private var log: MessageLog?
  /// Since when nobody looks at it; nil while somebody does.
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

  /// How many seconds the loop may wait; nil when it does not matter.
  var longestTurn: Double? { screen?.longestTurn }

  /// Opens the screen anew, for all who look.
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

  /// Why there is no screen, in a sentence.
  var failure: String { error.map { "\($0)" } ?? "There is no screen." }

  // MARK: Streams

  /// Shows the screen on one more stream.
  ///
  /// - Parameter version: of the last batch that its client has; nil for none.
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

  /// Tells all that there is.
  private func greet(_ stream: EventStream) {
    send(Hello(session: id, isShared: source.isShared), to: stream)
    guard let screen else { return send(Failed(failed: failure), to: stream) }
    // What is other by now is part of the snapshot.
    publish(except: stream)
    var snapshot = screen.snapshot()
    snapshot.changes += messages.filter { !snapshot.changes.contains($0) }
    stream.send(id: snapshot.version, data: LiveJSON.bytes(snapshot))
  }

  /// Tells what has changed.
  ///
  /// - Parameter left: who is not told.
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

  /// Tells those who look something that is not about the screen.
  func tell(_ text: String) {
    for stream in streams.values { send(Told(told: text), to: stream) }
  }

  /// Ends it.
  func close() {
    watch(nil)
    leave()
    for stream in streams.values { stream.close() }
    streams = [:]
  }

  /// Watches messages, or no more.
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

/// JSON as pages get it.
enum LiveJSON {
  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A plugin's numbers may be any.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }()

  /// The text of a value.
  static func bytes(_ value: some Encodable) -> [UInt8] {
    do {
      return Array(try encoder.encode(value))
    } catch {
      preconditionFailure("\(type(of: value)) cannot be written as JSON: \(error)")
    }
  }
}
#endif
