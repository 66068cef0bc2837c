import CarobPlugins
import Foundation

/// The watch on what a program is built from: its sources, and the headers that the compiler has read.
struct WatchedProgram {
  private let given: ProgramWords.Sources
  private var sources: FileWatch
  private var headers: FileWatch
  /// The headers that the last successful build has read.
  private var known: [String] = []

  /// Starts with the present state of the sources.
  init(_ given: ProgramWords.Sources) {
    self.given = given
    sources = FileWatch { Self.sources(given) }
    headers = FileWatch { [] }
  }

  /// Watches all headers that the sources may include. A build that fails does not say which it has read.
  mutating func willBuild() {
    let candidates = known + Self.headersBeside(given)
    headers = FileWatch { candidates }
  }

  /// Watches the headers that a successful build has read. One that has changed since then counts as a change.
  mutating func didBuild(_ build: ObjectiveCBuild) throws(CommandError) {
    let records = try build.records()
    let watched = Set(Self.sources(given).map(Self.standard))
    known = Set(records.flatMap(\.dependencies).map(Self.standard)).subtracting(watched).filter {
      // Copies of single files are below the folder of the build.
      if case .files = given { !$0.hasPrefix(build.folder + "/") } else { true }
    }
    .sorted()
    let isUpToDate = records.allSatisfy(\.isUpToDate)
    headers = FileWatch(after: isUpToDate ? nil : 0) { [known] in known }
  }

  /// Polls the files; true once for each change.
  mutating func seesChange() -> Bool {
    // Both are polled, so that an editor that saves several files causes one change.
    let changes = [sources.seesChange(), headers.seesChange()]
    return changes.contains(true)
  }

  private static func sources(_ given: ProgramWords.Sources) -> [String] {
    switch given {
    case .folder(let folder): PluginSources.watched(in: folder)
    case .files(let files): files
    }
  }

  /// Returns the headers in the folders of single files. Those of a folder are among its sources.
  private static func headersBeside(_ given: ProgramWords.Sources) -> [String] {
    guard case .files(let files) = given else { return [] }
    let folders = Set(files.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    return folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter(PluginSources.isHeader).map { "\(folder)/\($0)" }
    }
  }

  private static func standard(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
