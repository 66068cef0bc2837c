import CarobLibc
import CarobProcess
import Foundation
import Testing

/// How processes end, in values and words.
struct ProcessEndTests {
  @Test(arguments: [
    (CInt(0), ProcessEnd.exited(0), "ended with exit status 0"),
    (3 << 8, .exited(3), "ended with exit status 3"),
    (SIGSEGV, .signalled(SIGSEGV), "was ended by signal 11"),
    // One that has left a core.
    (SIGABRT | 0x80, .signalled(SIGABRT), "was ended by signal 6"),
  ]) func statusesAreRead(_ status: CInt, _ end: ProcessEnd, _ words: String) {
    #expect(ProcessEnd(waitStatus: status) == end)
    #expect(end.description == words)
  }

  @Test func onlyASuccessIsOne() {
    #expect(ProcessEnd.exited(0).isSuccess)
    for end in [ProcessEnd.exited(1), .signalled(SIGTERM), .held(1), .unknown] {
      #expect(!end.isSuccess)
    }
    #expect(ProcessEnd.signalled(SIGHUP).signal == SIGHUP)
    #expect(ProcessEnd.exited(SIGHUP).signal == nil)
  }

  @Test func signalsHaveNames() {
    #expect(SignalName.of(SIGSEGV) == "SIGSEGV")
    #expect(SignalName.of(40) == "signal 40")
    #expect(SignalName.words(for: SIGSEGV) == "Segmentation fault")
  }

  @Test func crashesAreToldFromOtherSignals() {
    #expect(
      Set(CrashSignal.all) == [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS])
    for signal in [SIGTERM, SIGKILL, SIGPIPE, SIGXCPU] { #expect(!CrashSignal.includes(signal)) }
    #expect(CrashSignal.all.filter(CrashSignal.isOfMemory).sorted() == [SIGBUS, SIGSEGV].sorted())
  }

  @Test func aBacktraceIsTurnedOff() {
    #expect(
      CrashSignal.withoutBacktrace(["A": "b", "SWIFT_BACKTRACE": "enable=yes"])
        == ["A": "b", "SWIFT_BACKTRACE": "enable=no"])
  }
}
