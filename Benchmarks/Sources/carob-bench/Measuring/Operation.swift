/// Something to measure.
struct Operation {
  /// Performs the operation so many times, in a loop of its own.
  typealias Loop = (Int) throws -> Void

  /// What it is called in the table and on the command line.
  let name: String
  /// Makes what the loop needs, outside of the time that counts.
  let prepare: () throws -> Loop

  init(_ name: String, preparing prepare: @escaping () throws -> Loop) {
    self.name = name
    self.prepare = prepare
  }

  init(_ name: String, _ loop: @escaping Loop) {
    self.init(name) { loop }
  }
}
