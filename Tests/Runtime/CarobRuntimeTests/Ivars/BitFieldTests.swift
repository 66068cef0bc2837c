import CCarob
import CarobFoundation
import RuntimeTestSupport
import Testing

@testable import CarobRuntime

/// Bit-fields as instance variables, laid out as C does. `Tests/Fixtures/HostTable/ivars.c` compares them
/// with what the C compiler makes of a structure.
@Suite struct BitFieldTests {
  struct Case: CustomTestStringConvertible {
    /// Encodings with the sizes of their types.
    let variables: [(encoding: String, size: Int)]
    /// Offset, first bit and width of each; the last two zero for other types.
    let places: [(offset: Int, bit: Int, width: Int)]
    let size: Int
    var testDescription: String { variables.map(\.encoding).joined(separator: " ") }
  }

  static let cases: [Case] = [
    Case(variables: [("b3", 4), ("b5", 4)], places: [(8, 0, 3), (8, 3, 5)], size: 9),
    Case(
      variables: [("b0I3", 4), ("b3I30", 4), ("b32I1", 4)],
      places: [(8, 0, 3), (12, 0, 30), (15, 6, 1)], size: 16),
    Case(
      variables: [("c", 1), ("b3", 4), ("c", 1), ("b3", 4), ("i", 4)],
      places: [(8, 0, 0), (9, 0, 3), (10, 0, 0), (11, 0, 3), (12, 0, 0)], size: 16),
    Case(variables: [("b7", 1), ("b2", 1)], places: [(8, 0, 7), (9, 0, 2)], size: 10),
    Case(variables: [("b7", 1), ("b2", 2)], places: [(8, 0, 7), (8, 7, 2)], size: 10),
    Case(
      variables: [("b3", 4), ("b0", 4), ("b3", 4)],
      places: [(8, 0, 3), (12, 0, 0), (12, 0, 3)], size: 13),
    Case(variables: [("b60", 8), ("b4", 4)], places: [(8, 0, 60), (15, 4, 4)], size: 16),
    Case(
      variables: [("c", 1), ("b64", 8), ("b1", 1)],
      places: [(8, 0, 0), (16, 0, 64), (24, 0, 1)], size: 25),
  ]

  @Test(arguments: cases) func shareStorageAsInC(_ row: Case) throws {
    let cls = try makeClass { cls in
      for (index, variable) in row.variables.enumerated() {
        try cls.addIvar(
          "v\(index)", size: variable.size, alignment: variable.size, encoding: variable.encoding)
      }
    }
    for (ivar, place) in zip(cls.ivars, row.places) {
      #expect(ivar.offset == place.offset)
      #expect(ivar.bits?.lowerBound ?? 0 == place.bit)
      #expect(ivar.bits?.count ?? 0 == place.width)
      if ivar.isBitField { #expect(ivar.size == (place.bit + place.width + 7) / 8) }
    }
    #expect(cls.instanceSize == row.size)
    for (record, place) in zip(IvarLayout.records(of: cls), row.places) {
      #expect(record.pointee.offset.pointee == place.offset)
      #expect(Int(record.pointee.flags) >> CAROB_IVAR_FIRST_BIT_SHIFT & 7 == place.bit)
      #expect(Int(record.pointee.flags) >> CAROB_IVAR_BIT_WIDTH_SHIFT & 127 == place.width)
    }
  }

  @Test func whatIsRefused() throws {
    let cls = try RuntimeClass.allocatePair(
      named: uniqueName("Bits"), superclass: Object.runtimeClass)
    let refused: [(encoding: String, size: Int, text: String)] = [
      ("b3", 3, "a bit-field of 3 bits does not fit a type of 3 bytes"),
      ("b3", 0, "a bit-field of 3 bits does not fit a type of 0 bytes"),
      ("b9", 1, "a bit-field of 9 bits does not fit a type of 1 bytes"),
      ("b0I3", 8, "encoding \"b0I3\" needs 4 bytes, 8 were given"),
    ]
    for (encoding, size, text) in refused {
      let error = #expect(throws: RegistrationError.self) {
        try cls.addIvar("bits", size: size, alignment: 1, encoding: encoding)
      }
      #expect(error?.description == "\(cls).bits: \(text)")
    }
    #expect(cls.ivars.isEmpty)
  }

  @Test func byKeyThereIsNone() throws {
    let cls = try makeClass { cls in
      try cls.addIvar("bits", size: 4, alignment: 4, encoding: "b3")
    }
    let object = try cls.make()
    #expect(throws: MessageError.self) { try object.value(forKey: "bits") }
    #expect(throws: MessageError.self) { try object.setValue(NumberBox(1), forKey: "bits") }
  }
}
