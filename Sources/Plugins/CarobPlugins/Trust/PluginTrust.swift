import CarobLibc

/// Checks that nobody but the user and root can have chosen the file for a plugin's name.
enum PluginTrust {
  /// Returns the file without symbolic links, if the user or root owns it and the directories that
  /// determine it, and nobody else can write to them.
  ///
  /// These directories are the one on the search path, which may contain a symbolic link, and the
  /// real one of the file. Those above need only be protected from renaming by everybody: their
  /// owners could rename, but would have to provide a file that passes these checks.
  ///
  /// - Parameters:
  ///   - candidate: the file as found.
  ///   - directory: its directory on the search path.
  /// - Throws: `PluginError` with advice.
  static func file(_ candidate: String, in directory: String) throws(PluginError) -> String {
    guard let file = FileAccess.realPath(candidate), let listed = FileAccess.realPath(directory),
      let holder = FileAccess.parent(of: file), let access = FileAccess(file)
    else { throw .noSuchFile(candidate) }
    try check(listed, finding: candidate)
    if holder != listed { try check(holder, finding: file) }
    guard access.isOurs else { throw .fileOfSomebodyElse(file, owner: access.owner) }
    if access.isForEverybody { throw .fileForEverybody(file) }
    return file
  }

  /// Checks a folder that a name has found in the working directory, and that directory, like those of a file.
  ///
  /// - Throws: `PluginError` with advice.
  static func check(folder: String) throws(PluginError) {
    guard let found = FileAccess.realPath(folder), let current = FileAccess.realPath(".") else {
      throw .noSuchFile(folder)
    }
    try check(current, finding: folder)
    try check(found, finding: folder)
  }

  /// Checks a directory and those above.
  private static func check(_ directory: String, finding file: String) throws(PluginError) {
    guard let access = FileAccess(directory) else { throw .noSuchFile(directory) }
    guard access.isOurs else {
      throw .directoryOfSomebodyElse(file, directory, owner: access.owner)
    }
    // Even a sticky one: everybody could add a file with the name.
    if access.isForEverybody { throw .directoryForEverybody(file, directory) }
    var above = directory
    while let next = FileAccess.parent(of: above) {
      above = next
      if let access = FileAccess(above), access.isForEverybody, !access.isSticky {
        throw .belowDirectoryForEverybody(file, above)
      }
    }
  }
}
