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

  private static let entries = Locked([UInt: [Entry]]())

  private static var thread: UInt { UInt(pthread_self()) }

  private static var last: Entry? { entries.withLock { $0[thread]?.last } }

  /// The context in which this thread draws; nil for none.
  static var current: CGContext? { last?.context }

  /// The drawing of the current context, if that was begun for a picture.
  static var image: Drawing? { last.flatMap { $0.isImage ? $0.context.drawing : nil } }

  /// How many contexts the thread has.
  static var depth: Int { entries.withLock { $0[thread]?.count ?? 0 } }

  /// Makes a context the current one.
  static func push(_ context: CGContext, isImage: Bool = false) {
    entries.withLock { $0[thread, default: []].append(Entry(context: context, isImage: isImage)) }
  }

  /// Ends the current context; does nothing when there is none.
  static func pop() { drop(to: depth - 1) }

  /// Ends the current context if it was begun for a picture.
  static func endImage() { if last?.isImage == true { pop() } }

  /// Ends contexts until there are only so many.
  static func drop(to count: Int) {
    let gone = entries.withLock { entries -> [Entry] in
      guard let all = entries[thread], count < all.count else { return [] }
      entries[thread] = count > 0 ? Array(all.prefix(count)) : nil
      return Array(all.suffix(all.count - max(0, count)))
    }
    // Contexts go without the lock, since their objects may run code of programs.
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

  static func defineStack(_ context: ClassMembers<CGContext>) {
    context.classMethod("carob_current") { _ -> Object? in GraphicsStack.current }
    context.classMethod("carob_push:") { (_, context: Object?) in
      if let context = context as? CGContext { GraphicsStack.push(context) }
    }
    context.classMethod("carob_pop") { _ in GraphicsStack.pop() }
    context.classMethod("carob_contextWithSize:") { (_, size: CGSize) -> Object in
      CGContext(size: size)
    }
    context.classMethod("carob_beginImage:") { (_, size: CGSize) in
      GraphicsStack.push(CGContext(size: size), isImage: true)
    }
    context.classMethod("carob_image") { _ -> Object? in
      GraphicsStack.image.map(UIImage.init(drawing:))
    }
    context.classMethod("carob_endImage") { _ in GraphicsStack.endImage() }
    context.method("carob_makeImage") { this -> Object in UIImage(drawing: this.drawing) }
    context.method("carob_bounds") { $0.drawing.bounds }
  }
}

extension UIColor {
  static func defineDrawing(_ color: ClassMembers<UIColor>) {
    color.method("- (void)set") { this in
      GraphicsStack.current?.state.fill = Drawing.Color(this)
      GraphicsStack.current?.state.stroke = Drawing.Color(this)
    }
    color.method("- (void)setFill") { this in
      GraphicsStack.current?.state.fill = Drawing.Color(this)
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
