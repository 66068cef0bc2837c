/// Writes a screen as its rows come: the beginning, batches of sections, the end. [any-thread]
public protocol ScreenWriter {
  /// Writes what comes before the sections.
  ///
  /// - Parameter screen: its sections do not matter.
  mutating func begin(_ screen: ScreenSnapshot)

  /// Writes the next sections.
  mutating func add(_ batch: HeldSections.Batch)

  /// Writes what comes behind the sections.
  ///
  /// - Parameter screen: as for `begin`.
  mutating func end(_ screen: ScreenSnapshot)

  /// Hands out what was written since this was asked last: whole lines.
  mutating func takeText() -> String
}

extension ScreenWriter {
  /// Writes all of a screen.
  mutating func write(_ screen: ScreenSnapshot) {
    begin(screen)
    add(HeldSections.Batch(sections: screen.sections, isContinued: false))
    end(screen)
  }

  /// The text of all of a screen.
  func text(of screen: ScreenSnapshot) -> String {
    var writer = self
    writer.write(screen)
    return writer.takeText()
  }
}
