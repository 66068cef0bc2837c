import Foundation

/// The lines of advice after a compiler's errors, each once in a build.
struct CompileAdvice {
  private let places: HeaderPlaces
  private let headers: Set<String>
  private var given: Set<String> = []

  /// - Parameters:
  ///   - folder: the folder that is built, as the user wrote it.
  ///   - headers: the folder with the headers for Objective-C.
  init(in folder: String, headers: String) {
    places = HeaderPlaces(below: folder)
    // Clang names the files of modules without symbolic links.
    self.headers = [headers, URL(fileURLWithPath: headers).resolvingSymlinksInPath().path]
  }

  /// Returns what to do about an error; nil when there is nothing to say, or it was said.
  mutating func line(for message: CompilerMessage, _ source: BuildTarget.Source) -> String? {
    guard let shortage = Shortage(message), shortage.saysWhatToDo else { return nil }
    let advice = ShortageKnowledge(shortage, in: source, places).advice
    return given.insert(advice).inserted ? advice : nil
  }

  /// Returns what to say of a file that compiles, and imports frameworks that Carob has no more than names of.
  ///
  /// Their headers have a message, which the compiler shows when it reads them as text, or compiles their module. It reads a
  /// compiled module without a word.
  mutating func lines(for compilation: Compilation, _ messages: [CompilerMessage]) -> [String] {
    var lines: [String] = []
    for path in compilation.record.dependencies {
      let parts = path.split(separator: "/").suffix(2)
      guard parts.count == 2, let framework = parts.first, parts.last == "\(framework).h",
        headers.contains(String(path.dropLast(2 * framework.utf8.count + 4))),
        let advice = ShortageKnowledge.absent(framework)?.advice, given.insert(advice).inserted
      else { continue }
      let sentence = "\(framework) is not offered: Carob has no more than names of it"
      if !messages.contains(where: { $0.text.hasPrefix(sentence) }) {
        lines.append("\(compilation.source.path): warning: \(sentence)")
      }
      lines.append("carob: \(advice)")
    }
    return lines
  }
}
