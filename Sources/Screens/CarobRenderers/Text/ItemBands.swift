import CarobUIKit

/// Groups items of a collection that appear side by side in text.
package enum ItemBands {
  /// The width of a border on both sides and one column between.
  private static let leastWidth = 3

  /// Returns the groups from top to bottom, each from left to right.
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
      // An item joins a group when at least half of its height is beside it.
      if frame.y + frame.height / 2 < end, !bands.isEmpty {
        bands[bands.count - 1].append(item)
      } else {
        bands.append([item])
        end = frame.y + frame.height
      }
    }
    return bands.map { $0.sorted { frames[$0].x < frames[$1].x } }
  }

  /// Returns the columns of an item's box, beside a box that ends at `end`.
  package static func columns(of frame: ScreenSnapshot.Frame, after end: Int?) -> Range<Int> {
    let start = max(columns(frame.x), end ?? 0)
    return start..<start + max(columns(frame.width), leastWidth)
  }

  /// Returns the upper or lower border of a box.
  package static func border(_ width: Int, from left: String, to right: String) -> String {
    left + String(repeating: "─", count: width - 2) + right
  }

  private static func columns(_ points: Double) -> Int {
    // A layout may place items far outside of any text.
    Int(min(max((points / UICollectionView.pointsPerColumn).rounded(), 0), 10_000))
  }
}
