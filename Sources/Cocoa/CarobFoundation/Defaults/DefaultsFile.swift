import CarobLibc
import CarobRuntime
import Foundation

/// The values of one domain, in a file that several processes may use.
///
/// A change is in the file when `change` returns. It holds a lock on a file beside it, and reads the changes of
/// others before it writes. Readers need no lock, since a new file replaces the old one as a whole. [any-thread]
final class DefaultsFile: Sendable {
  private struct State: Sendable {
    var values: [String: PropertyValue] = [:]
    /// The stamp of the file from which the values are; nil for no file.
    var stamp: FileStamp?
    /// Whether a failure was logged.
    var isWarned = false
  }

  let path: String
  private let state = Locked(State())

  private static let known = Locked<[String: DefaultsFile]>([:])

  static func at(_ path: String) -> DefaultsFile {
    known.withLock { known in
      if let file = known[path] { return file }
      let file = DefaultsFile(path)
      known[path] = file
      return file
    }
  }

  private init(_ path: String) { self.path = path }

  /// The present values.
  ///
  /// - Complexity: O(1), and O(size of the file) when another process has changed it.
  var values: [String: PropertyValue] {
    state.withLock { state in
      refresh(&state)
      return state.values
    }
  }

  func found(underKey key: String) -> PropertyValue? {
    state.withLock { state in
      refresh(&state)
      return state.values[key]
    }
  }

  /// Changes values and writes them.
  ///
  /// - Returns: whether any value has changed.
  /// - Complexity: O(size of the file).
  func change(_ body: (inout [String: PropertyValue]) -> Void) -> Bool {
    state.withLock { state in
      let lock = FileLock(path + ".lock")
      refresh(&state)
      let old = state.values
      body(&state.values)
      if state.values == old { return false }
      do {
        if lock == nil { throw AtomicFile.Failure(path + ".lock", errno) }
        state.stamp = try AtomicFile.write(
          PropertyValue.dictionary(state.values).data, to: path)
      } catch {
        warn(&state, "defaults cannot be kept, and last as long as this process: \(error)")
      }
      withExtendedLifetime(lock) {}
      return true
    }
  }

  private func warn(_ state: inout State, _ text: String) {
    if state.isWarned { return }
    state.isWarned = true
    RuntimeLog.warning(text)
  }

  /// Reads the file if it has changed since the values were read.
  private func refresh(_ state: inout State) {
    let stamp = FileStamp(of: path)
    if stamp == state.stamp { return }
    state.stamp = stamp
    state.values = [:]
    guard stamp != nil else { return }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      if case .dictionary(let values)? = PropertyValue(data: data) {
        state.values = values
      } else {
        setAside(&state)
      }
    } catch {
      warn(&state, "defaults cannot be read: \(path): \(error.localizedDescription)")
    }
  }

  /// Renames a file that is no property list of a dictionary, so that it is not read again, and not lost.
  private func setAside(_ state: inout State) {
    var name = path + ".damaged"
    var number = 1
    while FileStamp(of: name) != nil, number < 100 {
      number += 1
      name = "\(path).damaged-\(number)"
    }
    let moved = rename(path, name) == 0
    if moved { state.stamp = nil }
    RuntimeLog.warning(
      "\(path) is no property list with a dictionary, so defaults begin empty"
        + (moved ? "; the file is now \(name)" : ""))
  }
}
