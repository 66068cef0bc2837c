import Foundation

/// The file that this process runs.
package enum RunningExecutable {
  /// Its path, without symbolic links; nil when the system does not tell. `Bundle.main` would read the whole directory
  /// that it is in.
  package static let path = try? FileManager.default.destinationOfSymbolicLink(
    atPath: "/proc/self/exe")
}
