import CarobLibc

/// Whether a file that stands for a name is one that nobody but the user and root can have chosen.
enum PluginTrust {
  /// The file without symbolic links in its path, if the user or root owns it and the directories that decide
  /// which file it is, and nobody else can write to them.
  ///
  /// The directories are the one on the search path, which may have a symbolic link, and the one that the file
  /// is really in. Of those above it is only asked that not everybody can rename what is in them: who owns one
  /// can do that, but has to put a file in the place that passes.
  ///
  /// - Parameters:
  ///   - candidate: the file as it was found.
  ///   - directory: the directory of the search path that it was found in.
  /// - Throws: `PluginError` that says what to do.
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

  /// Looks at a directory and those above.
  private static func check(_ directory: String, finding file: String) throws(PluginError) {
    guard let access = FileAccess(directory) else { throw .noSuchFile(directory) }
    guard access.isOurs else {
      throw .directoryOfSomebodyElse(file, directory, owner: access.owner)
    }
    // A sticky one as well: everybody can add files, and a name finds what is there.
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
