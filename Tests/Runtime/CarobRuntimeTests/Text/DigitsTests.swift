import CarobRuntime
import Testing

@Suite("Digits")
struct DigitsTests {
  @Test func zerosFillUpToTheCount() {
    #expect(String(UInt8(0x0A), radix: 16, digits: 2) == "0a")
    #expect(String(0, radix: 8, digits: 3) == "000")
    #expect(String(0x12345, radix: 16, digits: 4) == "12345")
  }
}
