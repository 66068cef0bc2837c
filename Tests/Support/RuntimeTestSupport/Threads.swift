import CarobLibc

/// Runs `body` on that many threads at once and waits until all have ended, thread-specific storage
/// included.
public func onThreads(_ count: Int, _ body: @escaping @Sendable (_ index: Int) -> Void) {
  var threads: [pthread_t] = []
  for index in 0..<count {
    let work = Unmanaged.passRetained(Work { body(index) })
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        // SAFETY: the context is the work retained above, which only this thread takes.
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, work.toOpaque())
    precondition(status == 0, "no thread could be made")
    threads.append(thread)
  }
  for thread in threads { pthread_join(thread, nil) }
}

private final class Work {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}
