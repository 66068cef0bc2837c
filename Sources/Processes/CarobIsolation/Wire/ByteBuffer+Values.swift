import NIOCore

extension ByteBuffer {
  /// Appends a value.
  ///
  /// - Complexity: O(bytes written).
  mutating func write(_ value: WireValue) {
    switch value {
    case .none: begin(.none)
    case .null: begin(.null)
    case .string(let text): begin(.string) { $0.write(text) }
    case .signed(let number): begin(.signed) { $0.writeInteger(number) }
    case .unsigned(let number): begin(.unsigned) { $0.writeInteger(number) }
    case .floating(let number): begin(.floating) { $0.writeInteger(number.bitPattern) }
    case .bool(let truth): begin(.bool) { $0.writeInteger(truth ? 1 : 0, as: UInt8.self) }
    case .date(let seconds): begin(.date) { $0.writeInteger(seconds.bitPattern) }
    case .data(let bytes): begin(.data) { $0.write(bytes) }
    case .url(let text): begin(.url) { $0.write(text) }
    case .indexPath(let section, let row):
      begin(.indexPath) { _ = ($0.writeInteger(section), $0.writeInteger(row)) }
    case .array(let values): begin(.array) { $0.write(values) }
    case .set(let values): begin(.set) { $0.write(values) }
    case .dictionary(let entries): begin(.dictionary) { $0.write(entries) }
    case .error(let error): begin(.error) { $0.write(error) }
    case .sendersObject(let number, let className):
      begin(.sendersObject) { _ = ($0.writeInteger(number), $0.write(className)) }
    case .receiversObject(let number): begin(.receiversObject) { $0.writeInteger(number) }
    case .bytes(let bytes): begin(.bytes) { $0.write(bytes) }
    case .selector(let name): begin(.selector) { $0.write(name) }
    case .cString(let bytes): begin(.cString) { $0.write(bytes) }
    }
  }

  private mutating func begin(
    _ tag: WireValue.Tag, _ content: (inout ByteBuffer) -> Void = { _ in }
  ) {
    writeInteger(tag.rawValue)
    content(&self)
  }

  /// Appends a list of values, after its count.
  mutating func write(_ values: [WireValue]) {
    writeInteger(UInt32(clamping: values.count))
    for value in values { write(value) }
  }

  /// Appends a text, after its length.
  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write(_ error: RemoteError) {
    write(error.sentence)
    write(error.domain)
    writeInteger(Int64(error.code))
    write(error.cause ?? error.sentence)
  }

  private mutating func write(_ bytes: [UInt8]) {
    writeInteger(UInt32(clamping: bytes.count))
    writeBytes(bytes)
  }

  // MARK: Reading

  /// Reads a value.
  ///
  /// - Throws: `WireError` for malformed data.
  /// - Complexity: O(bytes read).
  mutating func value(depth: Int = 0) throws(WireError) -> WireValue {
    guard depth <= WireValue.maximumDepth else {
      throw WireError("sent a value nested deeper than \(WireValue.maximumDepth) levels")
    }
    let byte = try integer(UInt8.self, "a value")
    guard let tag = WireValue.Tag(rawValue: byte) else {
      throw WireError("sent a value of the unknown kind \(byte)")
    }
    switch tag {
    case .none: return .none
    case .null: return .null
    case .string: return .string(try text("a string"))
    case .signed: return .signed(try integer(Int64.self, "a number"))
    case .unsigned: return .unsigned(try integer(UInt64.self, "a number"))
    case .floating: return .floating(try double("a number"))
    case .bool: return .bool(try integer(UInt8.self, "a truth value") != 0)
    case .date: return .date(try double("a date"))
    case .data: return .data(try bytes("data"))
    case .url: return .url(try text("a URL"))
    case .indexPath:
      return .indexPath(
        section: try integer(Int64.self, "a row"), row: try integer(Int64.self, "a row"))
    case .array: return .array(try values("a list", depth: depth + 1))
    case .set: return .set(try values("a set", depth: depth + 1))
    case .dictionary:
      let entries = try values("a dictionary", depth: depth + 1)
      guard entries.count.isMultiple(of: 2) else {
        throw WireError("sent a dictionary with a key that has no value")
      }
      return .dictionary(entries)
    case .error: return .error(try error())
    case .sendersObject:
      return .sendersObject(
        try integer(UInt64.self, "an object"), className: try text("a class name"))
    case .receiversObject: return .receiversObject(try integer(UInt64.self, "an object"))
    case .bytes: return .bytes(try bytes("a number"))
    case .selector: return .selector(try text("a selector"))
    case .cString: return .cString(try bytes("a C string"))
    }
  }

  /// Reads a list of values.
  mutating func values(_ part: String, depth: Int = 0) throws(WireError) -> [WireValue] {
    let count = try integer(UInt32.self, part)
    // Each value takes at least a byte, so a wrong count cannot reserve much memory.
    guard count <= readableBytes else { throw .truncated(part) }
    var values: [WireValue] = []
    values.reserveCapacity(Int(count))
    for _ in 0..<count { values.append(try value(depth: depth)) }
    return values
  }

  mutating func text(_ part: String) throws(WireError) -> String {
    guard let text = String(validating: try bytes(part), as: UTF8.self) else {
      throw WireError("sent \(part) that is not UTF-8")
    }
    return text
  }

  mutating func error() throws(WireError) -> RemoteError {
    RemoteError(
      try text("an error"), domain: try text("an error's domain"),
      code: Int(try integer(Int64.self, "an error's code")), cause: try text("an error's cause"))
  }

  mutating func integer<Integer: FixedWidthInteger>(
    _ type: Integer.Type, _ part: String
  ) throws(WireError) -> Integer {
    guard let integer = readInteger(as: type) else { throw .truncated(part) }
    return integer
  }

  private mutating func double(_ part: String) throws(WireError) -> Double {
    Double(bitPattern: try integer(UInt64.self, part))
  }

  private mutating func bytes(_ part: String) throws(WireError) -> [UInt8] {
    let count = try integer(UInt32.self, part)
    guard count <= readableBytes, let bytes = readBytes(length: Int(count)) else {
      throw .truncated(part)
    }
    return bytes
  }
}

extension WireValue {
  /// The first byte of a value. New tags go at the end. The version of `WireFrame` stays: both processes run the same build.
  fileprivate enum Tag: UInt8 {
    case none, null, string, signed, unsigned, floating, bool, date, data, url, indexPath, array,
      set, dictionary, error, sendersObject, receiversObject, bytes, selector, cString
  }
}
