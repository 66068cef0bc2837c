import Foundation

/// An object file that is reused in later builds. The files beside it record its command and its dependencies.
struct CompiledObject {
  let path: String
  /// The command that makes the object.
  let command: [String]

  /// The path of the file in which the compiler lists the files that it read, in the format of `make`.
  var dependenciesPath: String { "\(path).d" }
  private var commandPath: String { "\(path).command" }
  private var commandText: [UInt8] { Array(ShellText.command(command).utf8) }

  /// Whether the object exists, and neither the command nor a dependency has changed since.
  var isUpToDate: Bool {
    guard let made = Self.changed(path),
      FileManager.default.contents(atPath: commandPath).map(Array.init) == commandText,
      let dependencies = FileManager.default.contents(atPath: dependenciesPath)
    else { return false }
    return Self.files(in: String(decoding: dependencies, as: UTF8.self)).allSatisfy {
      Self.changed($0).map { $0 < made } ?? false
    }
  }

  /// The files that the compiler read, after it has made the object.
  var dependencies: [String] {
    let rule = FileManager.default.contents(atPath: dependenciesPath)
    return Self.files(in: String(decoding: rule ?? Data(), as: UTF8.self))
  }

  /// Replaces the object by a new, complete one.
  ///
  /// - Parameter begun: the time at which the compiler was started. A file that changed later may
  ///   have been read before its change.
  func accept(_ unfinished: String, begun: timespec) throws(CommandError) {
    unlink(commandPath)
    utimensat(AT_FDCWD, unfinished, [begun, begun], 0)
    guard rename(unfinished, path) == 0 else {
      throw .cannotWrite(path, errno, advice: BuiltModule.advice)
    }
    try FileSystem.write(commandText, to: commandPath, advice: BuiltModule.advice)
  }

  /// Returns the time of a file's last change; nil when it does not exist.
  static func changed(_ path: String) -> TimeInterval? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return TimeInterval(status.st_mtim.tv_sec) + TimeInterval(status.st_mtim.tv_nsec) / 1e9
  }

  /// Returns the files after the colon. A backslash escapes spaces in names and ends of lines; a dollar sign is doubled.
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
