import Foundation

/// What two programs took for the same, in nanoseconds, one figure for each process.
struct PairOfSamples {
  var ours: [Double] = []
  var peers: [Double] = []

  /// Both medians and fastest, in microseconds, the ratio of the medians, and its budget if there is one.
  ///
  /// - Precondition: there is at least one figure of each.
  func table(_ operation: String, _ peer: String, budget: Double?) -> String {
    let (ours, peers) = (ours.sorted(), peers.sorted())
    let ratio = Samples.median(ours) / Samples.median(peers)
    func line(_ name: String, _ times: [Double]) -> String {
      String(
        format: "%10.0f %10.0f  ", Samples.median(times) / 1000, (times.first ?? 0) / 1000) + name
    }
    return [
      " median µs    fastest", line(operation, ours), line(peer, peers),
      String(
        format: "ratio %.2f, of the fastest %.2f", ratio, (ours.first ?? 0) / (peers.first ?? 1))
        + (budget.map {
          String(format: ", budget %.2f: ", $0) + (ratio <= $0 ? "met" : "MISSED")
        } ?? ""),
    ].joined(separator: "\n")
  }
}
