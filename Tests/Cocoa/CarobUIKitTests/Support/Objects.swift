import CarobRuntime

/// Whether two lists hold the same objects in the same order.
func areSame(_ some: [Object], _ others: [Object]) -> Bool {
  some.elementsEqual(others) { $0 === $1 }
}
