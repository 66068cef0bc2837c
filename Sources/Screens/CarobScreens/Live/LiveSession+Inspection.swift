import CarobRenderers
import CarobRuntime
import CarobUIKit
import Foundation
import InstantCocoa

extension LiveSession {
  /// See `LiveScreen`.
  public func inspect(_ place: LivePlace, of list: Int) throws(ScreenError) -> LiveInspection {
    try reading { session in
      guard let live = try? self.list(list),
        let visible = live.list.visibleCells.first(where: { LivePlace($0.path) == place })
      else {
        throw ScreenError(
          .badRequest, "row \(place.row) of section \(place.section) is not shown")
      }
      let screen = reader.lists.first { $0.id == list }?.screen ?? session.top
      var row = try live.list.row(of: visible, tracing: true)
      // The node of the row has it, and the JSON of a row does not.
      row.hasDetailBelow = nil
      return LiveInspection(
        row: row,
        modelClasses: Self.chain(visible.binding?.modelClass),
        cellClasses: Self.chain(visible.cell.runtimeClass),
        screenClasses: Self.chain(screen.runtimeClass))
    }
  }

  /// See `LiveScreen`.
  public func views() throws(ScreenError) -> LiveView {
    try reading { session in
      var left = LiveLimits.nodes
      return try view(session.top.view(), &left)
    }
  }

  private func reading<Result>(
    _ body: (ScreenSession) throws -> Result
  ) throws(ScreenError) -> Result {
    guard let session else { throw ScreenError(.badRequest, "the session was closed") }
    return try session.calls.reporting { try body(session) }
  }

  private static func chain(_ cls: RuntimeClass?) -> [String] { cls?.ancestry.map(\.name) ?? [] }

  private func view(_ view: UIView, _ left: inout Int) throws -> LiveView {
    left -= 1
    var children: [LiveView] = []
    for inside in view.subviews where left > 0 { children.append(try self.view(inside, &left)) }
    let frame = view.frame
    return LiveView(
      className: view.runtimeClass.name, id: reader.numbers.known(view),
      frame: [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map {
        $0.isFinite ? $0 : 0
      },
      isHidden: view.isHidden, text: view is UILabel ? try LabelMessages.text(view) : nil,
      children: children)
  }
}
