import CarobPlugins
import CarobRuntime
import CarobScreens

/// Shows the screen again, and checks that no more objects are alive than after the first showing, and no pool is left open.
@MainActor struct LeakCheck {
  private let path: String
  private let openPools = AutoreleasePools.leftOpenCount

  init(_ path: String) { self.path = path }

  /// Prepares for counting. To be called before the plugin is loaded.
  static func prepare() { LeakCount.prepare() }

  /// - Parameter show: shows the screen, as it was shown before.
  func findings(showing show: () -> Void) -> [Finding] {
    let objects = LeakCount()
    autoreleasePool(show)
    let left = objects.left().counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var findings: [Finding] = []
    if !left.isEmpty {
      let shown = left.prefix(Self.maximumClasses).map { "\($0.value) of \($0.key)" }
      let more = left.count > shown.count ? " and others" : ""
      findings.append(
        Finding(
          .leak, .file(path),
          "each time that the screen is shown, objects stay alive: "
            + shown.joined(separator: ", ") + more,
          "release what is retained; carob show --leaks lists all"))
    }
    let pools = AutoreleasePools.leftOpenCount - openPools
    if pools > 0 {
      findings.append(
        Finding(
          .openPool, .file(path), "\("autorelease pool".withCount(pools)) pushed and not popped",
          "pop each pool in the function that pushes it"))
    }
    return findings
  }

  private static let maximumClasses = 4
}
