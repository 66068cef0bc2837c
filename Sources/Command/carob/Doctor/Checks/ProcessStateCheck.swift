import CarobPlugins

/// Checks that a plugin leaves alone what belongs to the whole process.
struct ProcessStateCheck {
  private let path: String
  private let before: ProcessState

  /// - Parameter before: the state before the plugin was loaded.
  init(_ path: String, since before: ProcessState) {
    self.path = path
    self.before = before
  }

  /// The changes, seen after the screen was shown.
  var findings: [Finding] {
    let now = ProcessState()
    let descriptors = now.newDescriptors(since: before, module: path)
    var findings = now.changes(since: before).map { change in
      Finding(
        .processState, .file(path), "\(change), for the whole process",
        "leave it to the host; use functions that take it as an argument, or set it back")
    }
    if !descriptors.isEmpty {
      findings.append(
        Finding(
          .openDescriptors, .file(path),
          "it left descriptors open: \(descriptors.joined(separator: ", "))",
          "close them; if load keeps them for unload, there is nothing to do"))
    }
    before.restore()
    return findings
  }
}
