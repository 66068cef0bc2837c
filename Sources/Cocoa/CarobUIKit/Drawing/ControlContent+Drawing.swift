import Foundation

/// How controls look in pictures of views: as the page and `carob show` have them.
extension ControlContent {
  /// Draws the control in a rectangle.
  @MainActor
  func draw(in rect: CGRect, tint: UIColor, context: CGContext) {
    if rect.isEmpty { return }
    context.saving {
      switch kind {
      case .toggle:
        let isOn = value == 1
        fill(rect, radius: rect.height / 2, isOn ? tint : .track, context)
        let side = max(0, rect.height - 4)
        let x = isOn ? rect.maxX - side - 2 : rect.minX + 2
        fill(
          CGRect(x: x, y: rect.minY + 2, width: side, height: side), radius: side / 2, .white,
          context)
      case .slider, .progress: drawLine(in: rect, tint: tint, context)
      case .stepper: drawTitles(["−", "+"], in: rect, tint: tint, context)
      case .segments: drawTitles(titles, in: rect, tint: tint, context)
      case .pages: drawPages(in: rect, context)
      case .datePicker, .wheel:
        var chosen: String?
        if let selection, titles.indices.contains(selection) { chosen = titles[selection] }
        StringDrawing.Style(font: nil, color: .black, alignment: .center)
          .draw(text ?? chosen ?? "", centeredIn: rect, context: context)
      }
    }
  }

  @MainActor
  private func fill(_ rect: CGRect, radius: Double, _ color: UIColor, _ context: CGContext) {
    var path = DrawingPath()
    path.addRoundedRect(rect, corner: CGSize(width: radius, height: radius))
    context.state.setFill(color)
    context.draw(user: path, .fill)
  }

  @MainActor
  private func drawLine(in rect: CGRect, tint: UIColor, _ context: CGContext) {
    let part = rect.width * (fraction ?? 0)
    let line = CGRect(x: rect.minX, y: rect.midY - 2, width: rect.width, height: 4)
    fill(line, radius: 2, .track, context)
    if part > 0 {
      fill(
        CGRect(origin: line.origin, size: CGSize(width: part, height: 4)), radius: 2, tint, context)
    }
    guard kind == .slider else { return }
    let side = min(rect.height, 28)
    let x = rect.minX + (fraction ?? 0) * max(0, rect.width - side)
    fill(
      CGRect(x: x, y: rect.midY - side / 2, width: side, height: side), radius: side / 2, .white,
      context)
  }

  @MainActor
  private func drawTitles(
    _ titles: [String], in rect: CGRect, tint: UIColor, _ context: CGContext
  ) {
    fill(rect, radius: 8, .track, context)
    let width = rect.width / Double(max(1, titles.count))
    for (number, title) in titles.enumerated() {
      let part = CGRect(
        x: rect.minX + Double(number) * width, y: rect.minY, width: width, height: rect.height)
      if number == selection { fill(part.insetBy(dx: 2, dy: 2), radius: 6, .white, context) }
      StringDrawing.Style(font: nil, color: kind == .stepper ? tint : .black, alignment: .center)
        .draw(title, centeredIn: part, context: context)
    }
  }

  @MainActor
  private func drawPages(in rect: CGRect, _ context: CGContext) {
    let count = max(0, min(Int((limits.last ?? 0).rounded()) + 1, 50))
    let left = rect.midX - Double(count) * 8
    for number in 0..<count {
      let isCurrent = Double(number) == value
      fill(
        CGRect(x: left + Double(number) * 16 + 4, y: rect.midY - 4, width: 8, height: 8), radius: 4,
        isCurrent ? .black : .track, context)
    }
  }
}

extension UIColor {
  /// The ground of a part of a control that is not chosen or not done.
  fileprivate static var track: UIColor { UIColor(red: 0.82, green: 0.82, blue: 0.84) }
}
