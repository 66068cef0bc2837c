import CCarob

/// Implementations that must be called directly, without a trampoline of the tracer: they take a
/// variable number of arguments, or look at their caller. [any-thread]
package enum DirectCode {
  private static let all = Locked<Set<Implementation>>([])

  package static func contains(_ implementation: Implementation) -> Bool {
    all.withLock { $0.contains(implementation) }
  }

  fileprivate static func add(_ implementation: Implementation) {
    _ = all.withLock { $0.insert(implementation) }
  }
}

extension MethodDefinition {
  /// A method with code in C that has to be called directly.
  ///
  /// - Precondition: the code is of these types, with more arguments behind them or not.
  package func callAsFunction(_ statement: StaticString, _ code: IMP, types: String) {
    mustSucceed(statement) { () throws(RegistrationError) in
      let implementation = Implementation(code)
      DirectCode.add(implementation)
      try cls.addMethod(Selector(stating: statement), implementation, types: types)
    }
  }
}
