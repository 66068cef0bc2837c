import CarobFoundation
import CarobRuntime
import Foundation

/// How a picture is made. A picture has no pixels, so that only its scale counts, where a program asks for a number of pixels.
public final class UIGraphicsImageRendererFormat: Object {
  fileprivate var scale = UIScreen.scale
  private var isOpaque = false

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: UIGraphicsImageRendererFormat.self,
      "How a picture is made, of which the scale is looked at."
    ) { format in
      format.classMethod("+ (instancetype)defaultFormat") { (cls: ClassObject) -> Object in
        try cls.instanceClass.make()
      }
      format.classMethod("+ (instancetype)preferredFormat") { (cls: ClassObject) -> Object in
        try cls.instanceClass.make()
      }
      format.property("@property (nonatomic) CGFloat scale", \.scale)
      format.property("@property (nonatomic) BOOL opaque", \.isOpaque)
    }
  }
}

/// Makes pictures of what a block draws.
public final class UIGraphicsImageRenderer: Object {
  private var size = CGSize.zero
  private var origin = CGPoint.zero
  private var format: UIGraphicsImageRendererFormat?

  private func set(_ bounds: CGRect, _ format: UIGraphicsImageRendererFormat?) {
    size = bounds.size
    origin = bounds.origin
    self.format = format
  }

  /// Runs the block, whose argument is the context.
  private func image(_ block: Block?) throws -> UIImage {
    let context = CGContext(imageSize: size, origin: origin, scale: format?.scale ?? 0)
    let argument = UIGraphicsImageRendererContext(isa: UIGraphicsImageRendererContext.runtimeClass)
    argument.context = context
    try context.whileCurrent { try block?.call(argument) }
    return context.image
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: UIGraphicsImageRenderer.self, "Makes pictures of what a block draws."
    ) { renderer in
      renderer.method("- (instancetype)initWithSize:(CGSize)size") { (this, size: CGSize) in
        this.set(CGRect(origin: .zero, size: size), nil)
        return this
      }
      renderer.method(
        "- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format"
      ) { (this, size: CGSize, format: UIGraphicsImageRendererFormat?) in
        this.set(CGRect(origin: .zero, size: size), format)
        return this
      }
      renderer.method("- (instancetype)initWithBounds:(CGRect)bounds") { (this, bounds: CGRect) in
        this.set(bounds, nil)
        return this
      }
      renderer.method(
        "- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat *)format"
      ) { (this, bounds: CGRect, format: UIGraphicsImageRendererFormat?) in
        this.set(bounds, format)
        return this
      }
      renderer.property(
        "@property (nonatomic, readonly) UIGraphicsImageRendererFormat *format"
      ) { this -> Object? in
        this.format
          ?? UIGraphicsImageRendererFormat(
            isa: UIGraphicsImageRendererFormat.runtimeClass)
      }
      renderer.method(
        """
        - (UIImage *)imageWithActions:\
        (void (^)(UIGraphicsImageRendererContext *rendererContext))actions
        """
      ) { (this, actions: Block?) in
        try this.image(actions)
      }
      definePixels(renderer)
    }
  }
}

extension UIGraphicsImageRenderer {
  /// What needs pixels: the block runs, and the answer is nil.
  private static func definePixels(_ renderer: ClassMembers<UIGraphicsImageRenderer>) {
    renderer.method(
      """
      - (NSData *)PNGDataWithActions:\
      (void (^)(UIGraphicsImageRendererContext *rendererContext))actions
      """
    ) { (this, actions: Block?) -> DataBox? in
      try this.encoded(actions)
    }
    renderer.method(
      """
      - (NSData *)JPEGDataWithCompressionQuality:(CGFloat)compressionQuality \
      actions:(void (^)(UIGraphicsImageRendererContext *rendererContext))actions
      """
    ) { (this, _: Double, actions: Block?) -> DataBox? in
      try this.encoded(actions)
    }
  }

  private func encoded(_ actions: Block?) throws -> DataBox? {
    _ = try image(actions)
    CGContext.warnedOfPixels()
    return nil
  }
}

/// The context of a block that draws a picture.
public final class UIGraphicsImageRendererContext: Object {
  fileprivate(set) var context: CGContext?

  private func draw(_ rect: CGRect, _ mode: CGContext.Mode) {
    context?.draw(user: DrawingPath(rect), mode)
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: UIGraphicsImageRendererContext.self, "The context of a block that draws a picture."
    ) { context in
      context.property("@property (nonatomic, readonly) CGContextRef CGContext") { this in
        Pointer(this.context?.id)
      }
      context.property("@property (nonatomic, readonly) UIImage *currentImage") { this in
        this.context?.image
      }
      context.method("- (void)fillRect:(CGRect)rect") { (this, rect: CGRect) in
        this.draw(rect, .fill)
      }
      context.method("- (void)strokeRect:(CGRect)rect") { (this, rect: CGRect) in
        this.draw(rect, .stroke)
      }
      context.method("- (void)clipToRect:(CGRect)rect") { (this, rect: CGRect) in
        this.context?.clip(toUser: DrawingPath(rect))
      }
    }
  }
}
