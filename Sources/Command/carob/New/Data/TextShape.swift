import Foundation

/// The common features of texts: whether they are dates or URLs, and how informative they are.
struct TextShape {
  private(set) var count = 0
  /// The number of empty texts.
  private(set) var empty = 0
  /// The number of texts with a lower-case ASCII letter, a space, or a character of two or three
  /// bytes, which codes, numbers and emoji seldom contain.
  private var wordy = 0
  /// The number of texts with several lines.
  private var multiline = 0
  private var length = 0
  private var distinct: Set<Int> = []
  /// The date format of all texts; nil when they have none in common.
  private(set) var dateFormat: String?
  private(set) var areURLs = true

  mutating func add(_ text: String, _ formats: DateFormats) {
    if count == 0 || dateFormat != nil {
      let format = formats.format(of: text)
      dateFormat = count == 0 || format == dateFormat ? format : nil
    }
    areURLs = areURLs && Self.isURL(text)
    count += 1
    length += text.utf8.count
    if text.isEmpty { empty += 1 }
    if text.utf8.contains(where: {
      $0 == 0x20 || (0x61...0x7A).contains($0) || (0xC2...0xEF).contains($0)
    }) {
      wordy += 1
    }
    if text.utf8.contains(0x0A) { multiline += 1 }
    distinct.insert(text.hashValue)
  }

  mutating func merge(_ other: TextShape) {
    guard other.count > 0 else { return }
    dateFormat = count == 0 || dateFormat == other.dateFormat ? other.dateFormat : nil
    areURLs = areURLs && other.areURLs
    count += other.count
    empty += other.empty
    wordy += other.wordy
    multiline += other.multiline
    length += other.length
    distinct.formUnion(other.distinct)
  }

  private static func isURL(_ text: String) -> Bool {
    guard text.hasPrefix("https://") || text.hasPrefix("http://"), let url = URL(string: text)
    else { return false }
    return url.host?.isEmpty == false
  }

  /// The number of texts that are not empty.
  var filled: Int { count - empty }

  /// The points for being informative, from 0 to 8.
  var telling: Double {
    let all = Double(max(count, 1))
    let average = Double(length) / all
    return 4 + 2 * Double(distinct.count) / all + Double(wordy) / all
      + (average <= 40 ? 1 : average > 100 ? -2 : 0) - 2 * Double(multiline) / all
  }
}
