import CarobRuntime
import struct Foundation.CGSize

/// A picture: known by its name only, so that front ends decide what to draw for it, or drawn by the program. [any-thread]
public final class UIImage: Object {
  /// The picture's name; empty for one that was drawn.
  public private(set) var name = ""
  /// What the program has drawn; nil for a named picture.
  package private(set) var recordedDrawing: RecordedDrawing?

  var drawing: Drawing? { recordedDrawing?.drawing }

  /// The picture of a name.
  public convenience init(named name: String) {
    self.init(isa: Self.runtimeClass)
    self.name = name
  }

  /// A picture of what was drawn.
  convenience init(drawing: Drawing) {
    self.init(isa: Self.runtimeClass)
    recordedDrawing = RecordedDrawing(drawing)
  }

  /// The size in points; zero for a named picture, of which nobody knows it.
  public var size: CGSize { drawing?.bounds.size ?? .zero }

  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? UIImage else { return false }
    return other.name == name && other.drawing == drawing
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
