/// One section of a flow layout: header, lines of items, footer.
struct FlowSection {
  let count: Int
  /// Where the header begins.
  var start = 0.0
  /// How long the header and the footer are along the axis; nothing for none.
  let header: Double
  let footer: Double
  let insets: FlowInsets
  var lines: any FlowLines

  /// Where the first line begins.
  var linesStart: Double { start + header + insets.before }

  private var linesEnd: Double { linesStart + lines.length }

  var footerStart: Double { linesEnd + insets.after }

  var end: Double { footerStart + footer }

  /// The items of the lines that a part of the axis touches.
  func items(from: Double, to: Double) -> Range<Int> {
    lines.items(from: from - linesStart, to: to - linesStart)
  }

  /// Where an item lies in the content.
  func place(of item: Int) -> FlowPlace {
    var place = lines.place(of: item)
    place.along += linesStart
    place.across += insets.left
    return place
  }
}
