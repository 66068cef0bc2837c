import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Sends, changes, classes and objects on several threads at once. The thread sanitizer watches.
@Suite struct ConcurrentDispatchTests {
  @Test func eightThreadsSendWhileOneSwizzles() throws {
    let top = try makeClass("Swizzled") { cls in
      try cls.addMethod(Selector("one")) { (_: Object) in 1 }
      try cls.addMethod(Selector("two")) { (_: Object) in 2 }
    }
    let bottom = try makeClass("Swizzled", below: top)
    let one = Message<() -> Int>("one")
    let wrong = Counter()
    let finished = Counter()
    onThreads(9) { thread in
      guard thread > 0 else {
        for _ in 0..<2_000 where finished.value < 8 {
          do { try bottom.exchangeMethods(Selector("one"), Selector("two")) } catch { wrong.add() }
        }
        return
      }
      defer { finished.add() }
      autoreleasePool {
        guard let object = try? (thread.isMultiple(of: 2) ? top : bottom).make() else {
          return wrong.add()
        }
        for round in 0..<1_000 {
          let answer =
            round.isMultiple(of: 3)
            ? try? object.send(Selector("one"), returning: Int.self) : try? one(object)
          if answer != 1 && answer != 2 { wrong.add() }
          if !bottom.responds(to: Selector("two")) { wrong.add() }
        }
      }
    }
    #expect(wrong.value == 0)
  }

  @Test func methodsComeAndGoWhileOthersSend() throws {
    let cls = try makeClass("ComesAndGoes") { cls in
      try cls.addMethod(Selector("stays")) { (_: Object) in 7 }
    }
    let goes = Selector("goes")
    let message = Message<() -> Int>("goes")
    let wrong = Counter()
    let finished = Counter()
    onThreads(5) { thread in
      guard thread > 0 else {
        for _ in 0..<200 where finished.value < 4 {
          do {
            try cls.addMethod(goes) { (_: Object) in 5 }
            cls.removeMethod(goes)
          } catch { wrong.add() }
        }
        return
      }
      defer { finished.add() }
      autoreleasePool {
        guard let object = try? cls.make() else { return wrong.add() }
        for _ in 0..<200 {
          do throws(MessageError) {
            if try message(object) != 5 { wrong.add() }
          } catch {
            if error.code != .unrecognizedSelector { wrong.add() }
          }
          if (try? object.send(Selector("stays"), returning: Int.self)) != 7 { wrong.add() }
        }
      }
    }
    #expect(wrong.value == 0)
  }

  @Test func eightThreadsMakeClassesAndSelectors() throws {
    let base = try makeClass("Base") { cls in
      try cls.addMethod(Selector("answer")) { (_: Object) in 1 }
    }
    let wrong = Counter()
    let name = uniqueName("Contended")
    let winners = Counter()
    onThreads(8) { thread in
      do {
        for round in 0..<25 {
          let selector = try Selector(validating: "\(name)_\(round)")
          let cls = try makeClass("Thread\(thread)_", below: base) { cls in
            try cls.addMethod(selector) { (_: Object) in round }
            try cls.declareProperty("number", PropertyAttributes(type: "q"))
          }
          let object = try cls.make()
          if try object.send(selector, returning: Int.self) != round { wrong.add() }
          if try object.send(Selector("answer"), returning: Int.self) != 1 { wrong.add() }
          try object.send(Selector("setNumber:"), round)
          if try object.send(Selector("number"), returning: Int.self) != round { wrong.add() }
        }
        // All want the same name; one gets it.
        let pair = try? RuntimeClass.allocatePair(named: name, superclass: base)
        if let pair, (try? pair.registerPair()) != nil { winners.add() }
      } catch {
        wrong.add()
      }
    }
    #expect(wrong.value == 0)
    #expect(winners.value == 1)
    #expect(RuntimeClass(named: name) != nil)
  }

  @Test func threadsShareObjects() throws {
    let deallocated = Counter()
    let cls = try makeClass("Shared") { cls in
      var attributes = PropertyAttributes(type: "@")
      attributes.memory = .strong
      try cls.declareProperty("value", attributes)
      try cls.addMethod(Deallocation.dealloc) { (_: Object) in deallocated.add() }
    }
    for _ in 0..<20 {
      nonisolated(unsafe) let object = cls.swiftClass.init(isa: cls)
      let ids = Locked<Set<UInt>>([])
      onThreads(8) { _ in
        // The block is made once, whoever asks first.
        let id = object.id
        ids.withLock { _ = $0.insert(UInt(bitPattern: id)) }
        autoreleasePool {
          _ = try? object.send(Selector("value"))
          _ = Object.from(id)?.autoreleased()
          _ = object.description
        }
      }
      #expect(ids.withLock { $0.count } == 1)
    }
    #expect(deallocated.value == 20)
  }

  @Test func stringsMakeTheirBytesOnce() {
    nonisolated(unsafe) let string = StringBox("shared text")
    let addresses = Locked<Set<UInt>>([])
    onThreads(8) { _ in
      let address = UInt(bitPattern: string.utf8)
      addresses.withLock { _ = $0.insert(address) }
    }
    #expect(addresses.withLock { $0.count } == 1)
  }

  @Test func associationsAreSafeToShare() throws {
    nonisolated(unsafe) let object = Object()
    onThreads(8) { thread in
      for round in 0..<50 {
        AssociatedObjects.set(
          NumberBox(round), on: object, key: UInt(round % 4), policy: .retain)
        _ = AssociatedObjects.get(from: object, key: UInt(thread % 4))
      }
    }
    for key in 0..<4 {
      #expect(AssociatedObjects.get(from: object, key: UInt(key)) is NumberBox)
    }
  }
}
