import CarobFoundation
import CarobRuntime
import struct Foundation.CGRect
import struct Foundation.CGSize

/// UIKit's methods of texts that draw them, and tell how large they are then; `UIKit/NSAttributedString.h` declares them.
/// The sizes are estimated: see `TextMetrics`.
enum StringDrawing {
  /// The option by which a text has several lines, `NSStringDrawingUsesLineFragmentOrigin`.
  static let severalLines = 1
  /// The option by which lines that do not fit are left out, `NSStringDrawingTruncatesLastVisibleLine`.
  private static let truncates = 1 << 5

  static func metrics(of attributes: DictionaryBox?) -> TextMetrics {
    let font = attributes?.object(forKey: StringBox("NSFont")) as? UIFont
    return TextMetrics(font, otherwise: TextMetrics.plainPointSize)
  }

  /// The metrics of the part with the largest font.
  static func metrics(of text: AttributedStringBox) -> TextMetrics {
    let parts = text.attributesOfParts.map { metrics(of: $0) }
    return parts.max { $0.pointSize < $1.pointSize } ?? metrics(of: nil)
  }

  private static func bounds(
    of text: String, _ metrics: TextMetrics, in room: CGSize, _ options: Int
  ) -> CGRect {
    guard options & severalLines != 0 else {
      return CGRect(origin: .zero, size: metrics.size(of: text, lines: 1))
    }
    var lines = 0
    if options & truncates != 0, room.height > 0 {
      lines =
        Int(exactly: (room.height / metrics.lineHeight).rounded(.down)).map { max(1, $0) } ?? 0
    }
    return CGRect(
      origin: .zero, size: metrics.size(of: text, within: room.width, lines: lines))
  }

  /// Adds the methods to `NSString`.
  static func defineStrings(_ string: ClassMembers<StringBox>) {
    string.method("sizeWithAttributes:") {
      (this, attributes: DictionaryBox?) in
      metrics(of: attributes).size(of: this.string)
    }
    string.method("boundingRectWithSize:options:attributes:context:") {
      (this, size: CGSize, options: Int, attributes: DictionaryBox?, _: Object?) in
      bounds(of: this.string, metrics(of: attributes), in: size, options)
    }
    defineFonts(string)
    drawStrings(string)
  }

  private static func defineFonts(_ string: ClassMembers<StringBox>) {
    string.method("sizeWithFont:") { (this, font: UIFont?) in
      TextMetrics(font).size(of: this.string, lines: 1)
    }
    string.method("sizeWithFont:constrainedToSize:") {
      (this, font: UIFont?, room: CGSize) in
      TextMetrics(font).size(of: this.string, within: room.width)
    }
    string.method("sizeWithFont:constrainedToSize:lineBreakMode:") {
      (this, font: UIFont?, room: CGSize, _: Int) in
      TextMetrics(font).size(of: this.string, within: room.width)
    }
  }

  /// Adds the methods to `NSAttributedString`.
  static func defineAttributedStrings(_ text: ClassMembers<AttributedStringBox>) {
    text.method("size") { this in metrics(of: this).size(of: this.string) }
    text.method("boundingRectWithSize:options:context:") {
      (this, size: CGSize, options: Int, _: Object?) in
      bounds(of: this.string, metrics(of: this), in: size, options)
    }
    drawAttributedStrings(text)
  }
}
