import CarobLibc
import Foundation

/// The contents of `carob.json`, which says how the sources of a library or an app, and its tests, lie in their folders.
/// `docs/carob.schema.json` describes it.
struct ProjectFile {
  static let fileName = "carob.json"

  /// The path of the file, as the user wrote its folder.
  let path: String
  /// The name of the module, and of the umbrella folder of its headers unless `headers` names others.
  let name: String
  let library: Target
  /// Nil when the file names no tests.
  let tests: Target?

  /// Whether a folder has such a file. A list is none: it is the data of a plugin with the name `Carob`.
  static func exists(in folder: String) -> Bool {
    let path = "\(folder)/\(fileName)"
    // The reader refuses links that lead nowhere, and other kinds; opening a pipe here would wait for a writer.
    guard let kind = FileKind(path) else { return FileKind.isLink(path) }
    guard kind == .regular else { return true }
    let start = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 4096)
    let first = start?.first { ![9, 10, 13, 32].contains($0) }
    return first != UInt8(ascii: "[")
  }

  /// Sources that are compiled alike.
  struct Target {
    /// The folder of the sources, relative to that of the file.
    var folder = "."
    /// The patterns of the sources; nil for all.
    var sources: [Pattern]?
    /// The patterns of sources to leave out.
    var exclude: [Pattern] = []
    /// The folders or headers in each umbrella folder, by its name; nil for all headers in the target's folder.
    var headers: [Umbrella]?
    /// The folders for `-I`.
    var include: [Place] = []
    /// The prefix header.
    var prefix: Place?
    var arc = ReferenceCounting.automatic
    /// Macros, as after `-D`.
    var defines: [String] = []
    var flags: [String] = []
    var resources: [Place] = []
    /// The folders of other projects.
    var dependencies: [Place] = []
  }

  /// An umbrella folder: `Lib` in `#import <Lib/Lib.h>`.
  struct Umbrella {
    let name: String
    let places: [Place]
  }

  /// A path in the file, with the place of its text for errors.
  struct Place {
    let path: String
    /// `carob.json:3:12`, after the path of the folder.
    let position: String
  }

  struct Pattern {
    let pattern: ProjectPattern
    let position: String
  }

  /// Which files are compiled with ARC.
  enum ReferenceCounting {
    case automatic
    case manual
    /// ARC, except for files that match a pattern.
    case automaticExcept([Pattern])
  }
}
