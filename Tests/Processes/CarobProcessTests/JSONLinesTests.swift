import CarobLibc
import CarobProcess
import Foundation
import Testing

/// Lines of JSON between two processes, here between two ends of a socket in one.
struct JSONLinesTests {
  private struct Message: Codable, Equatable {
    var text: String
    var number = 0
  }

  private let ours: JSONLines
  private let theirs: CInt

  init() throws { (ours, theirs) = try JSONLines.pair(longestLine: 1 << 16) }

  private func write(_ text: String) {
    #expect(CarobLibc.write(theirs, text, text.utf8.count) == text.utf8.count)
  }

  private func read(within milliseconds: CInt = 0) -> String {
    switch ours.next(Message.self, within: milliseconds) {
    case .value(let message): message.text
    case .nothing: "nothing"
    case .ended: "ended"
    case .malformed: "malformed"
    }
  }

  @Test func valuesCross() {
    let other = JSONLines(theirs)
    #expect(other.send(Message(text: "a\nb")))
    #expect(other.send(Message(text: "c")))
    #expect(read() == "a\nb")
    #expect(read() == "c")
    #expect(read() == "nothing")
  }

  @Test func aLineMayComeInPieces() {
    write(#"{"text":"a","#)
    #expect(read(within: 1) == "nothing")
    write("\"number\":1}\n{\"text\":\"b\",\"number\":2}\n{")
    #expect(read(within: 1) == "a")
    #expect(read(within: 1) == "b")
    #expect(read(within: 1) == "nothing")
    close(theirs)
  }

  /// With the next one it is more than is read at a time.
  @Test func aLongLineIsRead() {
    let other = JSONLines(theirs)
    let text = String(repeating: "x", count: 65_000)
    for number in 0..<4 {
      #expect(other.send(Message(text: "\(number)\(text)")))
      #expect(other.send(Message(text: "end")))
      #expect(read() == "\(number)\(text)")
      #expect(read() == "end")
    }
  }

  @Test func aLineWithoutAnEndIsNone() {
    for _ in 0..<9 { write(String(repeating: "x", count: 8 << 10)) }
    #expect(read() == "malformed")
    close(theirs)
  }

  @Test func whatIsNoValueIsTold() {
    write("nonsense\n{\"text\":\"a\",\"number\":1}\n")
    #expect(read() == "malformed")
    #expect(read() == "a")
    close(theirs)
  }

  @Test func whatCameBeforeTheEndIsRead() {
    write("{\"text\":\"a\",\"number\":1}\n{\"text\"")
    close(theirs)
    #expect(read() == "a")
    #expect(read() == "ended")
    #expect(ours.send(Message(text: "b")) == false)
  }

  @Test func severalThreadsSendWholeLines() {
    let other = JSONLines(theirs)
    let text = String(repeating: "x", count: 1000)
    let sending = Thread { [ours] in
      DispatchQueue.concurrentPerform(iterations: 200) { number in
        ours.send(Message(text: text, number: number))
      }
      ours.finishSending()
    }
    sending.start()
    var numbers: [Int] = []
    while case .value(let message) = other.next(Message.self) {
      #expect(message.text == text)
      numbers.append(message.number)
    }
    #expect(numbers.sorted() == Array(0..<200))
  }

  @Test func theDescriptorIsOutOfReach() {
    let other = JSONLines(theirs, lowest: 300)
    #expect(other.descriptor >= 300)
    #expect(fcntl(other.descriptor, F_GETFD) == FD_CLOEXEC)
    #expect(other.send(Message(text: "a")))
    #expect(read() == "a")
  }
}
