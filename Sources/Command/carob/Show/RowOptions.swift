import CarobFoundation
import CarobRuntime

enum RowOptions {
  /// Parses `--rows FIRST-LAST`; nil without the option.
  static func range(_ text: String?) throws(CommandError) -> Range<Int>? {
    guard let text else { return nil }
    guard let (first, last) = numbers(text, separator: "-"), first <= last, last < Int.max else {
      throw .option("rows", text, "is not FIRST-LAST, two numbers from 0; give rows such as 0-9")
    }
    return first..<last + 1
  }

  /// Parses all `--select SECTION,ROW`.
  static func paths(_ texts: [String]) throws(CommandError) -> [IndexPath] {
    var paths: [IndexPath] = []
    for text in texts { paths.append(try path(text)) }
    return paths
  }

  private static func path(_ text: String) throws(CommandError) -> IndexPath {
    guard let (section, row) = numbers(text, separator: ",") else {
      throw .option(
        "select", text, "is not SECTION,ROW, two numbers from 0; give a row such as 0,3")
    }
    return IndexPath(section: section, row: row)
  }

  /// Parses two numbers with a separator between them.
  private static func numbers(_ text: String, separator: Character) -> (Int, Int)? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = number(parts[0]), let second = number(parts[1]) else {
      return nil
    }
    return (first, second)
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }
}
