/// Lays out the fields of a structure one after another, bit-fields as the System V ABI packs them.
struct StructureLayoutBuilder {
  private(set) var alignment = 1
  private(set) var offsets: [Int] = []

  /// The first free bit.
  private var position = 0

  /// Bytes, padding at the end included.
  var size: Int { TypeLayout.round(TypeLayout.round(position, upTo: 8) / 8, upTo: alignment) }

  /// - Returns: false when the field has no layout or the structure grows too large.
  mutating func add(_ field: TypeEncoding.Field) -> Bool {
    if case .bitField(let width, let declaration) = field.type.unqualified {
      addBitField(
        width, storage: TypeLayout.storageSize(ofBitFieldOf: width, declaration),
        isNamed: field.name != "")
      return position / 8 <= TypeLayout.largestSize
    }
    guard let layout = TypeLayout(field.type) else { return false }
    alignment = max(alignment, layout.alignment)
    position = TypeLayout.round(position, upTo: layout.alignment * 8)
    offsets.append(position / 8)
    position += layout.size * 8
    return position / 8 <= TypeLayout.largestSize
  }

  /// - Parameter storage: size in bytes of the declared type, whose boundaries the bits may not cross.
  private mutating func addBitField(_ width: Int, storage: Int, isNamed: Bool) {
    let unit = storage * 8
    if width == 0 || position / unit != (position + width - 1) / unit {
      position = TypeLayout.round(position, upTo: unit)
    }
    offsets.append(position / 8)
    position += width
    #if arch(arm64)
    alignment = max(alignment, storage)
    #else
    // On x86-64 a bit-field that nothing can refer to does not align the structure.
    if width > 0, isNamed { alignment = max(alignment, storage) }
    #endif
  }
}
