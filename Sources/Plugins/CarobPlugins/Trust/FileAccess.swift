import CCarob
import CarobLibc

/// What kind of file it is, who owns it, and whether everybody can write to it. Lists of access rights beyond owner,
/// group and others are not looked at.
struct FileAccess {
  /// The number of the owner.
  let owner: UInt32
  /// Whether everybody can write to it.
  let isForEverybody: Bool
  /// Whether only their owners can rename and remove what is in it, if it is a directory.
  let isSticky: Bool

  let isDirectory: Bool
  let isRegular: Bool

  /// Nil when there is no such file; of a symbolic link it is what the link leads to.
  init?(_ path: String) {
    var (owner, mode) = (UInt32(0), UInt32(0))
    // SAFETY: the path is a string for the time of the call, and the variables are this function's own.
    guard carob_file_owner(path, &owner, &mode) else { return nil }
    self.owner = owner
    isForEverybody = mode & S_IWOTH != 0
    isSticky = mode & S_ISVTX != 0
    isDirectory = mode & S_IFMT == S_IFDIR
    isRegular = mode & S_IFMT == S_IFREG
  }

  /// Whether it is the user's or root's. The user is the one whose rights the process has.
  var isOurs: Bool { owner == 0 || owner == geteuid() }

  /// A path without symbolic links; nil when there is nothing.
  static func realPath(_ path: String) -> String? {
    // SAFETY: with no buffer given, the system allocates one, which is freed here.
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The directory that a path without symbolic links is in; nil for the root.
  static func parent(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
