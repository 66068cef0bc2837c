import CarobLibc
import CarobProcess
import Foundation

/// The standard streams while a plugin is examined. What it prints is kept from the report, and what it does to the streams
/// is undone before that is printed.
struct StandardStreams {
  private let saved: [CInt]
  /// What is standard output meanwhile; nil when there is no place for a file.
  private let printed: UnnamedFile?
  private let files: [UInt64?]
  private let originals: [UInt64?]

  private static let names = ["standard input", "standard output", "standard error"]

  /// Has standard output go into a file.
  init() {
    originals = Self.names.indices.map(Self.file)
    saved = Self.names.indices.map { Descriptors.duplicate(CInt($0)) }
    printed = try? UnnamedFile()
    if let printed { dup2(printed.descriptor, STDOUT_FILENO) }
    files = Self.names.indices.map(Self.file)
  }

  /// Clauses about streams that are closed, or are other files than at first.
  var changes: [String] {
    Self.names.indices.compactMap { number in
      let now = Self.file(number)
      if now == files[number] { return nil }
      return "\(Self.names[number]) is \(now == nil ? "closed" : "another file")"
    }
  }

  /// The text on standard output.
  var printedText: String {
    fflush(nil)
    return String(decoding: printed?.contents ?? [], as: UTF8.self)
  }

  /// Sets the streams again.
  func restore() {
    fflush(nil)
    for (number, descriptor) in saved.enumerated() where descriptor >= 0 {
      if Self.file(Int(descriptor)) == originals[number] {
        dup2(descriptor, CInt(number))
        close(descriptor)
      } else {
        reopen(number)
      }
    }
  }

  /// Opens a stream from the first process, whose streams are the same, because the plugin has closed ours.
  private func reopen(_ number: Int) {
    let flags = number == 0 ? O_RDONLY : O_WRONLY | O_APPEND
    let descriptor = open("/proc/\(getppid())/fd/\(number)", flags | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    dup2(descriptor, CInt(number))
    close(descriptor)
  }

  /// The number of the file that a stream is open on; nil when it is closed.
  private static func file(_ number: Int) -> UInt64? {
    var status = stat()
    guard fstat(CInt(number), &status) == 0 else { return nil }
    return UInt64(status.st_ino) ^ UInt64(status.st_dev) << 32
  }
}
