import CarobLibc
import Foundation

/// What follows `carob run`: the sources, and the arguments of the program.
struct ProgramWords {
  enum Sources {
    case folder(String)
    case files([String])
  }

  let sources: Sources
  /// The first source or the folder, which the program gets as its name.
  let name: String
  let arguments: [String]

  /// Splits the words: sources are the first one, and those after it that are files with the ending of a source.
  ///
  /// - Throws: `CommandError` when the first is neither a file nor a folder.
  init(_ words: [String]) throws(CommandError) {
    var words = words[...]
    if words.first == "--" { words = words.dropFirst() }
    guard let first = words.popFirst() else {
      throw .usage("name a source or a folder")
    }
    name = first
    if let reason = FileKind.missing(first) {
      throw CommandError(.noInput, "\(first): \(reason); give a source, or a folder with sources")
    }
    if FileKind(first) == .directory {
      sources = .folder(GivenFolder.path(first))
    } else {
      try PluginSources.checkKind(of: first)
      var files = [first]
      if !Script.begins(first) {
        while let word = words.first, FileKind(word) == .regular,
          PluginSources.isSource(URL(fileURLWithPath: word).lastPathComponent)
        {
          files.append(word)
          words = words.dropFirst()
        }
      }
      sources = .files(files)
    }
    arguments = Array(words.first == "--" ? words.dropFirst() : words)
  }
}

/// A source that the system can start itself: its first line, `#!/usr/bin/env -S carob run`, is none of the language.
enum Script {
  /// Returns whether a file begins so.
  static func begins(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    return (try? file.read(upToCount: 2)) == Data("#!".utf8)
  }

  /// Returns the contents of any source, with such a line as a comment. Places in messages are those of the file.
  static func source(_ contents: Data, path: String) -> [UInt8] {
    Array("#line 1 \(SourceText.literalInC(path))\n".utf8)
      + (contents.starts(with: Data("#!".utf8)) ? Array("//".utf8) : []) + Array(contents)
  }
}
