import CarobRuntime

// What loops and queues retain, for the message that says why a plugin cannot be unloaded.

extension ScheduledCall {
  /// What the call retains, for a holder.
  func held(by holder: String) -> [HeldValue] {
    switch way {
    case .block(let block): [HeldValue(.code(block.function), by: holder)]
    case .send(let target, _, let argument):
      [target, argument].compactMap(\.self).map { HeldValue(.object($0), by: holder) }
        + countedCode(by: holder)
    case .invocation(let invocation):
      [invocation.target].compactMap(\.self).map { HeldValue(.object($0), by: holder) }
        + countedCode(by: holder)
    }
  }

  private func countedCode(by holder: String) -> [HeldValue] {
    countedFunction == 0 ? [] : [HeldValue(.code(countedFunction), by: holder)]
  }
}

extension NSRunLoop {
  /// What the items of the main loop and of this thread's loop retain.
  static var heldValues: [HeldValue] {
    let (own, main) = (NSThread.known?.runLoop, NSThread.main.runLoop)
    let loops = [main] + (own === main ? [] : [own].compactMap(\.self))
    return loops.flatMap { loop in
      loop.state.withLock { $0.items.filter { !$0.isOver } }.flatMap(\.heldValues)
    }
  }
}

extension NSNotificationCenter {
  /// The blocks that it keeps for observers.
  var heldValues: [HeldValue] {
    tokens.compactMap { name, token in
      let of = name.map { " of \($0)" } ?? ""
      return token.function.map {
        HeldValue(.code($0), by: "an observer\(of) in the notification center")
      }
    }
  }
}
