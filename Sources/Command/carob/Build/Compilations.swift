import CarobProcess
import CarobRenderers
import CarobRuntime
import Foundation

/// A source to compile.
struct Compilation {
  let source: BuildTarget.Source
  let record: CompiledObject
  /// The path of the object until it is complete.
  let unfinished: String
  let command: [String]
}

/// Compiles sources side by side. A file with errors does not stop the others, so that all errors are shown.
struct Compilations {
  private let compilations: [Compilation]
  private let total: Int
  private let folder: String
  private let compilers: CompilerSettings
  private let headers: String

  /// - Parameters:
  ///   - total: the number of sources, with those that are compiled already.
  ///   - folder: the folder that is built, for errors.
  ///   - headers: the folder with the headers for Objective-C.
  init(
    _ compilations: [Compilation], of total: Int, in folder: String,
    _ compilers: CompilerSettings, headers: String
  ) {
    self.compilations = compilations
    self.total = total
    self.folder = folder
    self.compilers = compilers
    self.headers = headers
  }

  /// Compiles all.
  ///
  /// - Throws: `CommandError` with the number of errors, after their messages.
  func run() throws(CommandError) {
    defer { for compilation in compilations { unlink(compilation.unfinished) } }
    var begun = timespec()
    clock_gettime(CLOCK_REALTIME, &begun)
    var (failed, errors) = (0, 0)
    var advice = CompileAdvice(in: folder, headers: headers)
    let commands = ParallelCommands(
      compilations.map(\.command), environment: compilers.environment,
      count: ProcessInfo.processInfo.activeProcessorCount)
    defer { ProgressLine.erase() }
    try commands.run { ended in
      ProgressLine.show("Compiling \(folder): \(ended) of \(compilations.count)")
    } finished: { (index, result) throws(CommandError) in
      let compilation = compilations[index]
      ProgressLine.erase()
      try compilers.announce(compilation.record.command)
      let messages = CompilerMessage.all(in: String(decoding: result.output, as: UTF8.self))
      for message in messages {
        try message.write()
        if let line = advice.line(for: message, compilation.source) {
          try Output.diagnostic.write("carob: \(line.printableText)\n")
        }
      }
      if result.isSuccess {
        for line in advice.lines(for: compilation, messages) {
          try Output.diagnostic.write("\(line.printableText)\n")
        }
        return try compilation.record.accept(compilation.unfinished, begun: begun)
      }
      failed += 1
      errors += messages.count { $0.isError }
      if let end = result.end, end.signal != nil {
        Output.complain("\(compilation.source.path): \(compilation.command[0]) \(end)", as: .error)
      }
    }
    guard failed > 0 else { return }
    let files =
      total == 1 ? "the file does" : "\(failed) of \(total) files \(failed == 1 ? "does" : "do")"
    throw CommandError(
      .badPlugin,
      "\(folder): \(files) not compile, with \("error".withCount(errors)); see the messages above"
    )
  }
}
