import CarobRuntime

struct HeaderText {
  private var lines: [String]

  /// Begins a header.
  init(_ path: String, _ imports: [String], pragmas: [String] = []) {
    lines =
      [
        Self.comment("\(path), written by `carob headers`; changes would be lost."), "#pragma once",
      ] + pragmas
      + [""] + imports
  }

  /// Declares classes and protocols ahead.
  mutating func forward(classes: [String], protocols: [String]) {
    if !classes.isEmpty || !protocols.isEmpty { lines.append("") }
    lines +=
      Self.wrapped("@class", classes.map { $0 + ClassAnnotations.typeParameters(of: $0) })
      + Self.wrapped("@protocol", protocols)
  }

  /// Adds lines after an empty one.
  mutating func add(_ added: [String]) { lines += [""] + added }

  static func comment(_ text: String) -> String {
    // A backslash at the end would continue the comment in the next line.
    "// \(text.onOneLine)" + (text.hasSuffix("\\") ? "." : "")
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Returns `@class A, B;`, in lines with a few names each.
  private static func wrapped(_ keyword: String, _ names: [String]) -> [String] {
    stride(from: 0, to: names.count, by: 6).map { start in
      "\(keyword) \(names[start..<min(start + 6, names.count)].joined(separator: ", "));"
    }
  }
}
