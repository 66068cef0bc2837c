import Foundation
import Testing

@testable import CarobFoundation

@Suite struct BinaryPropertyListTests {
  /// A list of these objects, of which the first is the top. References have one byte.
  private func list(_ objects: [[UInt8]]) -> Data {
    var data = Data("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(data.count))
      data += object
    }
    let table = data.count
    data += offsets
    data += [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [objects.count, 0, table] {
      data += (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }
    return data
  }

  private func doubling(_ count: Int) -> Data {
    list((0..<count).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] } + [[0x51, 0x61]])
  }

  @Test func otherFormatsAreForFoundation() {
    #expect(BinaryPropertyList.isBounded(Data()))
    #expect(BinaryPropertyList.isBounded(Data("<?xml".utf8)))
  }

  @Test func sharingIsAcceptedInProportion() {
    #expect(BinaryPropertyList.isBounded(doubling(10)))
    #expect(!BinaryPropertyList.isBounded(doubling(30)))
  }

  @Test func aListThatHoldsItselfIsRefused() {
    #expect(!BinaryPropertyList.isBounded(list([[0xA1, 0]])))
    #expect(!BinaryPropertyList.isBounded(list([[0xD1, 1, 0], [0x51, 0x61]])))
  }

  @Test func referencesBeyondTheDataAreRefused() {
    #expect(!BinaryPropertyList.isBounded(list([[0xA1, 200]])))
    // A length of more elements than bytes.
    #expect(
      !BinaryPropertyList.isBounded(
        list([[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])))
  }

  @Test func whatFoundationWritesIsAccepted() throws {
    let value: [String: Any] = [
      "a": [1, 2.5, "text", Data([1]), Date(), true], "b": [:] as [String: Any],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    #expect(BinaryPropertyList.isBounded(data))
    // Damaged in any byte, it is looked at to an end.
    for index in data.indices {
      for byte in [0, 0x7F, 0xFF] as [UInt8] {
        var damaged = data
        damaged[index] = byte
        _ = BinaryPropertyList.isBounded(damaged)
      }
    }
    for count in 0..<data.count { _ = BinaryPropertyList.isBounded(data.prefix(count)) }
  }
}
