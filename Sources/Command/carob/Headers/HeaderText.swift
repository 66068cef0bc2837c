import CarobRuntime

/// The text of a header.
struct HeaderText {
  private var lines: [String]

  /// A header that begins with these lines.
  init(_ path: String, _ imports: [String], pragmas: [String] = []) {
    lines =
      [
        Self.comment("\(path), written by `carob headers`; changes would be lost."), "#pragma once",
      ] + pragmas
      + [""] + imports
  }

  /// Names classes and protocols that are declared further on.
  mutating func forward(classes: [String], protocols: [String]) {
    if !classes.isEmpty || !protocols.isEmpty { lines.append("") }
    lines +=
      Self.wrapped("@class", classes.map { $0 + TypeParameters.declared(by: $0) })
      + Self.wrapped("@protocol", protocols)
  }

  /// Adds lines after an empty one.
  mutating func add(_ added: [String]) { lines += [""] + added }

  /// A comment of one line, whatever is in it.
  static func comment(_ text: String) -> String {
    // A backslash at the end would take the next line with it.
    "// \(text.onOneLine)" + (text.hasSuffix("\\") ? "." : "")
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  /// `@class A, B;` in lines of some names each.
  private static func wrapped(_ keyword: String, _ names: [String]) -> [String] {
    stride(from: 0, to: names.count, by: 6).map { start in
      "\(keyword) \(names[start..<min(start + 6, names.count)].joined(separator: ", "));"
    }
  }
}
