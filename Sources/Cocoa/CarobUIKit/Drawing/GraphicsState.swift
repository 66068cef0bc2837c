import CarobFoundation
import Foundation

/// What a context draws with, which can be saved and restored.
struct GraphicsState {
  var transform = CGAffineTransform.identity
  private(set) var fill = Drawing.Color(.black)
  /// The pattern that fills paths in place of the colour.
  var fillPattern: Drawing.Pattern?
  /// The coordinates in which patterns begin at the origin: those of the context, whatever its transform is now.
  var patternTransform = CGAffineTransform.identity
  /// How far the tiles are moved from there.
  var patternPhase = CGSize.zero
  /// What the numbers of a colour mean where they come without their space.
  var fillSpace: CGColorSpace?
  var strokeSpace: CGColorSpace?
  var stroke = Drawing.Color(.black)
  var line = Drawing.Line()
  var alpha = 1.0
  var blend: BlendMode = .normal
  var shadow: Drawing.Shadow?
  /// The number of the area outside of which nothing is drawn.
  var clip: Int?
  /// The font of `CGContextShowText`; nil for the usual one.
  var font: UIFont?
  /// What is drawn of texts.
  var textMode = TextMode.fill
  /// Whether nothing is drawn, since there was no room for a clip: what it hides must not be seen.
  var isHidden = false

  /// Sets the colour that fills, which may be a pattern.
  mutating func setFill(_ color: UIColor) {
    fill = Drawing.Color(color)
    fillPattern = color.pattern
  }

  /// The pattern in the drawing's coordinates; nil for a colour.
  var placedPattern: Drawing.Pattern? {
    fillPattern?.moved(
      by: .translation(patternPhase.width, patternPhase.height).then(patternTransform))
  }

  /// What `CGContextShowText` draws of letters. The numbers are those of `CGTextDrawingMode`; texts are no clips here.
  enum TextMode: Int {
    case fill, stroke, fillAndStroke, invisible, fillAndClip, strokeAndClip, fillStrokeAndClip, clip

    var isSeen: Bool { self != .invisible && self != .clip }
    var usesStrokeColor: Bool { self == .stroke || self == .strokeAndClip }
  }

  /// The settings that are one number; the numbers are those of `enum carob_cg_setting`.
  enum Setting: Int {
    case lineWidth, lineCap, lineJoin, miterLimit, alpha, blendMode
  }

  /// Sets a number. A number that means nothing changes nothing.
  mutating func set(_ setting: Setting, to value: Double) {
    guard value.isFinite else { return }
    let number = Int(exactly: value)
    switch setting {
    case .lineWidth: line.setWidth(value)
    case .lineCap: line.capNumber = number ?? 0
    case .lineJoin: line.joinNumber = number ?? 0
    case .miterLimit: line.miter = value
    case .alpha: alpha = max(0, min(value, 1))
    case .blendMode: blend = number.flatMap(BlendMode.init) ?? .normal
    }
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
