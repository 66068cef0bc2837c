import CarobFoundation
import CarobRuntime
import struct Foundation.CGSize

/// A picture: known by its name only, so that front ends decide what to draw for it, or drawn by the program. [any-thread]
public final class UIImage: Object {
  /// The picture's name; empty for one that was drawn.
  public private(set) var name = ""
  /// What the program has drawn; nil for a named picture.
  package private(set) var recordedDrawing: RecordedDrawing?

  var drawing: Drawing? { recordedDrawing?.drawing }

  /// The number of pixels in a point, for programs that ask for pixels.
  public private(set) var scale = 1.0
  /// How the picture is turned; the numbers are those of `UIImageOrientation`.
  private(set) var orientation = 0
  /// The picture before it was turned; nil for itself.
  private(set) var upright: UIImage?

  /// The picture of a name.
  public convenience init(named name: String) {
    self.init(isa: Self.runtimeClass)
    self.name = name
  }

  /// A picture of what was drawn.
  convenience init(drawing: Drawing, scale: Double = 1) {
    self.init(isa: Self.runtimeClass)
    set(drawing, scale: scale)
  }

  private func set(_ drawing: Drawing, scale: Double) {
    recordedDrawing = RecordedDrawing(drawing)
    self.scale = scale
  }

  /// Makes this picture another one with a scale: its size in points changes, and its pixels do not.
  func set(_ other: UIImage, scale: Double, orientation: Int) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    name = other.name
    self.scale = scale
    guard let drawing = other.drawing else { return }
    if orientation != 0 { upright = other }
    self.orientation = orientation
    let factor = other.scale / scale
    let whole = CGSize(width: drawing.width * factor, height: drawing.height * factor)
    let (turn, size) = Self.turn(orientation, whole)
    let stretch = CGAffineTransform(a: factor, d: factor)
    set(drawing.redrawn(stretch.then(turn), size: size), scale: scale)
  }

  /// The transform of an orientation, and the size after it.
  private static func turn(
    _ orientation: Int, _ size: CGSize
  ) -> (CGAffineTransform, CGSize) {
    let (width, height) = (size.width, size.height)
    let turned = CGSize(width: height, height: width)
    switch orientation {
    case 1: return (CGAffineTransform(a: -1, d: -1, tx: width, ty: height), size)
    case 2: return (CGAffineTransform(a: 0, b: -1, c: 1, d: 0, ty: width), turned)
    case 3: return (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height), turned)
    case 4: return (CGAffineTransform(a: -1, tx: width), size)
    case 5: return (CGAffineTransform(d: -1, ty: height), size)
    case 6: return (CGAffineTransform(a: 0, b: 1, c: 1, d: 0), turned)
    case 7: return (CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width), turned)
    default: return (.identity, size)
    }
  }

  /// The size in points; zero for a named picture, of which nobody knows it.
  public var size: CGSize { drawing?.bounds.size ?? .zero }

  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? UIImage else { return false }
    return other.name == name && other.drawing == drawing && other.scale == scale
  }

  public override var hash: Int { name.hashValue }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: UIImage.self, "A picture, found by its name, or drawn by the program."
    ) { image in
      image.classMethod("+ (UIImage *)imageNamed:(NSString *)name") { (_, name: String?) in
        name.map(UIImage.init(named:))
      }
      image.property("@property (nonatomic, readonly) NSString *name") { $0.name }
      defineDrawing(image)
    }
  }
}
