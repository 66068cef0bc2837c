/// The size, alignment and offsets of a type's values in memory, on x86-64 and AArch64 Linux.
///
/// Encodings do not tell packing and alignment attributes; a layout assumes that there are none.
public struct TypeLayout: Hashable, Sendable {
  /// The size in bytes, padding included. 0 for an empty structure and an array without elements, as in gcc and clang.
  public let size: Int
  /// The alignment in bytes; a power of two.
  public let alignment: Int
  /// Bytes from the start to each field of a structure or union; for a bit-field, to the byte that
  /// holds its lowest bit. Empty for every other type.
  public let fieldOffsets: [Int]

  /// The size limit of types with a layout, so that no sum below can overflow.
  static let largestSize = 1 << 40

  /// The layout of a type.
  ///
  /// nil when the encoding does not tell: void, functions, structures without fields, a bit-field by
  /// itself, and an `_Atomic` structure of odd size, on which compilers disagree. nil also above 1 TiB.
  ///
  /// - Complexity: O(length of the encoding).
  public init?(_ type: TypeEncoding) {
    switch type {
    case .object, .block, .pointer:
      self.init(scalar: MemoryLayout<UnsafeRawPointer>.size)
    case .array(let count, let element):
      guard let element = TypeLayout(element) else { return nil }
      let (size, overflow) = element.size.multipliedReportingOverflow(by: count)
      guard !overflow else { return nil }
      self.init(size: size, alignment: element.alignment)
    case .structure(_, let fields?):
      var builder = StructureLayoutBuilder()
      for field in fields {
        guard builder.add(field) else { return nil }
      }
      self.init(size: builder.size, alignment: builder.alignment, fieldOffsets: builder.offsets)
    case .union(_, let fields?):
      var size = 0
      var alignment = 1
      for field in fields {
        // Each field is laid out as the only one of a structure; the largest structure gives the size.
        var builder = StructureLayoutBuilder()
        guard builder.add(field) else { return nil }
        size = max(size, builder.size)
        alignment = max(alignment, builder.alignment)
      }
      self.init(
        size: Self.round(size, upTo: alignment), alignment: alignment,
        fieldOffsets: fields.map { _ in 0 })
    case .vector(let size, let alignment, _):
      guard alignment.nonzeroBitCount == 1, alignment <= 64, size % alignment == 0 else {
        return nil
      }
      self.init(size: size, alignment: alignment)
    case .structure(_, nil), .union(_, nil), .bitField:
      return nil
    case .complex(let part):
      guard let part = TypeLayout(part) else { return nil }
      self.init(size: 2 * part.size, alignment: part.alignment)
    case .qualified(.atomic, let type):
      guard let layout = TypeLayout(type) else { return nil }
      guard layout.size <= 16 else {
        self = layout
        return
      }
      guard layout.size.nonzeroBitCount == 1 else { return nil }
      self.init(
        size: layout.size, alignment: max(layout.size, layout.alignment),
        fieldOffsets: layout.fieldOffsets)
    case .qualified(_, let type):
      self.init(type)
    default:
      guard let size = SimpleType[type]?.size else { return nil }
      self.init(scalar: size)
    }
  }

  private init(scalar size: Int) {
    self.size = size
    alignment = size
    fieldOffsets = []
  }

  private init?(size: Int, alignment: Int, fieldOffsets: [Int] = []) {
    guard size <= Self.largestSize else { return nil }
    self.size = size
    self.alignment = alignment
    self.fieldOffsets = fieldOffsets
  }

  /// Bytes of the integer type that a bit-field lives in. `b3` does not tell it; such encodings
  /// mostly come from `unsigned int`, or `unsigned long long` when that is too narrow.
  static func storageSize(
    ofBitFieldOf width: Int, _ declaration: TypeEncoding.BitFieldDeclaration?
  ) -> Int {
    if let size = declaration.flatMap({ SimpleType[$0.type]?.size }) { return size }
    return width <= 32 ? 4 : 8
  }

  static func round(_ offset: Int, upTo alignment: Int) -> Int {
    (offset + alignment - 1) / alignment * alignment
  }
}

extension TypeEncoding {
  /// Bytes of a value; nil when the encoding does not tell, see `TypeLayout`.
  public var size: Int? { TypeLayout(self)?.size }

  /// The alignment of a value's address; nil when the encoding does not tell.
  public var alignment: Int? { TypeLayout(self)?.alignment }
}
