import CarobRuntime

extension ModuleFile {
  private static let recordSize: UInt64 = 32
  private static let typeSize: UInt64 = 16
  /// The most arguments of a send.
  private static let maximumArguments: UInt32 = 16

  /// Reads the sends in the order of the sections; none for a file that has none or cannot be read.
  /// Malformed records are left out.
  ///
  /// - Complexity: O(size)
  package var sends: [RecordedSend] {
    let memory = ELFMemory(self)
    // GCC has a section for each send in C++.
    return sections.all.filter { $0.name == "carob_sends" || $0.name.hasPrefix("carob_sends.") }
      .filter { $0.size <= loadedBytes.count && $0.address < .max / 2 }
      .flatMap { section in
        stride(
          from: section.address,
          to: section.address + section.size / Self.recordSize * Self.recordSize,
          by: Int(Self.recordSize)
        ).compactMap { Self.send(at: $0, in: memory) }
      }
  }

  private static func send(at record: UInt64, in memory: ELFMemory) -> RecordedSend? {
    guard let site = memory.address(at: record), site < .max / 2,
      let file = memory.string(at: record + 8), let types = memory.address(at: record + 16),
      types < .max / 2, let line = memory.number(at: record + 24, as: UInt32.self),
      let selector = memory.string(at: site),
      let count = memory.number(at: site + 16, as: UInt32.self), count <= maximumArguments
    else { return nil }
    var written: [RecordedSend.WrittenType] = []
    for place in (0...UInt64(count)).map({ types + $0 * typeSize }) {
      guard let encoding = memory.string(at: place),
        let size = memory.number(at: place + 8, as: UInt64.self).flatMap({ Int(exactly: $0) })
      else { return nil }
      written.append(.init(encoding: encoding, size: size))
    }
    return RecordedSend(
      file: file, line: Int(line), selector: selector, superOf: memory.string(at: site + 8),
      types: written)
  }
}
