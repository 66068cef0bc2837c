import CarobLibc
import CarobProcess
import CarobRuntime
import Foundation
import PluginTestSupport

/// Processes that tests share, and that end with this one.
enum LastingProcesses {
  private static let all: Locked<[(process: ChildProcess, files: TemporaryDirectory)]> = {
    atexit { LastingProcesses.end() }
    return Locked([])
  }()

  /// Has a process end with this one.
  ///
  /// - Parameter files: what it uses, which goes then.
  static func add(_ process: ChildProcess, _ files: TemporaryDirectory) {
    all.withLock { $0.append((process, files)) }
  }

  private static func end() {
    for (process, files) in all.withLock({ $0 }) {
      process.kill(SIGTERM)
      _ = process.status()
      try? FileManager.default.removeItem(at: files.url)
    }
  }
}
