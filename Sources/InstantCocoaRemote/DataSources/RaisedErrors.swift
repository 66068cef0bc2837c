import CarobRuntime

/// What is raised while something is done that has to be done to its end.
struct RaisedErrors {
  /// The first error, for whoever asked for it to be done.
  private(set) var first: MessageError?
  /// The others, in order.
  private(set) var others: [MessageError] = []

  /// Runs `body`, and remembers what it throws.
  mutating func collect(_ body: () throws(MessageError) -> Void) {
    do throws(MessageError) {
      try body()
    } catch {
      if first == nil { first = error } else { others.append(error) }
    }
  }
}
