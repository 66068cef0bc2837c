import CarobFoundation
import CarobRuntime
import RuntimeTestSupport
import Testing

@testable import InstantCocoa

/// Delegates and data sources that do their worst, under both kinds of controller.
@Suite @MainActor struct HostileCellDelegateTests {
  /// A kind of controller over objects, and what it shows.
  struct Screen {
    let controller: any ListViewController
    let display: () throws -> [(cell: UIView, binding: CellBinding?)]
    let select: (IndexPath) throws -> Void
  }

  enum Kind: CaseIterable { case table, collection }

  private func screen(_ kind: Kind, _ objects: [Object]) throws -> Screen {
    switch kind {
    case .table:
      let fixture = try ControllerFixture(objects)
      return Screen(
        controller: fixture.controller,
        display: { try fixture.display().map { ($0.cell, $0.cell.binding) } },
        select: { try fixture.controller.tableView().select($0) })
    case .collection:
      let fixture = try CollectionControllerFixture(objects)
      return Screen(
        controller: fixture.controller,
        display: { try fixture.display().map { ($0.cell, $0.cell.binding) } },
        select: { try fixture.controller.collectionView().select($0) })
    }
  }

  /// Who keeps a delegate alive.
  final class Owner {
    var owned: Object?
  }

  private let objects = (0..<4).map { StringBox("\($0)") }

  private func delegate(_ add: (RuntimeClass) throws -> Void) throws -> Object {
    try RuntimeFixture.makeObject(add)
  }

  @Test("One that raises", arguments: Kind.allCases) func raises(_ kind: Kind) throws {
    let screen = try screen(kind, objects)
    let delegate = try delegate {
      try $0.addMethod(Selector("configureCell:withObject:")) {
        (_: Object, _: Object, _: Object) throws -> Void in throw RaisedError("not today")
      }
    }
    screen.controller.cellConfigurationDelegate = delegate
    let text = errorText { _ = try screen.display() }
    #expect(text?.contains("not today") == true)
    screen.controller.cellConfigurationDelegate = screen.controller
    #expect(try screen.display().count == 4)
  }

  @Test("One that returns objects, numbers and structures", arguments: Kind.allCases)
  func returnsGarbage(_ kind: Kind) throws {
    let screen = try screen(kind, objects)
    let delegate = try delegate {
      try $0.addMethod(Selector("configureCell:withObject:")) {
        (_: Object, _: Object, _: Object) in UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      try $0.addMethod(Selector("tableView:didSelectObject:")) {
        (_: Object, _: Object, _: Object) in "selected"
      }
      try $0.addMethod(Selector("collectionView:didSelectObject:")) {
        (_: Object, _: Object, _: Object) in 7.5
      }
    }
    screen.controller.cellConfigurationDelegate = delegate
    #expect(try screen.display().count == 4)
    try screen.select(IndexPath(section: 0, row: 1))
  }

  @Test("One that is freed between rows", arguments: Kind.allCases) func freed(_ kind: Kind) throws
  {
    let screen = try screen(kind, objects)
    let log = CallLog()
    let owner = Owner()
    owner.owned = try delegate {
      try $0.addMethod(Selector("configureCell:withObject:")) {
        (_: Object, _: Object, _: Object) in
        log.calls.append("configure")
        owner.owned = nil
      }
    }
    screen.controller.cellConfigurationDelegate = owner.owned
    let shown = try screen.display()
    #expect(shown.count == 4)
    #expect(log.calls == ["configure"])
    #expect(shown.map { $0.binding?.configuration.selector != nil } == [true, false, false, false])
    #expect(
      shown.last?.binding?.configuration.steps.last?.outcome == .noDelegate)
  }

  @Test("One that changes the data source inside a callback", arguments: Kind.allCases)
  func changesTheSource(_ kind: Kind) throws {
    let screen = try screen(kind, objects)
    let other = try ICSimpleDataSource(objects: ArrayBox([StringBox("only")]))
    // SAFETY: one thread.
    nonisolated(unsafe) let controller = screen.controller
    let delegate = try delegate {
      try $0.addMethod(Selector("configureCell:withObject:")) {
        (_: Object, _: Object, _: Object) in
        if controller.dataSource === other { return }
        try controller.setDataSource(other)
        _ = try controller.view().send(Selector("reloadData"))
      }
    }
    controller.cellConfigurationDelegate = delegate
    #expect(try screen.display().count == 1)
  }

  @Test("One that changes the data source without a reload", arguments: Kind.allCases)
  func changesTheSourceSilently(_ kind: Kind) throws {
    let screen = try screen(kind, objects)
    // SAFETY: one thread.
    nonisolated(unsafe) let controller = screen.controller
    let delegate = try delegate {
      try $0.addMethod(Selector("configureCell:withObject:")) {
        (_: Object, _: Object, _: Object) in try controller.setDataSource(nil)
      }
    }
    controller.cellConfigurationDelegate = delegate
    let text = errorText { _ = try screen.display() }
    #expect(text?.contains("has no object for row 1 of section 0") == true)
    _ = try controller.view().send(Selector("reloadData"))
    #expect(try screen.display().isEmpty)
  }

  @Test("One that replaces itself inside a callback", arguments: Kind.allCases)
  func replacesItself(_ kind: Kind) throws {
    let screen = try screen(kind, objects)
    let log = CallLog()
    // SAFETY: one thread.
    nonisolated(unsafe) let controller = screen.controller
    let second = try delegate {
      try $0.addMethod(Selector("configureCell:withObject:")) {
        (_: Object, _: Object, _: Object) in log.calls.append("second")
      }
    }
    let first = try delegate {
      try $0.addMethod(Selector("configureCell:withObject:")) {
        (_: Object, _: Object, _: Object) in
        log.calls.append("first")
        controller.cellConfigurationDelegate = second
      }
    }
    controller.cellConfigurationDelegate = first
    _ = try screen.display()
    #expect(log.calls == ["first", "second", "second", "second"])
  }

  @Test("A data source whose accessors raise", arguments: Kind.allCases)
  func raisingSource(_ kind: Kind) throws {
    let screen = try screen(kind, objects)
    let source = try RuntimeFixture.makeObject { cls in
      try cls.addMethod(Selector("numberOfSections")) { (_: Object) in UInt(1) }
      try cls.addMethod(Selector("numberOfObjectsInSection:")) { (_: Object, _: UInt) in UInt(2) }
      try cls.addMethod(Selector("objectAtIndexPath:")) {
        (_: Object, _: IndexPath) throws -> Object? in throw RaisedError("lost")
      }
    }
    try screen.controller.setDataSource(source)
    #expect(errorText { _ = try screen.display() }?.contains("lost") == true)
  }

  @Test("Overrides, with and without super", arguments: Kind.allCases) func overrides(
    _ kind: Kind
  ) throws {
    let log = CallLog()
    let (base, count, cell, select): (RuntimeClass, Selector, Selector, Selector) =
      kind == .table
      ? (
        ICTableViewController.runtimeClass, Selector("tableView:numberOfRowsInSection:"),
        Selector("tableView:cellForRowAtIndexPath:"), Selector("tableView:didSelectRowAtIndexPath:")
      )
      : (
        ICCollectionViewController.runtimeClass,
        Selector("collectionView:numberOfItemsInSection:"),
        Selector("collectionView:cellForItemAtIndexPath:"),
        Selector("collectionView:didSelectItemAtIndexPath:")
      )
    let cls = try RuntimeFixture.makeClass(below: base) { cls in
      try cls.addMethod(count) { (this: Object, view: Object, section: Int) in
        let above = try this.sendSuper(above: cls, count, view, section) as? NumberBox
        return (above?.integerValue ?? 0) - 1
      }
      try cls.addMethod(cell) { (this: Object, view: Object, path: IndexPath) -> Object? in
        let made = try this.sendSuper(above: cls, cell, view, path)
        (made as? UIView)?.tag = 7
        return made
      }
      try cls.addMethod(select) { (_: Object, _: Object, path: IndexPath) in
        log.calls.append("selected \(path.section),\(path.row)")
      }
      try cls.addMethod(Selector("configureCell:withObject:")) {
        (_: Object, _: Object, _: Object) in log.calls.append("configured")
      }
      try cls.addMethod(Selector("tableView:didSelectObject:")) {
        (_: Object, _: Object, _: Object) in log.calls.append("not overridden")
      }
      try cls.addMethod(Selector("collectionView:didSelectObject:")) {
        (_: Object, _: Object, _: Object) in log.calls.append("not overridden")
      }
    }
    let source = try ICSimpleDataSource(objects: ArrayBox(objects))
    if kind == .table {
      let controller = try #require(try cls.make() as? ICTableViewController)
      try controller.setDataSource(source)
      let table = try controller.tableView()
      try table.showRows(0..<table.rowCount)
      #expect(table.visibleRows.map(\.cell.tag) == [7, 7, 7])
      try table.select(IndexPath(section: 0, row: 1))
    } else {
      let fixture = try CollectionControllerFixture(objects, below: cls)
      #expect(try fixture.display().map(\.cell.tag) == [7, 7, 7])
      try fixture.controller.collectionView().select(IndexPath(section: 0, row: 1))
    }
    #expect(log.calls == ["configured", "configured", "configured", "selected 0,1"])
  }
}
