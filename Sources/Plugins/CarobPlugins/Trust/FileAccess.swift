import CCarob
import CarobLibc

/// The owner and the permissions of a file. Access control lists are ignored.
struct FileAccess {
  /// The user ID of the owner.
  let owner: UInt32
  /// Whether everybody can write to the file.
  let isForEverybody: Bool
  /// Whether a directory is sticky: only owners of files can rename and remove them.
  let isSticky: Bool

  /// Reads the file, following symbolic links; nil when it does not exist.
  init?(_ path: String) {
    var (owner, mode) = (UInt32(0), UInt32(0))
    // SAFETY: the path is a string for the time of the call, and the variables are this function's own.
    guard carob_file_owner(path, &owner, &mode) else { return nil }
    self.owner = owner
    isForEverybody = mode & S_IWOTH != 0
    isSticky = mode & S_ISVTX != 0
  }

  /// Whether the file belongs to root or the process's effective user.
  var isOurs: Bool { owner == 0 || owner == geteuid() }

  /// Returns a path without symbolic links; nil when the file does not exist.
  static func realPath(_ path: String) -> String? {
    // SAFETY: with no buffer given, the system allocates one, which is freed here.
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the directory of a path without symbolic links; nil for the root.
  static func parent(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
