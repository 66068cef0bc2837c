/// Rows of what programs do with Foundation: the same source as a module on Carob and with GNUstep base.
extension Comparison {
  static let foundation: [Comparison] = [
    "property set that nobody observes", "property set, one observer",
    "notification posted to one observer", "stringWithFormat:, an object and a number",
    "100,000 objects filtered by a predicate",
  ].map { Comparison("Foundation: \($0)", .gnustep, $0, budget: 1) }
}
