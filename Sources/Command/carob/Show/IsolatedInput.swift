import CarobProcess
import CarobScreens
import Foundation
import InstantCocoa

/// Standard input in a file without a name, so that it can be read again.
enum IsolatedInput {
  /// A copy of all of standard input.
  ///
  /// - Throws: `CommandError` when it cannot be read, or there is no room.
  static func copy() throws(CommandError) -> UnnamedFile {
    let file = try UnnamedFile.forCommand()
    let bytes: [UInt8]
    do throws(MappingError) {
      bytes = try DataStream.bytes(of: .standardInput)
    } catch {
      throw CommandError(ScreenError(error, in: "standard input", naming: .options))
    }
    guard FileSystem.write(bytes, to: file.descriptor) else {
      throw CommandError(
        .noInput, "standard input: cannot be kept: \(String(cString: strerror(errno))); give a file"
      )
    }
    return file
  }

  /// Puts a copy of all of standard input in its place, of which each worker reads from the beginning.
  ///
  /// - Throws: `CommandError` as `copy`.
  static func keepForWorkers() throws(CommandError) {
    if Worker.isThisProcess {
      lseek(STDIN_FILENO, 0, SEEK_SET)
    } else {
      let file = try copy()
      // It closes its descriptor when it is not used any more.
      _ = withExtendedLifetime(file) { dup2(file.descriptor, STDIN_FILENO) }
    }
  }
}
