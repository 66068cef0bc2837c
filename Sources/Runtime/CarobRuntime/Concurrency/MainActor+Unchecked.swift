extension MainActor {
  /// Runs code of the main actor on whatever thread this is.
  ///
  /// It is for code that is reached from outside without an actor, by a message, by `+alloc` or while a class is
  /// registered, and for which the main thread is a rule that the sender keeps. `MainActor.assumeIsolated` would end
  /// the process when a plugin breaks the rule; here nothing is checked, as nothing is in a method of C.
  ///
  /// - Precondition: this is the main thread, or `body` touches nothing that another thread can reach.
  package static func assumeIsolatedUnchecked<Result, Failure: Error>(
    _ body: @MainActor () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withoutActuallyEscaping(body) { (body) throws(Failure) in
      // SAFETY: the actor of a synchronous function is no part of its representation or calling convention.
      // So the two types differ for the compiler's checks only. The copy does not outlive this scope.
      try unsafeBitCast(body, to: (() throws(Failure) -> Result).self)()
    }
  }
}
