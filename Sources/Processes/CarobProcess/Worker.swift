import CProcess
import CarobLibc
import Foundation

/// The second process of a program, which runs the code of plugins. The first process waits for its end and reports it.
package enum Worker {
  /// The end of a worker.
  package struct End: Codable, Sendable {
    /// Whether the worker finished its work.
    package let isFinished: Bool
    /// Whether the worker took too long and was killed.
    package let isOverdue: Bool
    /// Whether the worker reported that it wrote output.
    package let hasOutput: Bool
    /// Whether the signal that ended the worker was sent to the first process, too.
    package let wasSent: Bool
    /// The end of the worker's process.
    package let end: ProcessEnd

    /// Whether the first process ends in the same way without a report.
    package var needsNoReport: Bool { isFinished || wasSent }

    fileprivate init(_ end: carob_worker_end) {
      (isFinished, isOverdue) = (end.is_finished, end.is_overdue)
      (hasOutput, wasSent) = (end.has_output, end.was_sent)
      self.end = ProcessEnd(waitStatus: end.status)
    }
  }

  // MARK: Running

  /// The signal to a first process, or to a child of a plugin's host, that ends everything at once,
  /// whatever the plugin does.
  package static let endingSignal = SIGTERM

  /// Starts this program a second time with the same arguments, as the worker, and waits for its
  /// end. The worker calls this function too, which then returns. Call it before there are threads.
  ///
  /// - Parameters:
  ///   - deadline: the time limit for the worker since its last progress; nil for none.
  ///   - signal: a signal to this process that ends the worker and all its forks at once; nil for none.
  /// - Returns: nil in the worker.
  /// - Throws: `ProcessError` when the worker cannot be started.
  package static func run(
    deadline: Duration? = nil, endingAt signal: Int32? = nil
  ) throws(ProcessError) -> End? {
    var end = carob_worker_end()
    let milliseconds = deadline.map { max(1, Int($0 / .milliseconds(1))) } ?? 0
    switch carob_worker_run(CommandLine.unsafeArgv, milliseconds, signal ?? 0, &end) {
    case 0: return nil
    case 1: return End(end)
    default: throw ProcessError("no process can be started")
    }
  }

  /// Continues in a worker. This process waits for its end, ends the forks that the plugin made, because they would keep
  /// connections and streams open, and ends as the worker did. At `endingSignal` it ends them at once.
  package static func goOn() {
    do throws(ProcessError) {
      try run(endingAt: endingSignal)?.end.endThisProcess()
    } catch {
      _exit(EXIT_FAILURE)
    }
  }

  /// Whether this process was started as a worker.
  package static var isThisProcess: Bool { carob_worker_is_this() }

  /// Whether this process is a fork of the worker, made by a plugin.
  package static var isCopied: Bool { carob_worker_is_copy() }

  /// Makes `stdout` line-buffered, as on a terminal. Call it before anything is written.
  package static func writeLines() { carob_process_write_lines() }

  // MARK: Reports to the first process

  /// Reports that the worker has finished, with its exit status. Ends the process if it is a fork.
  package static func finish(_ status: Int32) { carob_worker_finish(status) }

  /// Reports whether the worker has written output.
  package static func noteOutput(_ hasOutput: Bool) { carob_worker_note_output(hasOutput) }

  /// Reports progress, which starts the deadline anew.
  package static func noteProgress() { carob_worker_note_progress() }

  /// The place of the last worker's crash: the code that crashed, or its nearest caller in a module.
  package struct Crash {
    /// The path of the module. A plugin may have written any text to this memory.
    package let module: String
    /// The offset of the place in the module.
    package let offset: UInt64
    /// The offset of the module's function that was called from outside.
    package let entry: UInt64
  }

  /// The place of the last worker's crash; nil when no plugin's code was running, or the system does not give it.
  package static var crash: Crash? {
    var (offset, entry) = (UInt64(0), UInt64(0))
    guard let path = carob_worker_crash(&offset, &entry).map({ String(cString: $0) }), path != ""
    else { return nil }
    return Crash(module: path, offset: offset, entry: entry)
  }

  // MARK: Held text

  /// Adds to the text that the worker holds back. If the worker crashes, the first process has the text.
  ///
  /// - Returns: false when there is no room; true in a process that is no worker.
  package static func hold(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      // SAFETY: the function reads that many bytes, during the call.
      bytes.withMemoryRebound(to: CChar.self) { carob_worker_hold($0.baseAddress, $0.count) }
    }
  }

  /// Drops the held text.
  package static func releaseHeld() { carob_worker_release_held() }

  /// The text that the last worker held at its end. A plugin may have written any text to this memory.
  package static var held: String {
    var length = 0
    let bytes = carob_worker_held(&length)
    // SAFETY: so many bytes are there. They may be any, and are read once.
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  // MARK: Kept state

  /// The number of earlier workers.
  package static var earlierCount: Int { Int(carob_worker_earlier_count()) }

  /// Keeps a value for later workers, in place of the previous one. Values of more than 8 KiB are not kept.
  package static func keep(_ value: some Encodable) {
    guard let data = try? JSONEncoder().encode(value) else { return }
    // SAFETY: the function reads that many bytes, during the call.
    data.withUnsafeBytes { carob_worker_keep($0.baseAddress, $0.count) }
  }

  /// Returns the value that the previous worker kept; nil for none. A plugin may have changed it.
  package static func kept<Value: Decodable>(_ type: Value.Type = Value.self) -> Value? {
    var length = 0
    let bytes = carob_worker_kept(&length)
    // SAFETY: so many bytes are there, which are copied first: they may change.
    let data = Data(UnsafeRawBufferPointer(start: bytes, count: length))
    return try? JSONDecoder().decode(type, from: data)
  }
}
