import CarobFoundation
import CarobRuntime
import struct Foundation.CGRect

extension UICollectionViewFlowLayout {
  /// A section with the delegate's settings, beginning at 0.
  final func section(_ number: Int, in view: UICollectionView) throws -> FlowSection {
    let delegate = FlowDelegate(layout: self, view: view)
    let insets = axis.insets(try delegate.insets(number))
    let room = FlowRoom(
      across: max(0, roomAcross - insets.left - insets.right),
      itemSpacing: try delegate.itemSpacing(number),
      lineSpacing: try delegate.lineSpacing(number))
    let count = try view.rowCount(ofSection: number)
    return FlowSection(
      count: count, header: try delegate.header(number), footer: try delegate.footer(number),
      insets: insets, lines: try lines(count, in: room, ofSection: number, delegate))
  }

  private func lines(
    _ count: Int, in room: FlowRoom, ofSection number: Int, _ delegate: FlowDelegate
  ) throws -> any FlowLines {
    let usual = axis.size(delegate.usualSize)
    if !delegate.givesSizes { return UniformLines(count, of: usual, in: room) }
    if let estimate = delegate.estimatedSize {
      return MeasuredLines(count, estimated: axis.size(estimate), in: room)
    }
    var lines = MeasuredLines(count, estimated: usual, in: room)
    try lines.measure(to: .infinity, including: nil) { try size(of: $0, number, delegate) }
    // Most delegates that give sizes give one.
    if let common = lines.commonSize { return UniformLines(count, of: common, in: room) }
    return lines
  }

  private func size(of item: Int, _ section: Int, _ delegate: FlowDelegate) throws -> FlowSize {
    try autoreleasePool {
      axis.size(try delegate.size(of: IndexPath(section: section, row: item)))
    }
  }

  /// Measures a section's items up to a place in the content, and up to some item.
  final func measure(_ number: Int, to place: Double, including item: Int?) throws {
    guard let view = collectionView, var lines = sections[number].lines as? MeasuredLines,
      !lines.isMeasured
    else { return }
    let preparation = preparationCount
    let delegate = FlowDelegate(layout: self, view: view)
    let end = sections[number].end
    let start = sections[number].linesStart
    // Taken out while it changes, so that its lists are not copied. A handler that asks meanwhile finds no items.
    sections[number].lines = UniformLines(
      0, of: FlowSize(along: 0, across: 0),
      in: FlowRoom(across: 0, itemSpacing: 0, lineSpacing: 0))
    defer {
      if preparation == preparationCount {
        sections[number].lines = lines
        shiftSections(after: number, by: sections[number].end - end)
      }
    }
    try lines.measure(to: place - start, including: item) { try size(of: $0, number, delegate) }
  }

  private func shiftSections(after number: Int, by distance: Double) {
    if distance == 0 { return }
    for index in sections.indices.dropFirst(number + 1) { sections[index].start += distance }
  }
}

/// One section of a flow layout: header, lines of items, footer.
struct FlowSection {
  let count: Int
  /// The beginning of the header.
  var start = 0.0
  /// The lengths of header and footer along the axis; 0 for none.
  let header: Double
  let footer: Double
  let insets: FlowInsets
  var lines: any FlowLines

  /// The beginning of the first line.
  var linesStart: Double { start + header + insets.before }

  private var linesEnd: Double { linesStart + lines.length }

  var footerStart: Double { linesEnd + insets.after }

  var end: Double { footerStart + footer }

  /// The items of the lines that a part of the axis touches.
  func items(from: Double, to: Double) -> Range<Int> {
    lines.items(from: from - linesStart, to: to - linesStart)
  }

  func place(of item: Int) -> FlowPlace {
    var place = lines.place(of: item)
    place.along += linesStart
    place.across += insets.left
    return place
  }
}
