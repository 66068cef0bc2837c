import CarobUIKit

/// Which items of a collection are beside each other, as text has it.
package enum ItemBands {
  /// Columns for a border and one column between.
  package static let leastWidth = 3

  /// The items that are beside each other, from top to bottom; in each, from left to right.
  ///
  /// - Complexity: O(n log n) in the number of items.
  package static func bands(of frames: [ScreenSnapshot.Frame]) -> [[Int]] {
    let placed = frames.indices.sorted {
      (frames[$0].y, frames[$0].x) < (frames[$1].y, frames[$1].x)
    }
    var bands: [[Int]] = []
    var end = -Double.infinity
    for item in placed {
      let frame = frames[item]
      // Half of an item's height has to be beside the others, so that a hair's breadth makes no line.
      if frame.y + frame.height / 2 < end, !bands.isEmpty {
        bands[bands.count - 1].append(item)
      } else {
        bands.append([item])
        end = frame.y + frame.height
      }
    }
    return bands.map { $0.sorted { frames[$0].x < frames[$1].x } }
  }

  /// How many columns of text some points are.
  package static func columns(_ points: Double) -> Int {
    // A wild layout may place items further away than any text reaches.
    Int(min(max((points / UICollectionView.pointsPerColumn).rounded(), 0), 10_000))
  }
}
