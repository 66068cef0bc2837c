import CarobRuntime
import Foundation

extension UITableViewCell {
  /// The accessory at a cell's right edge. The numbers are UIKit's.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: there is more on another screen.
    case disclosureIndicator = 1
    /// A button and an arrow.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// The look of a selected cell. The numbers are UIKit's.
  public enum SelectionStyle: Int, Sendable {
    /// The look does not change.
    case none = 0
    /// The cell turns blue.
    case blue = 1
    /// The cell turns grey.
    case gray = 2
    /// The default look.
    case `default` = 3
  }

  static func defineAppearance(_ cell: ClassMembers<UITableViewCell>) {
    cell.property(
      "@property (nonatomic) UITableViewCellAccessoryType accessoryType", "accessory type",
      last: 4, get: { $0.accessoryType }, set: { $0.accessoryType = $1 })
    cell.property(
      "@property (nonatomic, strong) UIView *accessoryView", get: { $0.accessoryView },
      set: { $0.accessoryView = $1 })
    cell.property(
      "@property (nonatomic) UITableViewCellSelectionStyle selectionStyle", "selection style",
      last: 3, get: { $0.selectionStyle }, set: { $0.selectionStyle = $1 })
  }

  /// The height for the lines of the labels: 44 points for one line each, and more for each line beyond.
  private final func heightOfLines(within width: Double) -> Double {
    func extra(_ label: UILabel?) -> Double {
      guard let label else { return 0 }
      let room = max(1, style == .default || style == .subtitle ? width : width / 2)
      return max(0, label.textSize(within: room).height - TextMetrics(label.font).lineHeight)
    }
    let (text, detail) = (extra(madeTextLabel), extra(madeDetailTextLabel))
    return 44 + (style == .subtitle ? text + detail : max(text, detail))
  }

  static func defineSizes(_ cell: ClassMembers<UITableViewCell>) {
    cell.method("- (CGSize)sizeThatFits:(CGSize)size") { (this, size: CGSize) in
      CGSize(width: size.width, height: this.heightOfLines(within: size.width))
    }
  }

  /// Places the accessory at the right edge, and the content view over the rest.
  final func placeParts() throws(ViewError) {
    let size = frame.size
    var width = size.width
    if let accessoryView {
      if accessoryView.superview !== self { try addSubview(accessoryView) }
      let own = accessoryView.frame.size
      width = max(0, width - own.width)
      accessoryView.frame.origin = CGPoint(x: width, y: (size.height - own.height) / 2)
    }
    contentView.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    fill(with: madeRareTraits?.backgroundView)
    placeLabels()
  }

  /// Places the parts of the content that exist: a picture with an image at the left, as wide as the cell is high, and
  /// the labels in the rest.
  private func placeLabels() {
    var room = contentView.bounds
    let indentation = min(indentation, room.size.width)
    room.origin.x += indentation
    room.size.width -= indentation
    if let madeImageView, madeImageView.image != nil {
      let side = min(room.size.height, room.size.width)
      madeImageView.frame = CGRect(
        x: room.origin.x, y: 0, width: side, height: room.size.height)
      room = CGRect(
        x: room.origin.x + side, y: 0, width: room.size.width - side, height: room.size.height)
    }
    var text = room
    var detail = room
    switch style {
    case .default: break
    case .subtitle:
      text.size.height /= 2
      detail = text
      detail.origin.y += text.size.height
    case .value1, .value2:
      text.size.width *= style == .value1 ? 0.5 : 0.25
      detail.size.width -= text.size.width
      detail.origin.x += text.size.width
    }
    madeTextLabel?.frame = text
    madeDetailTextLabel?.frame = detail
  }
}
