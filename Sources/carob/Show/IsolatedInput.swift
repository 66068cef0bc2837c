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
    do {
      let bytes = try DataStream.bytes(of: .standardInput)
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(
        contentsOf: Data(bytes))
    } catch let error as MappingError {
      throw CommandError(ScreenError(error, in: "standard input", naming: .options))
    } catch {
      throw CommandError(.noInput, "standard input: cannot be kept: \(error); give a file")
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
