/// Writes a screen whose rows come in parts: the beginning, batches of sections, and the end. [any-thread]
public protocol ScreenWriter {
  /// Writes the text before the sections.
  ///
  /// - Parameter screen: the screen; its sections are ignored.
  mutating func begin(_ screen: ScreenSnapshot)

  /// Writes the next sections.
  mutating func add(_ batch: HeldSections.Batch)

  /// Writes the text after the sections.
  ///
  /// - Parameter screen: the screen; its sections are ignored.
  mutating func end(_ screen: ScreenSnapshot)

  /// Removes and returns the text that was written: whole lines.
  mutating func takeText() -> String
}

extension ScreenWriter {
  /// Writes a whole screen.
  mutating func write(_ screen: ScreenSnapshot) {
    begin(screen)
    add(HeldSections.Batch(sections: screen.sections, isContinued: false))
    end(screen)
  }

  /// Returns the text of a whole screen.
  func text(of screen: ScreenSnapshot) -> String {
    var writer = self
    writer.write(screen)
    return writer.takeText()
  }
}
