/// Places instance variables one after another, and packs bit-fields as the System V ABI does.
struct IvarLayoutCursor {
  /// The first bit that is free.
  private var position: Int

  /// Begins behind the variables of the superclass, which end at a byte boundary.
  init(end: Int) { position = end * 8 }

  /// The bytes taken so far.
  var end: Int { (position + 7) / 8 }

  /// Puts a variable into its place.
  mutating func place(_ ivar: inout Ivar) {
    guard let width = ivar.type.bitFieldWidth else {
      ivar.offset = TypeLayout.round(end, upTo: ivar.alignment)
      position = (ivar.offset + ivar.size) * 8
      return
    }
    // A bit-field does not cross a boundary of its declared type; one without bits moves on to the next.
    let unit = ivar.alignment * 8
    if width == 0 || position / unit != (position + width - 1) / unit {
      position = TypeLayout.round(position, upTo: unit)
    }
    ivar.offset = position / 8
    let bits = position % 8..<position % 8 + width
    ivar.bits = bits
    ivar.size = (bits.upperBound + 7) / 8
    position += width
  }
}
