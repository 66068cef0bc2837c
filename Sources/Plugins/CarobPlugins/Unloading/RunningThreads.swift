import CCarob
import Foundation

enum RunningThreads {
  /// Threads that keep a module mapped, as a clause.
  enum Kind: String {
    case startedByLoad = "threads that its load started may run its code"
    case startedLater = "a thread that was started later runs its code"
  }

  /// The IDs of the threads; nil when the system does not give them.
  static var numbers: Set<String>? {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")).map(Set.init)
  }

  /// Returns the IDs of threads that started since then and are still running; nil when the system does not give them.
  static func started(since before: Set<String>?) -> Set<String>? {
    guard let before, let numbers else { return nil }
    return numbers.subtracting(before).filter(runs)
  }

  /// Returns whether a thread exists and is not exiting. A joined thread may exist for a moment,
  /// but runs no code any more.
  static func runs(_ number: String) -> Bool {
    // The size of this file is 0, so it must be read to its end.
    guard let file = FileHandle(forReadingAtPath: "/proc/self/task/\(number)/stat"),
      let bytes = try? file.readToEnd()
    else { return false }
    // The thread's name is in parentheses, and may contain parentheses.
    let fields = String(decoding: bytes, as: UTF8.self)
      .split(separator: ")", omittingEmptySubsequences: false).last?.split(separator: " ")
    guard let fields, fields.count > flagsField, let flags = UInt64(fields[flagsField]) else {
      return true
    }
    return flags & isExiting == 0
  }

  /// Returns whether one of the threads that started since then is running code of a module: its stack has an address there.
  static func runCode(_ code: Range<UInt>, since before: Set<String>?) -> Bool {
    let range = carob_module_range(first: code.lowerBound, end: code.upperBound)
    return started(since: before)?.contains {
      Int($0).map { carob_thread_runs($0, range) == 1 } ?? false
    } ?? false
  }

  /// The index of the flags after the name.
  private static let flagsField = 6
  /// `PF_EXITING` of the kernel.
  private static let isExiting: UInt64 = 4
}
