import Foundation

/// What a context draws with, which can be saved and restored.
struct GraphicsState {
  var transform = CGAffineTransform.identity
  var fill = Drawing.Color(.black)
  var stroke = Drawing.Color(.black)
  var line = Drawing.Line()
  var alpha = 1.0
  var blend: BlendMode = .normal
  var shadow: Drawing.Shadow?
  /// The number of the area outside of which nothing is drawn.
  var clip: Int?
  /// Whether nothing is drawn, since there was no room for a clip: what it hides must not be seen.
  var isHidden = false

  /// The settings that are one number; the numbers are those of `enum carob_cg_setting`.
  enum Setting: Int {
    case lineWidth, lineCap, lineJoin, miterLimit, alpha, blendMode
  }

  /// Sets a number. A number that means nothing changes nothing.
  mutating func set(_ setting: Setting, to value: Double) {
    guard value.isFinite else { return }
    let number = Int(exactly: value)
    switch setting {
    case .lineWidth: line.width = max(0, value)
    case .lineCap: line.cap = number.flatMap { [1: .round, 2: .square][$0] }
    case .lineJoin: line.join = number.flatMap { [1: .round, 2: .bevel][$0] }
    case .miterLimit: line.miterLimit = value == 10 ? nil : max(1, value)
    case .alpha: alpha = max(0, min(value, 1))
    case .blendMode: blend = number.flatMap(BlendMode.init) ?? .normal
    }
  }

  /// Sets the lengths of dashes; none for a line without gaps.
  mutating func setDash(_ lengths: [Double], phase: Double) {
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    line.dash = isUsable ? Array(lengths.prefix(64)) : nil
    line.phase = isUsable && phase != 0 && phase.isFinite ? phase : nil
  }
}

/// How a colour is mixed with those below. The numbers are those of `CGBlendMode`.
enum BlendMode: Int {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case exclusiveOr, plusDarker, plusLighter

  /// The mode of CSS; nil for what CSS has no name for, which is then drawn over what is below.
  var css: Drawing.Blend? {
    switch self {
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusLighter: .plusLighter
    default: nil
    }
  }
}
