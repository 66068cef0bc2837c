/// What crosses as an argument, a result or an element: a copy of a value, or the name of an object.
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
  /// Keys and values by turns.
  case dictionary([WireValue])
  case error(RemoteError)
  /// An object of the sender's, by its number, and its class for people.
  case sendersObject(UInt64, className: String)
  /// An object of the receiver's.
  case receiversObject(UInt64)
  /// A number or a structure of numbers, as it lies in memory.
  case bytes([UInt8])
  /// A selector's name.
  case selector(String)
  /// A C string without the NUL at its end.
  case cString([UInt8])

  /// How deep collections may be nested.
  static let maximumDepth = 64
}

/// The byte that a value begins with.
enum WireTag: UInt8 {
  case none, null, string, signed, unsigned, floating, bool, date, data, url, indexPath, array, set,
    dictionary, error, sendersObject, receiversObject, bytes, selector, cString
}
