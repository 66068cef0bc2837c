import Foundation

/// The settings of a line by the numbers and names that CoreGraphics, UIKit and Core Animation have for them. A missing value
/// of the line is the usual one.
extension Drawing.Line {
  /// The greatest number of dashes; later ones are left out.
  static let maximumDashes = 64

  private static let usualMiterLimit = 10.0

  /// The greatest length of a corner, in widths.
  package var miter: Double {
    get { miterLimit ?? Self.usualMiterLimit }
    set {
      guard newValue.isFinite else { return }
      miterLimit = newValue == Self.usualMiterLimit ? nil : max(1, newValue)
    }
  }

  /// Sets the width. What is no width changes nothing.
  mutating func setWidth(_ width: Double) {
    if width.isFinite { self.width = max(0, width) }
  }

  /// The number of the form of the ends in `CGLineCap`.
  var capNumber: Int {
    get { cap.map { $0 == .round ? 1 : 2 } ?? 0 }
    set { cap = [1: .round, 2: .square][newValue] }
  }

  /// The number of the form of the corners in `CGLineJoin`.
  var joinNumber: Int {
    get { join.map { $0 == .round ? 1 : 2 } ?? 0 }
    set { join = [1: .round, 2: .bevel][newValue] }
  }

  /// The name of the form of the ends, as `kCALineCapRound` and SVG have it.
  package var capName: String {
    get { cap?.rawValue ?? "butt" }
    set { cap = Drawing.Cap(rawValue: newValue) }
  }

  /// The name of the form of the corners, as `kCALineJoinRound` and SVG have it.
  package var joinName: String {
    get { join?.rawValue ?? "miter" }
    set { join = Drawing.Join(rawValue: newValue) }
  }

  /// Sets the lengths of dashes; none for a line without gaps.
  mutating func setDash(_ lengths: [Double], phase: Double) {
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    dash = isUsable ? Array(lengths.prefix(Self.maximumDashes)) : nil
    self.phase = isUsable && phase != 0 && phase.isFinite ? phase : nil
  }

  /// The line where all lengths are multiplied.
  func scaled(by scale: Double) -> Drawing.Line {
    if scale == 1 { return self }
    var line = self
    line.width *= scale
    if let dash { line.dash = dash.map { $0 * scale } }
    if let phase { line.phase = phase * scale }
    return line
  }
}
