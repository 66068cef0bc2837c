import CarobLibc
import CarobScreens
import Foundation

/// A private file with the state of a plugin, for the next worker. The memory that workers share is too small.
enum StateFile {
  private static let prefix = "carob-state-"

  /// Writes a state.
  ///
  /// - Returns: the name of the file in the temporary folder; nil when it cannot be written.
  static func write(_ state: KeptState) -> String? {
    guard let data = try? JSONEncoder().encode(state) else { return nil }
    var template = Array(path(of: prefix + "XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard FileSystem.write(Array(data), to: descriptor) else { return nil }
    let written = template.withUnsafeBufferPointer { bytes in
      // SAFETY: `mkstemp` has filled the template, which ends with NUL.
      bytes.baseAddress.map { String(cString: $0) }
    }
    return written.map { URL(fileURLWithPath: $0).lastPathComponent }
  }

  /// Reads a state and removes its file; nil when there is none. A plugin may have changed the name.
  static func take(_ name: String) -> KeptState? {
    guard name.hasPrefix(prefix), !name.contains("/") else { return nil }
    let path = path(of: name)
    defer { unlink(path) }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? JSONDecoder().decode(KeptState.self, from: data)
  }

  private static func path(of name: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent(name).path
  }
}
