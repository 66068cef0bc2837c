import CarobRuntime
import struct Foundation.IndexSet

/// What is to change in a table in one batch: deletions, reloads and the beginnings of moves in the
/// numbers from before the batch, insertions and the ends of moves in those from after it.
struct ListUpdates {
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [Move<IndexPath>] = []

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Move<Int>] = []

  /// From where to where.
  struct Move<Place> {
    let from: Place
    let to: Place
  }

  /// Whether sections come, go or change places.
  var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty
      || !movedSections.isEmpty
  }
}
