import CarobPlugins

/// Checks for what makes the dynamic linker keep a module for ever, so that it can never be unloaded.
struct PermanentModuleCheck {
  private let file: ModuleFile

  init(_ file: ModuleFile) { self.file = file }

  var findings: [Finding] {
    // Swift's runtime keeps its modules in any case.
    if file.isInSwift { return [] }
    var findings: [Finding] = []
    if file.isNeverUnloaded {
      findings.append(
        Finding(
          .neverUnloaded, .file(file.path),
          "it is linked with -z nodelete, so it is never unloaded", "link it without"))
    }
    let unique = file.uniqueSymbols
    if let first = unique.first {
      let others = unique.count > 1 ? " and \(unique.count - 1) more" : ""
      findings.append(
        Finding(
          .neverUnloaded, .file(file.path),
          "it exports \(first)\(others) as unique in the process (STB_GNU_UNIQUE), so it is never unloaded",
          "compile C++ with -fno-gnu-unique, or with -fvisibility=hidden -fvisibility-inlines-hidden"
        ))
    }
    return findings
  }
}
