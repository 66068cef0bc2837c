import CarobRenderers
import CarobRuntime
import Foundation

/// Writes a proposed `carob.json`: `carob new --from`.
struct NewProject {
  let folder: String
  /// The file to write, `-` for standard output; nil for the one in the folder.
  let output: String?
  let overwrites: Bool

  /// Writes the file, and says what it found.
  ///
  /// - Throws: `CommandError` when the folder has no sources, or the file exists or cannot be written.
  func write() throws(CommandError) {
    let path = output ?? "\(folder)/\(ProjectFile.fileName)"
    if path != "-", !overwrites, access(path, F_OK) == 0 {
      throw CommandError(
        .cannotCreate, "\(path): exists already",
        advice: "pass --force to replace it, or --output to write another file", place: path)
    }
    let proposal = try ProjectProposal(for: folder)
    if path == "-" { return try Output.standard.write(proposal.text) }
    try FileSystem.write(Array(proposal.text.utf8), to: path, advice: "pass another --output")
    let carob = CommandLine.arguments.first ?? "carob"
    let tool = proposal.tests == nil ? "build" : "test"
    let next = [[carob, tool, folder], [carob, "survey", folder]].map(ShellText.command)
    let lines =
      ["Wrote \(path.printableText):", ""] + found(proposal) + ["", "Next:", ""]
      + next.map { "  \($0)" }
    try Output.standard.write(lines.map { $0 + "\n" }.joined())
  }

  private func found(_ proposal: ProjectProposal) -> [String] {
    [Self.line("library", proposal.library)]
      + (proposal.tests.map { [Self.line("tests", $0)] } ?? ["  no tests"])
  }

  private static func line(_ noun: String, _ target: ProjectProposal.Target) -> String {
    let manual = target.isManual ? target.count : target.withoutARC.count
    let facts = [
      "\("file".withCount(target.count)) in \(target.folder)",
      target.prefix.map { "prefix header \($0)" },
      manual > 0 ? "\(manual) without ARC" : nil,
      target.resources.isEmpty ? nil : "resource".withCount(target.resources.count),
    ].compactMap { $0 }
    return "  \(noun): \(facts.joined(separator: ", "))".printableText
  }
}
