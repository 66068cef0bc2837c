import Foundation

/// The threads of this process.
enum RunningThreads {
  /// Their numbers; nil where the system does not tell.
  static var numbers: Set<String>? {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")).map(Set.init)
  }

  /// The numbers of those that have come since then and run still, whoever started them; nil where the system does not
  /// tell.
  static func started(since before: Set<String>?) -> Set<String>? {
    guard let before, let numbers else { return nil }
    return numbers.subtracting(before).filter(runs)
  }

  /// Whether there is a thread of that number that has not come to its end. One that somebody has waited for may be there
  /// for a moment, and runs nobody's code any more.
  static func runs(_ number: String) -> Bool {
    // Such a file says that it is empty, so it is read to its end.
    guard let file = FileHandle(forReadingAtPath: "/proc/self/task/\(number)/stat"),
      let bytes = try? file.readToEnd()
    else { return false }
    // The thread's name is in parentheses, and may have some in it.
    let fields = String(decoding: bytes, as: UTF8.self)
      .split(separator: ")", omittingEmptySubsequences: false).last?.split(separator: " ")
    guard let fields, fields.count > flagsField, let flags = UInt64(fields[flagsField]) else {
      return true
    }
    return flags & isExiting == 0
  }

  /// Which field it is behind the name.
  private static let flagsField = 6
  /// `PF_EXITING` of the kernel.
  private static let isExiting: UInt64 = 4
}
