import CarobLibc
import CarobProcess
import CarobRenderers
import CarobRuntime
import Foundation

enum PageOpening {
  /// Opens a URL with a token in the browser, by `xdg-open`. Other users can see the arguments of
  /// programs, so it gets a private file that redirects to the URL.
  ///
  /// - Throws: `CommandError` when the file cannot be written, or Ctrl-C was pressed.
  static func open(_ url: String) throws(CommandError) {
    var template = Array(
      "\(FileManager.default.temporaryDirectory.path)/carob-page-XXXXXX.html".utf8CString)
    // Only this user can read the file. It stays until the system cleans the temporary folder.
    let descriptor = mkstemps(&template, 5)
    guard descriptor >= 0 else {
      throw .cannotWrite(
        FileManager.default.temporaryDirectory.path, errno,
        advice: "make room in it, or set TMPDIR to another folder")
    }
    defer { close(descriptor) }
    let text =
      "<!doctype html><meta charset=utf-8><title>Carob</title>"
      + "<meta http-equiv=refresh content=\"0; url=\(url)\"><p><a href=\"\(url)\">Carob</a>\n"
    // SAFETY: the text is there during the call.
    _ = text.withCString { write(descriptor, $0, strlen($0)) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(CommandError) {
      let outcome = try ChildCommand(
        ["xdg-open", path], environment: ProcessInfo.processInfo.environment,
        // `xdg-open` may become the browser.
        endsWithCarob: false
      ).run()
      if outcome.isSuccess { return }
      Output.complain("xdg-open \(outcome); open the URL yourself", as: .warning)
    } catch {
      if error.status.isBySignal { throw error }
      Output.complain(error.description, as: .warning)
    }
  }
}
