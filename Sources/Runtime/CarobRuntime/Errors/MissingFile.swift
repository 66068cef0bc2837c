import CarobLibc

/// Paths that lead to nothing. [any-thread]
package enum MissingFile {
  /// The reason why a path leads to nothing, as the end of a sentence; nil when there is a file.
  ///
  /// - Parameter noun: the kind of thing that should be there.
  package static func reason(_ path: String, _ noun: String = "file") -> String? {
    var status = stat()
    // SAFETY: the path is a string for the time of the call, and the structure is this function's own.
    if stat(path, &status) == 0 { return nil }
    switch errno {
    case ENOENT, ENOTDIR: return "no such \(noun)"
    case ELOOP: return "too many levels of symbolic links"
    default: return "cannot be read: \(String(cString: strerror(errno)))"
    }
  }
}
