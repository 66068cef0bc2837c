import CarobProcess
import CarobRuntime
import Foundation

/// Compiles each file of a folder by itself.
struct Survey {
  /// The folder, as the user wrote it.
  let folder: String
  let root: CarobRoot
  let compilers: CompilerSettings
  /// The time limit of each file.
  let timeout: Duration

  /// Compiles the files.
  ///
  /// - Throws: `CommandError` when the folder has no sources, its `carob.json` has a mistake, there is no clang, or Ctrl-C was
  ///   pressed.
  func report() throws(CommandError) -> SurveyReport {
    let headers = try root.objectiveCHeaders()
    // From the first link on, so that a signal does not leave them.
    let signals = InterruptSignal(InterruptSignal.endings, once: false)
    let links = FileManager.default.temporaryDirectory
      .appendingPathComponent("carob-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: links) }
    let isProposed = !ProjectFile.exists(in: folder)
    let targets = try project().ownTargets(linksIn: links)
    var report = SurveyReport(
      folder: folder, isProposed: isProposed, filesInSwift: try SourceTree(folder).filesInSwift)
    var files: [(file: SurveyedFile, source: BuildTarget.Source)] = []
    var commands: [[String]] = []
    let build = ObjectiveCBuild(
      folder: folder, targets: targets, name: "", root: root, compilers: compilers,
      temporary: links)
    for target in targets {
      for source in target.sources {
        let looked = ProposedSource(source.name, at: source.path)
        let file = SurveyedFile(path: source.path, isTest: target.objects != nil || looked.isTest)
        if let reason = looked.reasonToSkip {
          report.skip(file, reason)
          continue
        }
        files.append((file, source))
        commands.append(
          build.compilation(of: source, in: target, to: nil, headers)
            // Warnings hold nothing back, and what follows from a guess is no cause.
            + ["-w", "-ferror-limit=0", "-fno-spell-checking"])
      }
    }
    if let (signal, _) = signals.next() { throw CommandError(ExitStatus(endedBy: signal), "") }
    try compile(commands, files, &report)
    return report
  }

  /// Returns the folder's project, or the one that `carob new --from` proposes.
  private func project() throws(CommandError) -> Project {
    if ProjectFile.exists(in: folder) { return try Project(in: folder) }
    return try Project(in: folder, proposal: try ProjectProposal(for: folder))
  }

  private func compile(
    _ commands: [[String]], _ files: [(file: SurveyedFile, source: BuildTarget.Source)],
    _ report: inout SurveyReport
  ) throws(CommandError) {
    let parallel = ParallelCommands(
      commands, environment: compilers.environment,
      count: ProcessInfo.processInfo.activeProcessorCount, timeout: timeout)
    defer { ProgressLine.erase() }
    var counted = report
    try parallel.run { ended in
      ProgressLine.show("Compiling \(folder): \(ended) of \(commands.count)")
    } finished: { (index, result) throws(CommandError) in
      let (file, source) = files[index]
      if result.isSuccess { return counted.add(file) }
      guard let end = result.end, end.signal == nil else {
        let reason = result.end.map { "the compiler \($0)" } ?? "took longer than \(timeout)"
        return counted.add(file, failing: reason)
      }
      let messages = CompilerMessage.all(in: String(decoding: result.output, as: UTF8.self))
      counted.add(file, source, lacking: Self.shortages(in: messages))
    }
    report = counted
  }

  /// Returns what a file lacks. Errors that may follow from earlier ones count only if they are the first.
  private static func shortages(in messages: [CompilerMessage]) -> [Shortage] {
    var found: [Shortage] = []
    for (index, message) in messages.filter(\.isError).enumerated() {
      guard let shortage = Shortage(message), shortage.saysWhatToDo || index == 0,
        !found.contains(shortage)
      else { continue }
      found.append(shortage)
    }
    return found
  }
}

struct SurveyedFile {
  /// The path, as the compiler got it.
  let path: String
  let isTest: Bool
}
