import CarobProcess
import CarobRuntime
import Foundation
import NIOCore

@testable import CarobIsolation

/// Two connections that talk to each other in this process; the second one's side is a thread.
final class TwoSides {
  let here: Connection
  let there: Connection

  init(hereRoot: Object? = nil, thereRoot: Object) throws {
    let ends = try Descriptors.socketPair()
    here = Connection(root: hereRoot, access: .ownMessages) { Self.error($0) }
    there = Connection(root: thereRoot, access: .everything) { Self.error($0) }
    here.open(try FakeChild.channel(ends.ours, here))
    there.open(try FakeChild.channel(ends.theirs, there))
    let served = there
    Thread.detachNewThread {
      while true {
        switch served.mailbox.next(answering: nil, takingRequests: true, until: nil) {
        case .request(let request): try? served.handle(request)
        case .ended: return
        case .answer, .greeting, .timeOver: break
        }
      }
    }
  }

  deinit {
    here.close(.stopped)
    there.close(.stopped)
  }

  private static func error(_ loss: ConnectionLoss) -> IsolationError {
    IsolationError(.malformed, "\(loss)")
  }
}

/// An object to send all kinds of values to.
final class EchoObject: Object {
  override class var runtimeName: String { "IsolationEcho" }

  nonisolated(unsafe) var kept: Object?

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: EchoObject.self) { echo in
      echo.method("echo:") { (_, value: Object?) in value }
      echo.method("classNameOf:") { (_, value: Object) in value.runtimeClass.name }
      echo.method("add:to:") { (_, a: Int, b: Int) in a + b }
      echo.method("half:") { (_, number: Float) in number / 2 }
      echo.method("not:") { (_, truth: Bool) in !truth }
      echo.method("nameOf:") { (_, selector: Selector) in selector.name }
      echo.method("lengthOf:") { (_, text: CString) in text.pointer.map { strlen($0) } ?? 0 }
      echo.method("fail") { (_) throws in throw RaisedError("it was to fail") }
      echo.method("at:") { (_, address: Pointer) in address.address == nil }
      echo.method("keep:") { (this, value: Object?) in this.kept = value }
      echo.method("kept") { $0.kept }
      echo.method("makeEcho") { _ in EchoObject() }
      echo.method("ask:") { (_, other: Object) throws in try other.send(Selector("kept")) }
    }
  }
}
