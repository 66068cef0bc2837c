import PluginTestSupport
import Testing

/// The suites that share one browser, in which one test follows the other.
@Suite(
  .serialized, .waitsForProcesses,
  .enabled(if: Browser.isThere, "there is no chromium; Scripts/setup.sh test installs it"))
enum PageSuites {}
