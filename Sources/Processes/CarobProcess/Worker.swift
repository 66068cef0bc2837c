import CProcess
import CarobLibc
import Foundation

/// The second process of a program, in which the code of plugins runs. The first one waits for its end, and tells of it.
package enum Worker {
  /// How a worker ended.
  package struct End: Codable, Sendable {
    /// Whether it came to the end of its work, which a plugin may keep it from.
    package let isFinished: Bool
    /// Whether it took longer than it might, and was killed.
    package let isOverdue: Bool
    /// Whether it has noted that it wrote output.
    package let hasOutput: Bool
    /// Whether the signal that ended it was sent to the first process, too.
    package let wasSent: Bool
    /// How its process ended.
    package let end: ProcessEnd

    /// Whether the first process has nothing to add, and ends in the same way.
    package var needsNoReport: Bool { isFinished || wasSent }

    fileprivate init(_ end: carob_worker_end) {
      (isFinished, isOverdue) = (end.is_finished, end.is_overdue)
      (hasOutput, wasSent) = (end.has_output, end.was_sent)
      self.end = ProcessEnd(waitStatus: end.status)
    }
  }

  // MARK: Running

  /// The signal to a first process, or to a process that a plugin's host has started, to end everything at once, whatever the
  /// plugin does.
  package static let endingSignal = SIGTERM

  /// Starts this program once more with the same arguments, as the worker, and waits for its end. The worker comes here too, and
  /// goes on. Call it before there are threads.
  ///
  /// - Parameters:
  ///   - deadline: how long the worker may take, after it noted progress last; nil for as long as it wants.
  ///   - signal: a signal to this process that ends the worker and all its copies at once; nil for none.
  /// - Returns: nil in the worker.
  /// - Throws: `ProcessError` when there can be none.
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

  /// Goes on in a worker. This process waits for its end, ends the copies that the plugin has made, and ends as the worker did.
  /// Copies would keep connections and streams open. At `endingSignal` it ends them at once.
  package static func goOn() {
    do throws(ProcessError) {
      try run(endingAt: endingSignal)?.end.endThisProcess()
    } catch {
      _exit(EXIT_FAILURE)
    }
  }

  /// Whether this process was started as a worker.
  package static var isThisProcess: Bool { carob_worker_is_this() }

  /// Whether this process is a copy of the worker, which a plugin has made.
  package static var isCopied: Bool { carob_worker_is_copy() }

  /// Has `stdout` write each line at its end, as on a terminal. Call it before anything is written.
  package static func writeLines() { carob_process_write_lines() }

  // MARK: For the first process

  /// Says that the worker has come to its end, and with which exit status. A copy ends here.
  package static func finish(_ status: Int32) { carob_worker_finish(status) }

  /// Says whether the worker has written output.
  package static func noteOutput(_ hasOutput: Bool) { carob_worker_note_output(hasOutput) }

  /// Says that the worker goes on, so that its deadline begins anew.
  package static func noteProgress() { carob_worker_note_progress() }

  /// Where the last worker crashed, or what had called the code that crashed.
  package struct Crash {
    /// The path of the module. A plugin may have written any text here.
    package let module: String
    /// The place, in the module's addresses.
    package let offset: UInt64
    /// The function of the module that was called from outside.
    package let entry: UInt64
  }

  /// Where the last worker crashed; nil when no plugin's code was running, or the system does not tell.
  package static var crash: Crash? {
    var (offset, entry) = (UInt64(0), UInt64(0))
    guard let path = carob_worker_crash(&offset, &entry).map({ String(cString: $0) }), path != ""
    else { return nil }
    return Crash(module: path, offset: offset, entry: entry)
  }

  // MARK: Text that is held back

  /// Adds to the text that the worker holds back. When it crashes, the first process has the text.
  ///
  /// - Returns: false when there is no room. Otherwise true, also in a process that is no worker.
  package static func hold(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      // SAFETY: the function reads that many bytes, during the call.
      bytes.withMemoryRebound(to: CChar.self) { carob_worker_hold($0.baseAddress, $0.count) }
    }
  }

  /// Says that the worker holds no text back any more.
  package static func releaseHeld() { carob_worker_release_held() }

  /// The text that the last worker held back at its end. A plugin may have written any.
  package static var held: String {
    var length = 0
    let bytes = carob_worker_held(&length)
    // SAFETY: so many bytes are there. They may be any, and are read once.
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  // MARK: State that is kept

  /// How many workers there were before this one.
  package static var earlierCount: Int { Int(carob_worker_earlier_count()) }

  /// Keeps a value for the workers after this one, in place of the one before. One of more than 8 KiB is not kept.
  package static func keep(_ value: some Encodable) {
    guard let data = try? JSONEncoder().encode(value) else { return }
    // SAFETY: the function reads that many bytes, during the call.
    data.withUnsafeBytes { carob_worker_keep($0.baseAddress, $0.count) }
  }

  /// The value that the worker before this one has kept; nil for none. A plugin may have written another one.
  package static func kept<Value: Decodable>(_ type: Value.Type = Value.self) -> Value? {
    var length = 0
    let bytes = carob_worker_kept(&length)
    // SAFETY: so many bytes are there, which are copied first: they may change.
    let data = Data(UnsafeRawBufferPointer(start: bytes, count: length))
    return try? JSONDecoder().decode(type, from: data)
  }
}
