import Foundation

/// A file without a name, in the folder for temporary files. Programs that are started get it only if they are given
/// its descriptor.
enum UnnamedFile {
  /// Makes an empty one; the caller closes it.
  ///
  /// - Throws: `CommandError` when there is no room or no right to.
  static func make() throws(CommandError) -> CInt {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/carob-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw .cannotWrite(folder, errno, advice: "make room in it, or set TMPDIR to another folder")
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(template)
    return descriptor
  }
}
