/// An argument, a result or an element on the wire: the copy of a value, or a reference to an object.
indirect enum WireValue: Hashable, Sendable {
  /// Nil, or no result.
  case none
  /// `NSNull`.
  case null
  case string(String)
  case signed(Int64)
  case unsigned(UInt64)
  case floating(Double)
  case bool(Bool)
  /// Seconds since 2001.
  case date(Double)
  case data([UInt8])
  case url(String)
  case indexPath(section: Int64, row: Int64)
  case array([WireValue])
  case set([WireValue])
  /// Keys and values, alternating.
  case dictionary([WireValue])
  case error(RemoteError)
  /// An object of the sender: its number, and its class for people.
  case sendersObject(UInt64, className: String)
  /// An object of the receiver.
  case receiversObject(UInt64)
  /// The bytes of a number or a structure of numbers.
  case bytes([UInt8])
  /// A selector's name.
  case selector(String)
  /// A C string without the NUL at its end.
  case cString([UInt8])

  /// The deepest nesting of collections.
  static let maximumDepth = 64
}
