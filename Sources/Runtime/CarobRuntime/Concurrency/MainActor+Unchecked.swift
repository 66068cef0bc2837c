extension MainActor {
  /// Runs code of the main actor on any thread.
  ///
  /// For code that messages, `+alloc` or the registration of a class call without an actor. The
  /// main thread is a rule that the sender keeps. `MainActor.assumeIsolated` would end the
  /// process when a plugin breaks the rule; this checks nothing, as a method in C does.
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
