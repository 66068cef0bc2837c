/// The kind of file that a path leads to, through symbolic links. [any-thread]
package enum FileKind {
  case directory, regular
  /// A pipe, a socket or a device.
  case special

  /// The kind of the file at a path; nil when there is none.
  package init?(_ path: String) {
    var status = stat()
    // SAFETY: the path is a string for the time of the call, and the structure is this function's own.
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The kind of an open file; nil for a number that is none.
  package init?(descriptor: Int32) {
    var status = stat()
    // SAFETY: the structure is this function's own.
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .directory
    case S_IFREG: self = .regular
    default: self = .special
    }
  }

  /// Whether there is a symbolic link at a path, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    // SAFETY: the path is a string for the time of the call, and the structure is this function's own.
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The reason why a path leads to nothing, as the end of a sentence; nil when there is a file.
  ///
  /// - Parameter noun: the kind of thing that should be there.
  package static func missing(_ path: String, _ noun: String = "file") -> String? {
    if FileKind(path) != nil { return nil }
    switch errno {
    case ENOENT, ENOTDIR: return "no such \(noun)"
    case ELOOP: return "too many levels of symbolic links"
    default: return "cannot be read: \(String(cString: strerror(errno)))"
    }
  }
}
