import CarobRuntime
import Foundation

extension ClassMembers where Receiver: UIView {
  /// Defines `initWithFrame:` of a control that has this size always.
  @MainActor
  func hasFixedSize(_ size: CGSize) {
    let cls = cls
    method("initWithFrame:") { (this, frame: CGRect) in
      try this.initSuper(above: cls, CGRect(origin: frame.origin, size: size))
    }
  }

  /// Defines `initWithFrame:` of a view that has a size of its own when the frame has none.
  @MainActor
  func hasDefaultSize() {
    let cls = cls
    method("initWithFrame:") { (this, frame: CGRect) in
      let size = frame.size == .zero ? this.intrinsicContentSize : frame.size
      return try this.initSuper(above: cls, CGRect(origin: frame.origin, size: size))
    }
  }
}
