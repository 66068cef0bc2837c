import CarobRuntime
import struct Foundation.CGRect
import struct Foundation.CGSize

/// Mistakes of layouts.
extension ListError {
  static func noLayout(_ view: RuntimeClass) -> Self {
    Self(
      .badLayout, "a \(view) without a layout shows nothing",
      advice: "make it with initWithFrame:collectionViewLayout:",
      exceptionName: "NSInvalidArgumentException")
  }

  static func unknownDirection(_ direction: Int) -> Self {
    Self(
      .badLayout, "\(direction) is no scroll direction: 0 is vertical, 1 is horizontal",
      exceptionName: "NSInvalidArgumentException")
  }

  static func contentSize(_ size: CGSize, of layout: Object) -> Self {
    Self(
      .badLayout,
      "-[\(layout.runtimeClass) collectionViewContentSize]: gave \(size.width) by "
        + "\(size.height), which is no size")
  }

  static func notAttributes(_ object: Object, _ selector: Selector, of layout: Object) -> Self {
    Self(
      .badLayout,
      "-[\(layout.runtimeClass) \(selector)]: gave \(object.runtimeClass.withArticle), which is not a "
        + "UICollectionViewLayoutAttributes")
  }

  static func frame(_ frame: CGRect, _ key: ElementKey, of layout: Object) -> Self {
    Self(
      .badLayout, "\(layout.runtimeClass) puts \(place(key)) into \(frame), which is no rectangle",
      exceptionName: "CALayerInvalidGeometry")
  }

  static func unknownElement(_ key: ElementKey, of layout: Object) -> Self {
    Self(
      .badLayout,
      "\(layout.runtimeClass) has a place for \(place(key)), which the data source does not have")
  }

  static func tooManyElements(_ count: Int, of layout: Object, limit: Int) -> Self {
    Self(
      .badLayout,
      "\(layout.runtimeClass) puts \(count) elements on one screen, of which \(limit) can be shown")
  }
}
