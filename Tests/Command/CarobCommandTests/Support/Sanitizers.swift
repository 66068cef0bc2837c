import Foundation
import PluginTestSupport

enum Sanitizers {
  /// Whether GCC has them, and they can look for leaks, which needs a right that not every container gives.
  static let work: Bool = {
    guard let folder = try? TemporaryDirectory(),
      let source = try? folder.write("int main(void) { return 0; }\n", to: "x.c"),
      let built = try? CompletedProcess(
        "gcc", ["-fsanitize=address", source, "-o", "x"], in: folder.url), built.status == 0
    else { return false }
    return (try? CompletedProcess(folder.url.appendingPathComponent("x").path, []))?.status == 0
  }()
}
