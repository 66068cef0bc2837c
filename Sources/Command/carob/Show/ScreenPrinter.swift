import CarobRenderers

/// Prints a screen in batches of rows on standard output, and the trace on standard error.
struct ScreenPrinter {
  private let screen: ScreenSnapshot
  private var held: HeldSections
  private var writer: any ScreenWriter
  private var tracer: (any ScreenWriter)?

  /// Prints nothing before the first batch is full or all rows were added.
  init(_ command: ShowCommand, _ outline: ScreenOutline) {
    screen = outline.screen
    held = HeldSections(of: outline)
    let output = Output.standard
    switch command.format {
    case .json: writer = JSONRenderer().writer
    case .html: writer = HTMLRenderer().writer
    case .svg: writer = SVGRenderer().writer
    case .text:
      writer = TextRenderer(width: output.width, style: output.style).writer
      if command.trace { tracer = TraceRenderer(style: Output.diagnostic.style).writer }
    }
    writer.begin(screen)
  }

  mutating func add(_ part: ScreenPart) throws(CommandError) {
    held.add(part)
    if held.isFull { try print(held.takeBatch()) }
  }

  mutating func finish() throws(CommandError) {
    try print(held.takeAll(), isLast: true)
  }

  private mutating func print(
    _ batch: HeldSections.Batch, isLast: Bool = false
  ) throws(CommandError) {
    writer.add(batch)
    if isLast { writer.end(screen) }
    tracer?.add(batch)
    try Output.standard.write(writer.takeText())
    if let text = tracer?.takeText() { try Output.diagnostic.write(text) }
  }
}
