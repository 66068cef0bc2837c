import CarobPlugins
import CarobRuntime
import InstantCocoa

/// Checks that the classes and selectors that an Objective-C module needs exist. Reads the file, so
/// it finds everything that is missing even if loading fails.
struct ObjectiveCCheck {
  private let path: String
  private let isLoaded: Bool
  /// The records; nil when they are malformed.
  private let records: ObjectiveCRecords?

  /// Reads a module; returns nil for one without Objective-C.
  init?(_ file: ModuleFile, isLoaded: Bool) {
    guard file.isInObjectiveC else { return nil }
    path = file.path
    self.isLoaded = isLoaded
    records = file.records
  }

  var findings: [Finding] {
    guard let records else {
      return [
        Finding(
          .unreadableRecords, .file(path),
          "what clang wrote about its classes cannot be read in the file, so what it sends was not looked at",
          "link it as carob build does, without tools that change the file afterwards")
      ]
    }
    return missingClasses(records) + unimplementedSelectors(records)
      // After loading, `HandlerCheck` compares the types.
      + (isLoaded ? [] : OverridingMethods(records, path: path).findings)
  }

  // MARK: Classes

  private func missingClasses(_ records: ObjectiveCRecords) -> [Finding] {
    let missing = records.neededClasses.filter { RuntimeClass(named: $0) == nil }
    if missing.isEmpty { return [] }
    let known = Set(RuntimeClass.all.map(\.name)).union(records.classes.map(\.name))
    return missing.map { name in
      Finding(
        .missingClass, .file(path), "it needs the class \(name), which nobody has",
        Self.advice("correct the name, or first load the plugin that has it", name, among: known))
    }
  }

  // MARK: Selectors

  private func unimplementedSelectors(_ records: ObjectiveCRecords) -> [Finding] {
    let known = KnownSelectors.all
    let missing = records.sentSelectors.subtracting(known)
    if missing.isEmpty { return [] }
    let answered = known.union(records.answeredSelectors)
    return missing.sorted().map { selector in
      Finding(
        .unimplementedSelector, .selector(selector, in: path),
        "it sends \(selector), which no class and no protocol has",
        Self.advice(
          "correct the name, or implement it, unless another plugin does", selector, among: answered
        ))
    }
  }

  private static func advice(_ advice: String, _ name: String, among known: Set<String>) -> String {
    NearestNames.advice(on: name, among: known).map { "\(advice); \($0)" } ?? advice
  }
}
