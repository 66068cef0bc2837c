/// The data of a module as in memory, read from its file. All addresses are checked.
struct ELFMemory {
  private let bytes: ELFBytes
  private let segments: [ELFSegment]
  private let pointers: [UInt64: ELFPointer]

  init(_ file: ModuleFile) {
    bytes = file.loadedBytes
    segments = file.segments.filter { $0.kind == .load }
    pointers = file.dynamic.pointers
  }

  /// The number of words in the file.
  var wordCount: Int { Int(bytes.count / 8) }

  /// Returns a number; nil outside of the module's data.
  func number<Integer: FixedWidthInteger>(
    at address: UInt64, as type: Integer.Type
  ) -> Integer? {
    offset(address).flatMap { bytes.number(at: $0, as: type) }
  }

  /// Returns a pointer; nil for null, or outside of the module's data.
  func pointer(at address: UInt64) -> ELFPointer? {
    if let pointer = pointers[address] { return pointer }
    guard let word = number(at: address, as: UInt64.self), word != 0 else { return nil }
    return .address(word)
  }

  /// Returns the address in a pointer into the module; nil for other pointers.
  func address(at place: UInt64) -> UInt64? {
    guard case .address(let address) = pointer(at: place) else { return nil }
    return address
  }

  /// Returns the string at a pointer.
  func string(at place: UInt64) -> String? {
    address(at: place).flatMap(offset).flatMap(bytes.string)
  }

  private func offset(_ address: UInt64) -> UInt64? {
    for segment in segments {
      if let offset = segment.offset(ofAddress: address) { return offset }
    }
    return nil
  }
}
