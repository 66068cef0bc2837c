import CarobLibc
import CarobProcess
import Foundation

/// What belongs to the whole process, and a plugin should leave as it was.
struct ProcessState {
  private let locale: String
  private let mask: mode_t
  private let directory: String
  /// The handlers of signals, as addresses.
  private let handlers: [UInt]
  private let environment: [String: String]
  private let floatingPoint: UInt64
  /// The numbers of open descriptors, by what they are open on.
  private let descriptors: [String: Int]

  private static let signals = Int32(1)..<32

  /// Reads the present state.
  init() {
    // SAFETY: null only asks; the text is copied at once.
    locale = setlocale(LC_ALL, nil).map { String(cString: $0) } ?? ""
    mask = umask(0)
    _ = umask(mask)
    directory = FileManager.default.currentDirectoryPath
    handlers = Self.signals.map(ProcessSettings.handler)
    environment = ProcessInfo.processInfo.environment
    floatingPoint = ProcessSettings.floatingPoint
    descriptors = Self.openDescriptors
  }

  /// Clauses about what differs from an earlier state.
  func changes(since before: ProcessState) -> [String] {
    var changes: [String] = []
    func add(_ what: String, _ old: String, _ new: String) {
      if old != new { changes.append("\(what) was \(old), and is \(new)") }
    }
    add("the locale", "\"\(before.locale)\"", "\"\(locale)\"")
    add("the umask", String(before.mask, radix: 8), String(mask, radix: 8))
    add("the working directory", before.directory, directory)
    for (signal, (old, new)) in zip(Self.signals, zip(before.handlers, handlers)) where old != new {
      changes.append("the handler of signal \(signal) (\(Self.name(signal))) is another one")
    }
    for name in Set(before.environment.keys).union(environment.keys).sorted()
    where before.environment[name] != environment[name] {
      changes.append(
        "the environment variable \(name) "
          + (environment[name] == nil
            ? "is gone" : before.environment[name] == nil ? "is new" : "has another value"))
    }
    if floatingPoint != before.floatingPoint {
      changes.append("the rounding or the exceptions of floating-point numbers are others")
    }
    return changes
  }

  /// Clauses about descriptors that are open and were not.
  ///
  /// - Parameter module: the file of the plugin, which the examination has open.
  func newDescriptors(since before: ProcessState, module: String) -> [String] {
    var counts: [String: Int] = [:]
    let own = URL(
      fileURLWithPath: module, relativeTo: URL(fileURLWithPath: before.directory, isDirectory: true)
    ).resolvingSymlinksInPath().path
    for (target, count) in descriptors where target != own {
      let more = count - (before.descriptors[target] ?? 0)
      // A pipe or a socket has a number of its own.
      let name = target.hasPrefix("/") ? target : String(target.prefix { $0 != ":" })
      if more > 0 { counts[name, default: 0] += more }
    }
    return counts.sorted { $0.key < $1.key }.map { name, count in
      count == 1 ? "one on \(name)" : "\(count) on \(name)"
    }
  }

  /// Sets the working directory and the mask again, so that what follows finds its files.
  func restore() {
    _ = FileManager.default.changeCurrentDirectoryPath(directory)
    _ = umask(mask)
  }

  private static func name(_ signal: Int32) -> String {
    // SAFETY: the text is the library's, and is copied at once.
    strsignal(signal).map { String(cString: $0) } ?? "unknown"
  }

  /// What the process opens for itself has no name: event counters and polls.
  private static var openDescriptors: [String: Int] {
    let folder = "/proc/self/fd"
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let targets = numbers.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }
    return Dictionary(
      targets.filter {
        !$0.hasPrefix("anon_inode:") && !$0.hasPrefix("/proc/") && !$0.hasPrefix("/dev/")
      }
      .map { ($0, 1) }, uniquingKeysWith: +)
  }
}
