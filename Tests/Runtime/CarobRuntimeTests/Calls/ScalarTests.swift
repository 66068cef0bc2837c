import Testing

@testable import CarobRuntime

@Suite struct ScalarTests {
  private func written(_ scalar: Scalar, as encoding: String) throws -> Scalar? {
    let type = try TypeEncoding(parsing: encoding)
    var room: (UInt64, UInt64) = (0, 0)
    return withUnsafeMutableBytes(of: &room) { bytes in
      bytes.baseAddress.flatMap { address in
        scalar.write(as: type, to: address) ? Scalar(type, at: address) : nil
      }
    }
  }

  @Test(arguments: [
    (Scalar.signed(-1), "c", Scalar.signed(-1)), (.signed(-1), "s", .signed(-1)),
    (.signed(-1), "i", .signed(-1)), (.signed(-1), "l", .signed(-1)),
    (.signed(-1), "q", .signed(-1)),
    (.unsigned(200), "C", .unsigned(200)), (.unsigned(.max), "Q", .unsigned(.max)),
    (.signed(5), "L", .unsigned(5)), (.signed(5), "d", .floating(5)),
    (.bool(true), "i", .signed(1)),
    (.signed(1), "B", .bool(true)), (.floating(0), "B", .bool(false)),
    (.floating(7), "S", .unsigned(7)),
    (.floating(0.5), "f", .floating(0.5)), (.signed(7), "rc", .signed(7)),
  ])
  func writesWhatFits(scalar: Scalar, encoding: String, expected: Scalar) throws {
    #expect(try written(scalar, as: encoding) == expected)
  }

  @Test(arguments: [
    (Scalar.signed(128), "c"), (.signed(-1), "C"), (.signed(-1), "Q"), (.unsigned(.max), "q"),
    (.floating(0.5), "i"), (.floating(.nan), "q"), (.floating(.infinity), "Q"), (.signed(2), "B"),
    (.signed(.max), "d"), (.signed(.max), "f"), (.unsigned(.max), "f"), (.floating(0.1), "f"),
    (.signed(16_777_217), "f"), (.signed(1), "@"), (.signed(1), "v"), (.signed(1), "{P=i}"),
    (.signed(1), "D"), (.signed(1), "t"),
  ])
  func refusesWhatDoesNot(scalar: Scalar, encoding: String) throws {
    #expect(try written(scalar, as: encoding) == nil)
  }
}
