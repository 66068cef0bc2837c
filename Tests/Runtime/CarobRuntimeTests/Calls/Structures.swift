import CarobRuntime

/// A structure that goes by value, in memory on x86-64 and in registers on AArch64.
struct Rect: MessageValue, BitwiseCopyable, Hashable, Sendable {
  var x, y, width, height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  static var typeEncoding: TypeEncoding {
    .structure(name: "CGRect", fields: Array(repeating: .init(type: .double), count: 4))
  }
  static func word(_ value: Rect) -> UInt { 0 }
  static func value(word: UInt) -> Rect { Rect(x: 0, y: 0, width: 0, height: 0) }
}

/// A structure that goes in one integer and one floating-point register.
struct Mixed: MessageValue, BitwiseCopyable, Hashable, Sendable {
  var number: Int32
  var flag: Int8
  var real: Double

  init(number: Int32, flag: Int8, real: Double) {
    (self.number, self.flag, self.real) = (number, flag, real)
  }

  static var typeEncoding: TypeEncoding {
    .structure(
      name: "Mixed", fields: [.init(type: .int), .init(type: .char), .init(type: .double)])
  }
  static func word(_ value: Mixed) -> UInt { 0 }
  static func value(word: UInt) -> Mixed { Mixed(number: 0, flag: 0, real: 0) }
}

/// A structure smaller than a word.
struct Small: MessageValue, BitwiseCopyable, Hashable, Sendable {
  var first: Int8
  var second: Int16

  init(first: Int8, second: Int16) { (self.first, self.second) = (first, second) }

  static var typeEncoding: TypeEncoding {
    .structure(name: "Small", fields: [.init(type: .char), .init(type: .short)])
  }
  static func word(_ value: Small) -> UInt { 0 }
  static func value(word: UInt) -> Small { Small(first: 0, second: 0) }
}
