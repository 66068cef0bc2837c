import CarobFoundation
import CarobRuntime
import Foundation

/// The contexts that each thread draws in, the current one last. [any-thread]
enum GraphicsStack {
  private struct Entry {
    let context: CGContext
    /// Whether it was begun for a picture.
    let isImage: Bool
  }

  /// A thread's contexts, used by its own thread only.
  private final class Contexts {
    var entries: [Entry] = []
  }

  private static let key = "CarobGraphicsContexts"

  /// The thread's contexts, which go with it; nil when it never had one.
  private static var known: Contexts? { Thread.current.threadDictionary[key] as? Contexts }

  private static func made() -> Contexts {
    let contexts = Contexts()
    Thread.current.threadDictionary[key] = contexts
    return contexts
  }

  private static var last: Entry? { known?.entries.last }

  /// The context in which this thread draws; nil for none.
  static var current: CGContext? { last?.context }

  /// The picture of the current context, if that was begun for one.
  static var image: UIImage? { last.flatMap { $0.isImage ? $0.context.image : nil } }

  /// How many contexts the thread has.
  static var depth: Int { known?.entries.count ?? 0 }

  /// Makes a context the current one.
  static func push(_ context: CGContext, isImage: Bool = false) {
    (known ?? made()).entries.append(Entry(context: context, isImage: isImage))
  }

  /// Ends the current context; does nothing when there is none.
  static func pop() { drop(to: depth - 1) }

  /// Ends the current context if it was begun for a picture.
  static func endImage() { if last?.isImage == true { pop() } }

  /// Ends contexts until there are only so many.
  static func drop(to count: Int) {
    guard let known, count < known.entries.count else { return }
    let gone = known.entries.suffix(from: max(0, count))
    known.entries.removeSubrange(max(0, count)...)
    // Contexts go after the change, since their objects may run code of programs.
    withExtendedLifetime(gone) {}
  }
}

extension CGContext {
  /// Runs code whose drawing goes into this context. What it pushes and does not pop is popped.
  func whileCurrent<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let depth = GraphicsStack.depth
    GraphicsStack.push(self)
    defer { GraphicsStack.drop(to: depth) }
    try body()
  }

  /// Records what a program's code draws. An exception of the code is reported, and what was drawn before it stays.
  ///
  /// - Parameters:
  ///   - bounds: the size of the drawing, and the point at its upper left corner.
  ///   - cls: the class whose drawing this is, for the report.
  static func recording(
    _ bounds: CGRect, of cls: RuntimeClass, _ code: (CGContext) throws(MessageError) -> Void
  ) -> Drawing {
    let context = CGContext(size: bounds.size, origin: bounds.origin)
    do throws(MessageError) {
      try context.whileCurrent { () throws(MessageError) in
        try autoreleasePool { () throws(MessageError) in try code(context) }
      }
    } catch {
      UnhandledExceptions.report(error, by: "the drawing of \(cls)")
    }
    return context.drawing
  }

  static func defineStack(_ context: ClassMembers<CGContext>) {
    context.classMethod("carob_current") { _ -> Object? in GraphicsStack.current }
    context.classMethod("carob_push:") { (_, context: Object?) in
      if let context = context as? CGContext { GraphicsStack.push(context) }
    }
    context.classMethod("carob_pop") { _ in GraphicsStack.pop() }
    context.classMethod("carob_beginImage:scale:") { (_, size: CGSize, scale: Double) in
      GraphicsStack.push(CGContext(imageSize: size, scale: scale), isImage: true)
    }
    context.classMethod("carob_image") { _ -> Object? in GraphicsStack.image }
    context.classMethod("carob_endImage") { _ in GraphicsStack.endImage() }
  }
}

extension UIColor {
  static func defineDrawing(_ color: ClassMembers<UIColor>) {
    color.method("- (void)set") { this in
      GraphicsStack.current?.state.setFill(this)
      GraphicsStack.current?.state.stroke = Drawing.Color(this)
    }
    color.method("- (void)setFill") { this in
      GraphicsStack.current?.state.setFill(this)
    }
    color.method("- (void)setStroke") { this in
      GraphicsStack.current?.state.stroke = Drawing.Color(this)
    }
    // The numbers of a CGColor, which last as long as the autorelease pool.
    color.method("carob_components") { this -> Object in
      var bytes = Data()
      for component in [this.red, this.green, this.blue, this.alpha] {
        Swift.withUnsafeBytes(of: component) { bytes.append(contentsOf: $0) }
      }
      return DataBox(bytes)
    }
  }
}
