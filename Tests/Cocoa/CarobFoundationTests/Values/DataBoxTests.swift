import Foundation
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

@Suite struct DataBoxTests {
  private let cls = DataBox.runtimeClass.object

  private func made(_ bytes: [UInt8], length: UInt? = nil) throws -> DataBox? {
    try bytes.withUnsafeBytes { buffer in
      try cls.send(
        Selector("dataWithBytes:length:"),
        Pointer(UnsafeMutableRawPointer(mutating: buffer.baseAddress)),
        length ?? UInt(bytes.count)) as? DataBox
    }
  }

  @Test func copiesBytes() throws {
    let data = try #require(try made([1, 2, 255]))
    #expect(data.data == Data([1, 2, 255]))
    #expect(try data.send(Selector("length"), returning: UInt.self) == 3)
    let bytes = try #require(try data.send(Selector("bytes"), returning: Pointer.self).address)
    #expect(bytes == UnsafeMutableRawPointer(mutating: try data.memory().baseAddress))
    #expect(Array(UnsafeRawBufferPointer(start: bytes, count: 3)) == [1, 2, 255])
    #expect(data.description == "{length = 3, bytes = 0x0102ff}")
    #expect(
      DataBox(Data(0..<30)).description
        == "{length = 30, bytes = 0x000102030405060708090a0b0c0d0e0f ... 161718191a1b1c1d}")
    withExtendedLifetime(data) {}
  }

  @Test func equalBytesHashAlike() throws {
    let data = try #require(try made([1, 2]))
    #expect(data.isEqual(DataBox(Data([1, 2]))))
    #expect(data.hash == DataBox(Data([1, 2])).hash)
    #expect(
      try data.send(Selector("isEqualToData:"), Data([1, 3]), returning: Bool.self) == false)
    #expect(try data.send(Selector("copy")) === data)
    #expect(try #require(try made([])).isEqual(DataBox(Data())))
  }

  @Test func aLengthThatCannotBeIsAnError() throws {
    #expect(throws: MessageError.self) { try made([1], length: .max) }
    let error = #expect(throws: MessageError.self) {
      try cls.send(Selector("dataWithBytes:length:"), Pointer(nil), UInt(2))
    }
    #expect(error?.description == "an argument is null, needed: 2 bytes")
    #expect(try cls.send(Selector("dataWithBytes:length:"), Pointer(nil), UInt(0)) is DataBox)
  }
}
