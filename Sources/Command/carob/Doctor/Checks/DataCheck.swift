import CarobLibc
import CarobPlugins
import CarobRuntime
import Foundation
import InstantCocoa

/// Checks a plugin's data: whether it exists, has rows at the key path, and fits the model.
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

  /// The model class; nil also for a class that cannot be mapped, which another check reports.
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

  /// Returns values that properties do not accept, each cause once, and properties without data in
  /// any row. Reads all rows, and keeps none.
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

  /// Returns the first error of making the rows' objects.
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
