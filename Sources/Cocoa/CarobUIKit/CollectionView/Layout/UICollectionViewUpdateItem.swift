import CarobFoundation
import CarobRuntime

/// One change of a batch, of which a layout is told.
@MainActor
open class UICollectionViewUpdateItem: Object {
  /// The kind of change. The numbers are UIKit's.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// The place before the batch; nil for an item that comes. The row is `NSNotFound` for a whole section.
  public private(set) final var before: IndexPath?
  /// The place after the batch; nil for an item that leaves.
  public private(set) final var after: IndexPath?
  /// The kind of change.
  public private(set) final var action = Action.none

  convenience init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.init(isa: Self.runtimeClass)
    (self.action, self.before, self.after) = (action, before, after)
  }

  /// The changes of a batch: of sections, then of items.
  ///
  /// - Complexity: O(sections + updates).
  static func items(of plan: UpdatePlan) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(section: section, row: .max) }
    var items: [UICollectionViewUpdateItem] = []
    if plan.changesSections {
      for (section, destination) in plan.sections.destinations.enumerated() where destination == nil
      {
        items.append(.init(.delete, before: whole(section), after: nil))
      }
      for (section, origin) in plan.sections.origins.enumerated() where origin == nil {
        items.append(.init(.insert, before: nil, after: whole(section)))
      }
    }
    let arrivals = Set(plan.moves.values)
    for section in plan.removedRows.keys.sorted() {
      let rows = plan.removedRows[section] ?? []
      for row in rows {
        let path = IndexPath(section: section, row: row)
        if plan.moves[path] == nil { items.append(.init(.delete, before: path, after: nil)) }
      }
    }
    for path in plan.reloadedRows.sorted() {
      items.append(.init(.reload, before: path, after: path))
    }
    for (section, rows) in plan.addedRowsInOrder {
      for row in rows {
        let path = IndexPath(section: section, row: row)
        if !arrivals.contains(path) { items.append(.init(.insert, before: nil, after: path)) }
      }
    }
    for path in plan.moves.keys.sorted() {
      items.append(.init(.move, before: path, after: plan.moves[path]))
    }
    return items
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UICollectionViewUpdateItem.self, "One change of a batch of updates."
    ) { item in
      item.property("@property (nonatomic, readonly) NSIndexPath *indexPathBeforeUpdate") {
        $0.before.map(IndexPathBox.init)
      }
      item.property("@property (nonatomic, readonly) NSIndexPath *indexPathAfterUpdate") {
        $0.after.map(IndexPathBox.init)
      }
      item.property("@property (nonatomic, readonly) UICollectionUpdateAction updateAction") {
        $0.action.rawValue
      }
    }
  }
}
