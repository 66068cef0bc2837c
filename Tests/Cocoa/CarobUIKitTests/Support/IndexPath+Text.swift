import CarobFoundation
import CarobRuntime

// Rows as the tests write them: `0,3`.

extension IndexPath {
  var description: String { "\(section),\(row)" }
}

extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ path: IndexPath) { appendLiteral(path.description) }
}
