import Foundation

/// The parts of a path, as `NSString` has them: several slashes count as one, and a final one is ignored.
struct StringPath {
  /// Whether the path begins with a slash.
  let isAbsolute: Bool

  /// The names between the slashes.
  let names: [String]

  /// Whether there is a slash behind the last name.
  let endsWithSlash: Bool

  init(_ path: String) {
    isAbsolute = path.utf8.first == UInt8(ascii: "/")
    names = path.split(separator: "/").map(String.init)
    endsWithSlash = !names.isEmpty && path.utf8.last == UInt8(ascii: "/")
  }

  private init(isAbsolute: Bool, names: some Sequence<String>) {
    self.isAbsolute = isAbsolute
    self.names = Array(names)
    endsWithSlash = false
  }

  /// The path without needless slashes.
  var text: String { (isAbsolute ? "/" : "") + names.joined(separator: "/") }

  /// `/`, `a`, `b` for `/a/b`, and a further `/` if the path ends with a slash.
  var components: [String] {
    (isAbsolute ? ["/"] : []) + names + (endsWithSlash ? ["/"] : [])
  }

  /// `b` for `/a/b/`; `/` for `/`.
  var last: String { names.last ?? (isAbsolute ? "/" : "") }

  /// `/a` for `/a/b/`; empty for `a`.
  var withoutLast: String { Self(isAbsolute: isAbsolute, names: names.dropLast()).text }

  /// The path with another one appended.
  func appending(_ other: String) -> String {
    let other = StringPath(other)
    let isRoot = names.isEmpty && other.isAbsolute
    return Self(isAbsolute: isAbsolute || isRoot, names: names + other.names).text
  }

  /// The index of the dot before the last name's extension; nil if it has none, as with `.profile`, `a.` and `a.b c`.
  private var dot: String.Index? {
    let name = last
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let rest = name[name.index(after: dot)...]
    return rest.isEmpty || rest.contains(" ") ? nil : dot
  }

  /// `gz` for `a.tar.gz`.
  var fileExtension: String {
    guard let dot else { return "" }
    return String(last[last.index(after: dot)...])
  }

  /// `a.tar` for `a.tar.gz`.
  var withoutExtension: String {
    guard let dot else { return text }
    return Self(isAbsolute: isAbsolute, names: names.dropLast() + [String(last[..<dot])]).text
  }

  /// The path with an extension; nil if it has no name to extend.
  func appending(extension other: String) -> String? {
    names.isEmpty || other.contains("/") ? nil : text + "." + other
  }

  /// The path without `.`, and if it is absolute without `..`, which cannot be resolved in a relative path.
  var standardized: String {
    var kept: [String] = []
    for name in names where name != "." {
      guard name == "..", isAbsolute else {
        kept.append(name)
        continue
      }
      _ = kept.popLast()
    }
    return Self(isAbsolute: isAbsolute, names: kept).text
  }
}
