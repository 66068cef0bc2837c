extension Unicode.Scalar {
  /// Whether a terminal or a line reader interprets the scalar instead of showing it.
  @inlinable package var isObeyedByTerminals: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return properties.isBidiControl
    default: return false
    }
  }
}
