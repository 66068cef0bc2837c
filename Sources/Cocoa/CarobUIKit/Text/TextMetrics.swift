import CarobFoundation
import CarobRuntime
import struct Foundation.CGRect
import struct Foundation.CGSize

/// The estimated sizes of texts in a font. No font is at hand: a letter is as wide as its columns in a terminal, and
/// a column of the usual font, of 17 points, is 8 points wide, as it is there. [any-thread]
struct TextMetrics {
  /// The size of the usual font, in points.
  static let usualPointSize = 17.0
  /// The size of the font of texts with attributes, but without a font.
  static let plainPointSize = 12.0

  /// The size of the font, in points.
  let pointSize: Double

  init(_ font: UIFont?, otherwise pointSize: Double = Self.usualPointSize) {
    let own = font?.pointSize ?? pointSize
    self.pointSize = own.isFinite && own > 0 ? own : pointSize
  }

  /// The height of a line, in points.
  var lineHeight: Double { (pointSize * 1.2).rounded(.up) }

  private var columnWidth: Double { pointSize * 8 / Self.usualPointSize }

  /// The size of a text whose lines end at line breaks, and between words where they would be wider than the room.
  ///
  /// - Parameters:
  ///   - width: the room, in points; without limit when it is 0, negative, infinite or no number.
  ///   - maximum: the maximum number of lines; 0 for no maximum.
  /// - Complexity: O(length).
  func size(of text: String, within width: Double = 0, lines maximum: Int = 0) -> CGSize {
    let lines = filled(with: text, within: width, lines: maximum)
    let count = maximum > 0 ? min(lines.count, maximum) : lines.count
    return CGSize(
      width: Double(lines.widest) * columnWidth, height: Double(count) * lineHeight)
  }

  /// The lines of a text, as `size(of:within:lines:)` counts them.
  ///
  /// - Complexity: O(length).
  func lines(of text: String, within width: Double = 0, lines maximum: Int = 0) -> [String] {
    let lines = filled(with: text, within: width, lines: maximum, keepsTexts: true).texts ?? []
    return maximum > 0 ? Array(lines.prefix(maximum)) : lines
  }

  /// The number of lines that fit into a rectangle, 1 at least; 0 for one without an end, such as one that is as high as a
  /// number can be.
  func countOfLines(in rect: CGRect) -> Int {
    Int(exactly: (rect.height / lineHeight).rounded(.down)).map { max(1, $0) } ?? 0
  }

  /// The lines of a text that fit into a rectangle. The last one ends in an ellipsis when there are more.
  ///
  /// - Parameter maximum: the maximum number of lines; 0 for no maximum.
  /// - Complexity: O(length).
  func fittingLines(of text: String, in rect: CGRect, lines maximum: Int) -> [String] {
    let room = countOfLines(in: rect)
    let limit = maximum > 0 && room > 0 ? min(maximum, room) : max(maximum, room)
    let all = lines(of: text, within: rect.width)
    guard limit > 0, all.count > limit else { return all }
    let columns = Int(exactly: (rect.width / columnWidth).rounded(.down)) ?? Int.max
    let rest = all[(limit - 1)...].joined(separator: " ")
    return all.prefix(limit - 1) + [rest.truncated(toWidth: max(1, columns))]
  }

  private func filled(
    with text: String, within width: Double, lines maximum: Int, keepsTexts: Bool = false
  ) -> LineColumns {
    let limit = width > 0 ? Int(exactly: (width / columnWidth + 1e-6).rounded(.down)) : nil
    var lines = LineColumns(limit: limit.map { max(1, $0) } ?? Int.max)
    if keepsTexts { lines.texts = [] }
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if maximum > 0, lines.count >= maximum { break }
      lines.add(paragraph)
    }
    return lines
  }
}

/// The columns of lines that are filled with words.
private struct LineColumns {
  let limit: Int
  private(set) var count = 0
  private(set) var widest = 0
  /// The lines themselves; nil when only their columns are asked for.
  var texts: [String]?

  init(limit: Int) { self.limit = limit }

  /// Adds the lines of a text without line breaks.
  mutating func add(_ paragraph: Substring) {
    var columns = 0
    var isFirst = true
    // What the line has of the paragraph.
    var line = paragraph.startIndex..<paragraph.startIndex
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let width = word.displayWidth
      if !isFirst, columns + 1 + width <= limit {
        columns += 1 + width
        line = line.lowerBound..<word.endIndex
        continue
      }
      if !isFirst { end(columns, paragraph[line]) }
      isFirst = false
      columns = width
      line = word.startIndex..<word.endIndex
      // A word that is wider than the room is cut.
      while columns > limit {
        let rest = texts == nil ? word[...] : paragraph[line].dropped(columns: limit)
        end(limit, paragraph[line.lowerBound..<rest.startIndex])
        line = rest.startIndex..<word.endIndex
        columns -= limit
      }
    }
    end(columns, paragraph[line])
  }

  private mutating func end(_ columns: Int, _ text: Substring) {
    count += 1
    widest = max(widest, columns)
    texts?.append(String(text))
  }
}

extension Substring {
  /// The text without the characters that fill so many columns. One at least goes.
  fileprivate func dropped(columns: Int) -> Substring {
    var (rest, left) = (self, columns)
    while let first = rest.first {
      let width = String(first).displayWidth
      if width > left, rest.startIndex != startIndex { break }
      rest.removeFirst()
      left -= width
    }
    return rest
  }
}
