import Foundation

/// An object file that stays for the next build, with what it was made of beside it.
struct CompiledObject {
  let path: String
  /// What makes it.
  let command: [String]

  /// Where the compiler writes which files it read, in the form that `make` reads.
  var dependenciesPath: String { "\(path).d" }
  private var commandPath: String { "\(path).command" }
  private var commandText: [UInt8] { Array(ShellText.command(command).utf8) }

  /// Whether the object is there, and neither the command nor a file that was read for it has changed since.
  var isUpToDate: Bool {
    guard let made = Self.changed(path),
      FileManager.default.contents(atPath: commandPath).map(Array.init) == commandText,
      let dependencies = FileManager.default.contents(atPath: dependenciesPath)
    else { return false }
    return Self.files(in: String(decoding: dependencies, as: UTF8.self)).allSatisfy {
      Self.changed($0).map { $0 < made } ?? false
    }
  }

  /// Puts a new object in the place of the one that may be there, when it is complete.
  ///
  /// - Parameter begun: when the compiler was started. A file that changed after that may have been read before.
  func accept(_ unfinished: String, begun: timespec) throws(CommandError) {
    unlink(commandPath)
    utimensat(AT_FDCWD, unfinished, [begun, begun], 0)
    guard rename(unfinished, path) == 0 else {
      throw .cannotWrite(path, errno, advice: BuiltModule.advice)
    }
    try FileSystem.write(commandText, to: commandPath, advice: BuiltModule.advice)
  }

  /// When a file was changed last; nil when it is not there.
  private static func changed(_ path: String) -> TimeInterval? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return TimeInterval(status.st_mtim.tv_sec) + TimeInterval(status.st_mtim.tv_nsec) / 1e9
  }

  /// The files behind the colon. A backslash stands before a space in a name, and at the end of a line that goes on. A dollar
  /// sign is doubled.
  private static func files(in rule: String) -> [String] {
    var files: [String] = []
    var name = ""
    var isEscaped = false
    for character in rule.replacing("$$", with: "$").drop(while: { $0 != ":" }).dropFirst() {
      if isEscaped {
        isEscaped = false
        if character != "\n" { name.append(character) }
      } else if character == "\\" {
        isEscaped = true
      } else if character.isWhitespace {
        if !name.isEmpty { files.append(name) }
        name = ""
      } else {
        name.append(character)
      }
    }
    return files
  }
}
