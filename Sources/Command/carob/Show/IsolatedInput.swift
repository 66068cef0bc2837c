import CarobProcess
import CarobScreens
import Foundation
import InstantCocoa

/// Standard input in a file without a name, for reading it again.
enum IsolatedInput {
  /// Copies standard input to a file.
  ///
  /// - Throws: `CommandError` when reading or writing fails.
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

  /// Replaces standard input by a copy, which each worker reads from the beginning.
  ///
  /// - Throws: `CommandError` as `copy`.
  static func keepForWorkers() throws(CommandError) {
    if Worker.isThisProcess {
      lseek(STDIN_FILENO, 0, SEEK_SET)
    } else {
      let file = try copy()
      // The file closes its descriptor when it is released.
      _ = withExtendedLifetime(file) { dup2(file.descriptor, STDIN_FILENO) }
    }
  }
}
