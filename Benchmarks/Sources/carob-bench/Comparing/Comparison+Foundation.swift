/// Rows of what programs do with Foundation: the same source as a module on Carob and with GNUstep base.
extension Comparison {
  static let foundation: [Comparison] =
    [
      "property set that nobody observes", "property set, one observer",
      "notification posted to one observer", "stringWithFormat:, an object and a number",
      "100,000 objects filtered by a predicate",
    ].map { Comparison(foundation: $0, budget: 1) }
    + messages + programs

  /// What programs send to Foundation all the time.
  static let messages: [Comparison] = [
    Comparison(foundation: "count", budget: 1),
    Comparison(foundation: "objectAtIndex:", budget: 1),
    Comparison(foundation: "for … in an array, 100 objects", budget: 1),
    Comparison(foundation: "for … in a dictionary, 100 objects", budget: 1),
    Comparison(foundation: "containsObject:, an array"),
    Comparison(foundation: "containsObject:, a set"),
    Comparison(foundation: "objectForKey:"),
    Comparison(foundation: "setObject:forKey:, a key that is there", budget: 0.8),
    Comparison(foundation: "addObject:, and removed", budget: 0.8),
    Comparison(foundation: "a set made, two objects added, released", budget: 0.8),
    Comparison(foundation: "insertObject:atIndex:0, 100 objects", budget: 0.8),
    Comparison(foundation: "sortedArrayUsingFunction:, 100 objects", budget: 0.8),
    Comparison(foundation: "sortedArrayUsingSelector:, 100 objects", budget: 0.8),
    Comparison(foundation: "length", budget: 1),
    Comparison(foundation: "characterAtIndex:, a long string", budget: 1),
    Comparison(foundation: "hash", budget: 1),
    Comparison(foundation: "isEqualToString:"),
    Comparison(foundation: "isEqual:, strings"),
    Comparison(foundation: "compare:, strings", budget: 0.8),
    Comparison(foundation: "appendString:", budget: 0.8),
    Comparison(foundation: "appendBytes:length:"),
    Comparison(foundation: "stringByAppendingString:"),
    Comparison(foundation: "substringFromIndex:"),
    Comparison(foundation: "substringWithRange:, a long string", budget: 1),
    Comparison(foundation: "rangeOfString:"),
    Comparison(foundation: "lowercaseString"),
    Comparison(foundation: "componentsSeparatedByString:"),
    Comparison(foundation: "componentsJoinedByString:, 100 objects"),
    Comparison(foundation: "UTF8String"),
    Comparison(foundation: "numberWithInt:"),
    Comparison(foundation: "numberWithDouble:"),
    Comparison(foundation: "compare:, dates"),
    Comparison(foundation: "isKindOfClass:", budget: 1),
    Comparison(foundation: "respondsToSelector:"),
    Comparison(foundation: "performSelector:", budget: 1),
    Comparison(foundation: "alloc, init, release"),
    Comparison(foundation: "alloc, init, a property set, release"),
    Comparison(foundation: "retain, release"),
    Comparison(foundation: "retain, autorelease"),
    Comparison(foundation: "valueForKey:, an object"),
    Comparison(foundation: "setValue:forKey:"),
    Comparison(foundation: "valueForKey: of an array, 100 objects"),
    Comparison(foundation: "valueForKeyPath: @sum, 100 objects"),
    Comparison(foundation: "filteredArrayUsingPredicate:, 100 objects"),
    Comparison(foundation: "notification that nobody observes"),
  ]

  /// The same program, linked with `libcarob.so` and with GNUstep base.
  private static let programs = [
    "count", "performSelector:", "alloc, init, release", "respondsToSelector:", "valueForKey:",
    "NSInvocation built each time, no result", "table cell, nothing kept",
  ].map { Comparison(program: $0, budget: 1) }

  private init(foundation operation: String, budget: Double? = nil) {
    self.init("Foundation: \(operation)", .gnustep, operation, budget: budget)
  }
}
