import CarobRenderers
import CarobRuntime

/// The result of a survey.
struct SurveyReport {
  let folder: String
  /// Whether the settings were proposed, because there is no `carob.json`.
  let isProposed: Bool
  /// The number of files in Swift, which are not compiled.
  let filesInSwift: Int

  /// The number of files, and of those that compile.
  struct Count {
    var files = 0
    var compiled = 0
  }

  /// Something that files lack.
  struct Lack {
    let shortage: Shortage
    /// A file that lacks it.
    let example: BuildTarget.Source
    /// The paths of the files, in order.
    var files: [String] = []
    /// The number of files whose first error it is.
    var first = 0
  }

  private(set) var sources = Count()
  private(set) var tests = Count()
  private(set) var skipped: [(file: String, reason: String)] = []
  /// Files for which the compiler crashed or took too long.
  private(set) var unfinished: [(file: String, reason: String)] = []
  /// The paths of files with errors.
  private(set) var failed: [String] = []
  private var found: [Shortage: Lack] = [:]

  private let places: HeaderPlaces

  init(folder: String, isProposed: Bool, filesInSwift: Int) {
    self.folder = folder
    places = HeaderPlaces(below: folder)
    self.isProposed = isProposed
    self.filesInSwift = filesInSwift
  }

  // MARK: Counting

  private mutating func count(_ file: SurveyedFile, isCompiled: Bool) {
    func add(to count: inout Count) {
      count.files += 1
      if isCompiled { count.compiled += 1 }
    }
    if file.isTest { add(to: &tests) } else { add(to: &sources) }
  }

  /// Adds a file that compiles.
  mutating func add(_ file: SurveyedFile) { count(file, isCompiled: true) }

  /// Adds a file for which the compiler did not end by itself.
  mutating func add(_ file: SurveyedFile, failing reason: String) {
    count(file, isCompiled: false)
    unfinished.append((file.path, reason))
  }

  /// Adds a file with errors.
  mutating func add(
    _ file: SurveyedFile, _ source: BuildTarget.Source, lacking shortages: [Shortage]
  ) {
    count(file, isCompiled: false)
    failed.append(file.path)
    for (index, shortage) in shortages.enumerated() {
      found[shortage, default: Lack(shortage: shortage, example: source)].files.append(file.path)
      if index == 0 { found[shortage]?.first += 1 }
    }
  }

  mutating func skip(_ file: SurveyedFile, _ reason: String) {
    skipped.append((file.path, reason))
  }

  // MARK: The result

  /// What is missing; first what holds back most files.
  var lacks: [Lack] {
    found.values.sorted {
      ($1.files.count, $1.first, $0.shortage.name, $0.shortage.kind.rawValue)
        < ($0.files.count, $0.first, $1.shortage.name, $1.shortage.kind.rawValue)
    }
  }

  /// Returns what Carob knows of something that is missing.
  func knowledge(of lack: Lack) -> ShortageKnowledge {
    ShortageKnowledge(lack.shortage, in: lack.example, places)
  }
}
