/// The lines of advice after a compiler's errors, each once in a build.
struct CompileAdvice {
  private let folder: String
  private var given: Set<String> = []

  /// - Parameter folder: the folder that is built, as the user wrote it.
  init(in folder: String) { self.folder = folder }

  /// Returns what to do about an error; nil when there is nothing to say, or it was said.
  mutating func line(for message: CompilerMessage, _ source: BuildTarget.Source) -> String? {
    guard let shortage = Shortage(message), shortage.saysWhatToDo else { return nil }
    let advice = ShortageKnowledge(shortage, in: source, of: folder).advice
    return given.insert(advice).inserted ? advice : nil
  }
}
