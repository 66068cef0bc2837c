import CarobLibc
import CarobPlugins
import CarobRuntime
import Foundation
import InstantCocoa

/// The data that comes with a plugin: whether it is there, has rows where they should be, and fits the model.
struct DataCheck {
  private let plugin: LoadedPlugin
  private let data: String?

  init(_ plugin: LoadedPlugin, data: String?) {
    self.plugin = plugin
    self.data = data
  }

  var findings: [Finding] {
    guard let name = data ?? plugin.descriptor.data else { return [] }
    guard let file = data ?? plugin.resource(named: name) else {
      return [
        Finding(
          .dataFile, .file(plugin.path), "its data \(name) is not beside it",
          "put it there, or correct .data")
      ]
    }
    do throws(MappingError) {
      let rows = try JSONDocument(contentsOfFile: StartFolder.path(of: file))
        .rows(atKeyPath: plugin.descriptor.keyPath)
      return try findings(in: MappedArray(rows, modelClass: modelClass), file)
    } catch {
      return [finding(error, file)]
    }
  }

  /// What each JSON object is to become; nil also for a class that objects cannot become, which is another finding.
  private var modelClass: RuntimeClass? {
    let cls = plugin.descriptor.modelClass.flatMap { RuntimeClass(named: $0) }
    return cls.flatMap { $0.responds(to: Selector("initWithJSONDictionary:")) ? $0 : nil }
  }

  private func finding(_ error: MappingError, _ file: String) -> Finding {
    let advice =
      switch error.code {
      case .notAnArray: "correct .key_path or the file"
      case .fileNotFound: "check the path"
      default: "correct the file"
      }
    return Finding(.dataFile, .file(file), error.description, advice)
  }

  /// What the model's properties do not take, once for each, and what none of the rows has for them. All rows are looked at,
  /// and none is kept.
  private func findings(in rows: MappedArray, _ file: String) -> [Finding] {
    let reported = Locked(WarningCounts<MappingDiagnostic>())
    var shape = DataShape()
    let failure = Diagnostics.withListener({ diagnostic in
      guard case .mapping(let odd) = diagnostic else { return }
      _ = reported.withLock { $0.add(odd, cause: odd.cause) }
    }) { firstFailure(in: rows, &shape) }
    var findings = reported.withLock(\.all).map { odd in
      Finding(
        .dataValue, .file(file), "\(odd.warning); it is left out\(odd.more)",
        odd.warning.advice ?? "correct the file, or the property's type")
    }
    if let failure {
      findings.append(
        Finding(.dataFile, .file(file), failure, "correct the file or the model class"))
    }
    return findings
      + shape.diagnostics.map {
        Finding(.dataShape, .file(file), "\($0)", Self.advice(on: $0))
      }
  }

  private static func advice(on shape: ShapeDiagnostic) -> String {
    shape.sentence.contains("mappingClassFor")
      ? "give a class that is registered; objc_getRequiredClass is an error for any other"
      : "correct the model, or say in +JSONMapping where it is"
  }

  /// What making the rows' objects raised first; nil when nothing did.
  private func firstFailure(in rows: MappedArray, _ shape: inout DataShape) -> String? {
    for row in 0..<rows.count {
      ExaminingWorker.goesOn()
      do {
        try rows.judge(row, into: &shape)
      } catch {
        return "row \(row): \(error)"
      }
    }
    return nil
  }
}
