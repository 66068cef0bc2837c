import CarobFoundation
import CarobRenderers
import CarobRuntime
import CarobUIKit

extension LiveList {
  /// Reads the visible rows, and the number of the first one.
  ///
  /// - Parameter note: gets each row that was not visible before.
  func readRows(
    _ reader: inout LiveReader, _ note: (ScreenSnapshot.Row) -> Void
  ) throws -> (first: Int, rows: [LiveRow]) {
    let before = shown
    shown = [:]
    var rows: [LiveRow] = []
    for visible in list.visibleCells.prefix(LiveLimits.rows) {
      let place = LivePlace(visible.path)
      var row = before[place] ?? Shown(id: reader.nextNumber())
      let read = try list.row(of: visible, tracing: false)
      if before[place] == nil { note(read) }
      let parts = try readParts(of: visible.cell, &row, &reader)
      var props = properties(of: visible, read)
      try readEditing(of: visible, &row, &props)
      shown[place] = row
      rows.append(LiveRow(id: row.id, at: place, props: props, parts: parts))
    }
    guard let first = rows.first else { return (0, []) }
    return (try list.number(of: first.at.path), rows)
  }

  private func properties(of visible: VisibleCell, _ row: ScreenSnapshot.Row) -> LiveProperties {
    var props = LiveProperties()
    if !row.text.isEmpty { props[.text] = .text(row.text) }
    if !row.detail.isEmpty {
      props[.detail] = .text(row.detail)
      if row.hasDetailBelow == true { props[.style] = .text("subtitle") }
    }
    props[.placeholder] = row.placeholder.map { .text($0.rawValue) }
    props[.error] = row.error.map(LiveValue.text)
    props[.image] = visible.cell.pictureName.map(LiveValue.text)
    props.set(.height, visible.height)
    LiveViews.describeGround(of: visible.cell, &props)
    LiveViews.describeGestures(of: visible.cell, isTapped: true, &props)
    if let cell = visible.cell as? UITableViewCell {
      if cell.isSelected { props[.selected] = .flag(true) }
      let accessory = cell.shownAccessoryType
      if accessory != .none { props[.accessory] = .text("\(accessory)") }
    } else if let cell = visible.cell as? UICollectionViewCell {
      if cell.isSelected { props[.selected] = .flag(true) }
      let frame = cell.frame
      props.set(
        .frame, [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
    }
    return props
  }

  /// Reads how a row can be edited. The list is asked once for each row that it shows, since the answers are the data
  /// source's and the delegate's.
  private func readEditing(
    of visible: VisibleCell, _ row: inout Shown, _ props: inout LiveProperties
  ) throws {
    if case .collection(let collection) = list {
      let isMovable = try row.isMovable ?? collection.canMoveRow(at: visible.path)
      row.isMovable = isMovable
      if isMovable { props[.movable] = .flag(true) }
    }
    guard case .table(let table) = list, let cell = visible.cell as? UITableViewCell,
      table.offersEditing
    else { return }
    if row.actions?.isEditing != table.isEditing {
      row.actions = (try table.allActions(ofRowAt: visible.path), table.isEditing)
    }
    let buttons = row.actions?.buttons ?? []
    if !buttons.isEmpty { props[.actions] = .texts(buttons.map(\.title)) }
    if let first = buttons.firstIndex(where: \.isDestructive) {
      props.set(.deletion, Double(first))
    }
    if cell.isEditing, cell.editingStyle != .none { props[.sign] = .text("\(cell.editingStyle)") }
    if cell.isMovable { props[.movable] = .flag(true) }
  }

  // MARK: Parts

  /// Reads the cell's subviews other than labels and pictures.
  private func readParts(
    of cell: UIView, _ row: inout Shown, _ reader: inout LiveReader
  ) throws -> [LiveNode] {
    let before = row.parts
    row.parts = [:]
    var nodes: [LiveNode] = []
    // What the cell draws itself is behind its views.
    if let drawing = cell.recordedDrawing {
      let key = ObjectIdentifier(cell)
      let id = before[key] ?? reader.nextNumber()
      row.parts[key] = id
      nodes.append(LiveNode(id: id, kind: .drawing, props: [.drawing: .text(drawing.json)]))
    }
    try addParts(in: cell, knownAs: before, to: &row, &nodes, numberedBy: &reader)
    return nodes
  }

  private func addParts(
    in view: UIView, knownAs before: [ObjectIdentifier: Int], to row: inout Shown,
    _ nodes: inout [LiveNode], numberedBy reader: inout LiveReader
  ) throws {
    for view in view.subviews where !view.isHidden {
      let (kind, props) = try LiveViews.describe(view)
      switch kind {
      case nil: try addParts(in: view, knownAs: before, to: &row, &nodes, numberedBy: &reader)
      case .label, .table, .collection: break
      case .image where props[.drawing] == nil: break
      case let kind?:
        let key = ObjectIdentifier(view)
        let id = before[key] ?? reader.nextNumber()
        row.parts[key] = id
        nodes.append(LiveNode(id: id, kind: kind, props: props))
        if kind == .drawing {
          try addParts(in: view, knownAs: before, to: &row, &nodes, numberedBy: &reader)
        }
      }
    }
  }

  /// Returns the cell of the visible row with this number, or the view with this number in a visible row.
  func part(_ id: Int) -> UIView? {
    for visible in list.visibleCells {
      guard let row = shown[LivePlace(visible.path)] else { continue }
      if row.id == id { return visible.cell }
      if !row.parts.values.contains(id) { continue }
      var pending = [visible.cell]
      while let view = pending.popLast() {
        if row.parts[ObjectIdentifier(view)] == id { return view }
        pending += view.subviews
      }
    }
    return nil
  }
}

/// The texts of a section's visible header and footer views, and for a collection their places in the content.
struct VisibleTitles {
  var header: String?
  var footer: String?
  var headerFrame: [Double]?
  var footerFrame: [Double]?

  /// - Throws: the errors of a label.
  @MainActor
  init(header: UIView?, footer: UIView?, isPlaced: Bool) throws {
    self.header = try header?.labelTexts().joined(separator: " ")
    self.footer = try footer?.labelTexts().joined(separator: " ")
    if isPlaced { (headerFrame, footerFrame) = (Self.place(of: header), Self.place(of: footer)) }
  }

  /// The place of a view; nil when JSON cannot represent it.
  @MainActor
  private static func place(of view: UIView?) -> [Double]? {
    guard let frame = view?.frame else { return nil }
    let numbers: [Double] = [
      frame.origin.x, frame.origin.y, frame.size.width, frame.size.height,
    ]
    return numbers.allSatisfy(\.isFinite) ? numbers : nil
  }
}

extension ScreenList {
  /// Returns what is visible of a section's header and footer views.
  func visibleTitles(ofSection section: Int) throws -> VisibleTitles {
    switch self {
    case .table(let table):
      return try VisibleTitles(
        header: table.headerView(forSection: section),
        footer: table.footerView(forSection: section), isPlaced: false)
    case .collection(let collection):
      let path = IndexPath(section: section, row: 0)
      return try VisibleTitles(
        header: collection.supplementaryView(ofKind: UICollectionView.sectionHeader, at: path),
        footer: collection.supplementaryView(ofKind: UICollectionView.sectionFooter, at: path),
        isPlaced: true)
    }
  }

  /// Returns the footer title of a section, as the data source gives it; nil for none.
  func footerTitle(ofSection section: Int) throws -> String? {
    guard case .table(let table) = self else { return nil }
    return try table.footerTitle(ofSection: section)
  }
}

extension UITableView {
  /// Returns whether the visible rows are exactly these.
  func shows(_ numbers: Range<Int>) throws -> Bool {
    guard let first = visibleRows.first else { return numbers.isEmpty }
    return try visibleRows.count == numbers.count
      && rowNumber(of: first.indexPath) == numbers.lowerBound
  }
}
