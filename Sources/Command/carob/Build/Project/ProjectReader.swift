import CarobLibc
import CarobRuntime
import Foundation
import InstantCocoa

/// Reads values of a `carob.json` strictly; errors name the line.
struct ProjectReader {
  private let path: String
  private let document: JSONDocument
  let root: PlacedJSON

  /// No such file is longer; a larger one is something else.
  private static let maximumBytes = 1 << 20

  /// Reads a file.
  ///
  /// - Parameter text: its text, if it is known.
  /// - Throws: `CommandError` when it cannot be read, or is not JSON.
  init(_ path: String, _ text: [UInt8]? = nil) throws(CommandError) {
    self.path = path
    if text == nil, let reason = FileKind.missing(path) ?? Self.reasonToRefuse(path) {
      throw CommandError(
        .badPlugin, "\(path): \(reason)", advice: "write one with carob new --from", place: path)
    }
    do throws(MappingError) {
      document =
        if let text {
          try JSONDocument(text)
        } else {
          try JSONDocument(contentsOfFile: path, limit: Self.maximumBytes)
        }
      root = try document.placedValue()
    } catch {
      throw CommandError(.badPlugin, "\(path): \(error)", place: path)
    }
  }

  private static func reasonToRefuse(_ path: String) -> String? {
    FileKind(path) == .regular ? nil : "is no regular file"
  }

  /// Returns the error for a value.
  ///
  /// - Parameter sentence: what is wrong, and what to do.
  func failure(_ value: PlacedJSON, _ sentence: String) -> CommandError {
    CommandError(.badPlugin, "\(position(value)): \(sentence)", place: path)
  }

  private func position(_ value: PlacedJSON) -> String {
    let (line, column) = document.position(of: value)
    return "\(path):\(line):\(column)"
  }

  /// Returns the members of an object, and refuses a key that occurs twice.
  func allMembers(
    of value: PlacedJSON, _ name: String?
  ) throws(CommandError) -> [PlacedJSON.Member] {
    guard case .object(let members) = value.content else {
      let subject = name.map { "\($0) is" } ?? "the file has"
      throw failure(value, "\(subject) \(value.kind); give an object: {\"…\": …}")
    }
    var keys: Set<String> = []
    for member in members where !keys.insert(member.key).inserted {
      throw failure(member.value, "\(member.key) is there twice; leave one")
    }
    return members
  }

  /// Returns the members of an object by their keys, and refuses unknown keys.
  func members(
    of value: PlacedJSON, _ keys: [String], in name: String? = nil
  ) throws(CommandError) -> [String: PlacedJSON] {
    let members = try allMembers(of: value, name)
    for member in members where !keys.contains(member.key) {
      let place = name.map { " in \($0)" } ?? ""
      let nearest = NearestNames.advice(on: member.key, among: Set(keys))
      throw failure(
        member.value,
        "\(member.key) is no key\(place); \(nearest ?? "there are \(keys.joined(separator: ", "))")"
      )
    }
    return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
  }

  func string(_ value: PlacedJSON, _ name: String) throws(CommandError) -> String {
    guard case .string(let text) = value.content else {
      throw failure(value, "\(name) is \(value.kind); give a string: \"…\"")
    }
    return text
  }

  private func elements(
    _ value: PlacedJSON, _ name: String
  ) throws(CommandError) -> [PlacedJSON] {
    guard case .array(let elements) = value.content else {
      throw failure(value, "\(name) is \(value.kind); give an array of strings: [\"…\"]")
    }
    return elements
  }

  func strings(_ value: PlacedJSON, _ name: String) throws(CommandError) -> [String] {
    try elements(value, name).map { (element) throws(CommandError) in
      try string(element, "an element of \(name)")
    }
  }

  func place(_ value: PlacedJSON, _ name: String) throws(CommandError) -> ProjectFile.Place {
    let path = try string(value, name)
    guard !path.isEmpty, !path.contains("\0") else {
      throw failure(value, "\(name) is empty; give a path, or leave it out")
    }
    return ProjectFile.Place(path: path, position: position(value))
  }

  func places(_ value: PlacedJSON, _ name: String) throws(CommandError) -> [ProjectFile.Place] {
    try elements(value, name).map { (element) throws(CommandError) in
      try place(element, "an element of \(name)")
    }
  }

  func patterns(
    _ value: PlacedJSON, _ name: String
  ) throws(CommandError) -> [ProjectFile.Pattern] {
    try places(value, name).map {
      ProjectFile.Pattern(pattern: ProjectPattern(text: $0.path), position: $0.position)
    }
  }
}
