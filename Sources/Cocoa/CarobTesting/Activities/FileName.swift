import CarobLibc
import Foundation

/// Names of files for names of tests and attachments, which may be any text.
enum FileName {
  /// The most bytes of the readable part. File systems have 255; numbers, hashes and extensions must fit, too.
  private static let maximumLength = 150

  /// A text without the characters that paths have, and not too long; `name` if nothing is left. Two texts may have the same one.
  static func plain(_ text: String, or name: String) -> String {
    let plain = text.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? $0 : "_" }
    var short = ""
    // A character may have any number of marks.
    for scalar in String(plain.drop { $0 == "." }).unicodeScalars {
      if short.utf8.count + UTF8.width(scalar) > maximumLength { break }
      short.unicodeScalars.append(scalar)
    }
    return short.isEmpty ? name : short
  }

  /// The name of a file that no other text gets: a text that is changed, or looks like one, gets a hash at its end.
  static func unique(for text: String) -> String {
    let plain = plain(text, or: "_")
    let isAsItWas = Array(plain.utf8) == Array(text.utf8)
    let looksHashed = plain.suffix(17).first == "-" && plain.suffix(16).allSatisfy(\.isHexDigit)
    return isAsItWas && !looksHashed ? plain : "\(plain)-\(hash(of: text))"
  }

  private static func hash(of text: String) -> String {
    var hash = FNV1a()
    hash.add(text.utf8)
    return hash.hexadecimal
  }
}
