import CarobFoundation
import CarobRuntime
import Foundation

/// The messages of the functions in `cg_image.c`.
extension CGContext {
  /// Says once that nothing has pixels.
  static let warnedOfPixels = Once {
    RuntimeLog.warning(
      "a program asks for the pixels of an image or a context; Carob records what is drawn and has no pixels: "
        + "the answer is nil, and bytes of the program stay as they are")
  }

  static func defineBitmaps(_ context: ClassMembers<CGContext>) {
    context.classMethod("carob_warnOfPixels") { _ in warnedOfPixels() }
    context.classMethod("carob_bitmapContextWithSize:") { (_, size: CGSize) -> Object in
      CGContext(bitmapSize: size)
    }
    context.method("carob_bitmapSize") { $0.isBitmap ? $0.drawing.bounds.size : .zero }
    context.method("carob_bitmapImage") { this -> Object? in this.isBitmap ? this.image : nil }
  }
}
