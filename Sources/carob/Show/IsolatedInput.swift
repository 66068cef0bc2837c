import CIsolation
import CarobScreens
import Foundation
import InstantCocoa

/// Standard input in a file without a name, so that it can be read again. The file lasts as long as the command.
struct IsolatedInput {
  /// The file.
  let descriptor: CInt

  /// An empty file.
  ///
  /// - Throws: `CommandError` when there can be none.
  init() throws(CommandError) { descriptor = try UnnamedFile.make() }

  /// Copies all of standard input.
  ///
  /// - Throws: `CommandError` when there is no room.
  func copyStandardInput() throws(CommandError) {
    let bytes: [UInt8]
    do throws(MappingError) {
      bytes = try DataStream.bytes(of: .standardInput)
    } catch {
      throw CommandError(ScreenError(error, in: "standard input", naming: .options))
    }
    guard FileSystem.write(bytes, to: descriptor) else {
      throw CommandError(
        .noInput, "standard input: cannot be kept: \(String(cString: strerror(errno))); give a file"
      )
    }
  }

  /// Puts a copy of all of standard input in its place, of which each worker reads from the beginning.
  ///
  /// - Throws: `CommandError` when there is no room.
  static func keepForWorkers() throws(CommandError) {
    if carob_isolation_is_worker() {
      lseek(STDIN_FILENO, 0, SEEK_SET)
      return
    }
    let file = try Self()
    try file.copyStandardInput()
    dup2(file.descriptor, STDIN_FILENO)
    close(file.descriptor)
  }
}
