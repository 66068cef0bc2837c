import CarobFoundation
import CarobRuntime
import Foundation

/// The properties of a view's layer. Front ends draw the corners, the border and the opacity.
@MainActor
open class CALayer: Object {
  /// The view whose layer this is; nil for another layer.
  public internal(set) final weak var view: UIView?
  private final var ownFrame = CGRect.zero

  /// The radius of the corners, in points.
  public final var cornerRadius = 0.0
  /// The width of the border, in points.
  public final var borderWidth = 0.0
  /// The colour of the border; nil for black.
  public final var borderColor: UIColor?
  private final var ownBackgroundColor: UIColor?
  private final var ownOpacity: Float = 1
  private final var isHiddenItself = false
  private final var masksItself = false

  /// The colour of the shadow; nil for black.
  public final var shadowColor: UIColor?
  /// The opacity of the shadow, from 0 to 1.
  public final var shadowOpacity: Float = 0
  /// The radius of the shadow's edge, in points.
  public final var shadowRadius = 3.0
  /// The place of the shadow.
  public final var shadowOffset = CGSize(width: 0, height: -3)

  /// The layers inside that a program has added.
  public private(set) final var sublayers: [CALayer] = []
  final weak var superlayer: CALayer?
  final var name: String?
  final var contents: Object?
  final var zPosition = 0.0
  final var contentsScale = 1.0
  final var rasterizes = false
  final var isOpaque = false
  final var needsDisplayOnBoundsChange = false
  /// The outline of the shadow, which is kept: that of the ground is drawn.
  final var shadowPath: DrawingPath?
  final var rasterizationScale = 1.0
  final var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  final var contentsGravity = "resize"
  private final var ownTransform = CATransform3D.identity
  /// The transform of the layers inside; nil for none.
  final var sublayerTransform: CATransform3D?
  /// The layer that says where this one is seen; nil for everywhere.
  final var mask: CALayer?
  final weak var delegate: Object?
  /// Whether the program's code is asked to draw the layer, as after `setNeedsDisplay`.
  final var needsDisplay = false
  /// What the program's code has drawn.
  final var drawnByProgram: Drawing?
  /// Whether that code runs. What it asks to draw meanwhile is not drawn again.
  final var isDrawing = false

  /// The rectangle in the layer, or the view, around it.
  public final var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }

  /// The colour behind everything; nil for none.
  public final var backgroundColor: UIColor? {
    get { if let view { view.backgroundColor } else { ownBackgroundColor } }
    set { if let view { view.backgroundColor = newValue } else { ownBackgroundColor = newValue } }
  }

  /// The opacity, from 0 to 1.
  public final var opacity: Float {
    get { if let view { Float(view.alpha) } else { ownOpacity } }
    set { if let view { view.alpha = Double(newValue) } else { ownOpacity = newValue } }
  }

  /// The transform around the anchor.
  public final var transform: CATransform3D {
    get { if let view { view.madeExtras?.transform ?? .identity } else { ownTransform } }
    set { if let view { view.extras.transform = newValue } else { ownTransform = newValue } }
  }

  /// Whether the layer is hidden.
  public final var isHidden: Bool {
    get { view?.isHidden ?? isHiddenItself }
    set { if let view { view.isHidden = newValue } else { isHiddenItself = newValue } }
  }

  /// Whether the layer hides what is outside of its bounds.
  public final var masksToBounds: Bool {
    get { view?.extras.clipsToBounds ?? masksItself }
    set { if let view { view.extras.clipsToBounds = newValue } else { masksItself = newValue } }
  }

  /// Draws what a layer of this class shows, besides its ground and its border: its contents, if they are a picture.
  func drawContent(in context: CGContext) {
    guard let image = contents as? UIImage else { return }
    let bounds = CGRect(origin: .zero, size: frame.size)
    context.draw(
      image, in: ContentPlacement(gravity: contentsGravity).rect(of: image.size, in: bounds))
  }

  /// Draws the layers inside, each once.
  func drawSublayers(in context: CGContext) { drawLayersInside(in: context) }

  /// The area in which a layer is seen whose mask this is.
  var maskPath: DrawingPath { backgroundColor == nil && contents == nil ? DrawingPath() : outline }

  /// Whether the inside of `maskPath` is found by the rule of even and odd.
  var isMaskEvenOdd: Bool { false }

  /// Inserts a layer, and removes it from the one around it.
  ///
  /// - Throws: `ViewError` when a layer would be inside itself, or too many would be nested.
  final func insert(_ layer: CALayer, at index: Int) throws(ViewError) {
    try checkRoom(for: layer)
    layer.removeFromSuperlayer()
    layer.superlayer = self
    sublayers.insert(layer, at: max(0, min(index, sublayers.count)))
  }

  /// Checks that a layer can be put inside this one.
  final func checkRoom(for layer: CALayer) throws(ViewError) {
    switch Nesting.refusal(
      layer, inside: self, maximum: UIView.maximumDepth, outer: \.superlayer, inner: \.sublayers)
    {
    case .insideItself: throw .layerInsideItself(layer.runtimeClass)
    case .tooDeep: throw .layersTooDeep(layer.runtimeClass, inside: runtimeClass)
    case nil: break
    }
  }

  /// Removes the layer from the one around it, if there is one.
  final func removeFromSuperlayer() {
    if let superlayer { superlayer.sublayers = superlayer.sublayers.without([self]) }
    superlayer = nil
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: CALayer.self, "The properties of a view's layer: its corners, its border, its shadow."
    ) { layer in
      layer.classMethod("+ (instancetype)layer") { (cls: ClassObject) -> Object in
        try cls.instanceClass.make()
      }
      defineLook(layer)
      defineGeometry(layer)
      defineTransforms(layer)
      defineKept(layer)
      defineTree(layer)
      defineDrawing(layer)
      defineIdle(layer)
    }
  }
}

extension UIView {
  /// The layer. Made on first use.
  public final var layer: CALayer {
    if let layer = extras.layer { return layer }
    let layer = makeLayer()
    layer.view = self
    layer.delegate = self
    extras.layer = layer
    return layer
  }

  /// The layer, if the program has asked for it.
  package final var layerIfMade: CALayer? { madeExtras?.layer }

  static func defineLayer(_ view: ClassMembers<UIView>) {
    view.property("@property (nonatomic, readonly) CALayer *layer") { $0.layer }
    view.classMethod("+ (Class)layerClass") { _ in CALayer.runtimeClass.object }
  }
}
