extension String {
  /// The digits of a number, with zeros before them up to a count.
  package init(_ number: some BinaryInteger, radix: Int, digits count: Int) {
    let digits = String(number, radix: radix)
    self = String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}
