import CarobRenderers
import Foundation
import PluginTestSupport
import Testing

/// A million rows, of which ten are shown.
@Suite(.waitsForProcesses) struct LargeDataTests {
  @Test func configuresOnlyTheRowsThatAreShown() throws {
    var text = "["
    for number in 0..<1_000_000 {
      // Every other row would be warned of, if it were made.
      text += #"{"text": \#(number >= 999_990 ? "\"\(number)\"" : "0")},"# + "\n"
    }
    text.removeLast(2)
    let folder = try PluginFolder(files: ["data.json": text + "]"])
    let run = try folder.run(
      "show", "./minimal.so", "--data", "data.json", "--rows", "999990-999999", "--trace")
    #expect(run.status == 0)
    #expect(run.lines.dropFirst(2).dropLast() == (999_990...999_999).map(String.init)[...])
    let traced = run.errors.split(separator: "\n")
    #expect(traced.count == 110)
    #expect(traced.filter { $0.hasSuffix(" Greeting → UITableViewCell") }.count == 10)
    #expect(traced.allSatisfy { !$0.contains("warning") })
  }
}
