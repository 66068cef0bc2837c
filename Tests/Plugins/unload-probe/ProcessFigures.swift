import CarobRuntime
import Foundation

/// What a process has.
struct ProcessFigures {
  /// `isMemory` is whether it is an amount of memory, of which tables that are used again take some more in the first
  /// rounds.
  let all: [(name: String, value: Int, isMemory: Bool)]

  init(_ allocated: AllocatedBytes) {
    // First, since the others allocate.
    let bytes = allocated.count
    let classes = RuntimeClass.all
    let maps = Self.text("/proc/self/maps").split(separator: "\n")
    all = [
      ("allocated bytes", bytes, true),
      ("resident pages", Self.residentPages, true),
      ("open files", Self.openFiles, false),
      ("classes", classes.count, false),
      ("protocols", RuntimeProtocol.all.count, false),
      ("methods", classes.reduce(0) { $0 + $1.methods.count + $1.metaclass.methods.count }, false),
      (
        "mapped modules",
        Set(
          maps.compactMap { $0.split(separator: " ").last }.filter {
            $0.contains(".so")
          }
        ).count, false
      ),
    ]
  }

  private static var residentPages: Int {
    let fields = text("/proc/self/statm").split(separator: " ")
    return fields.count > 1 ? Int(fields[1]) ?? 0 : 0
  }

  private static var openFiles: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  private static func text(_ file: String) -> String {
    // Such a file says that it is empty.
    let bytes = try? FileHandle(forReadingAtPath: file)?.readToEnd()
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }
}
