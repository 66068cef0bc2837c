import Testing

@testable import CarobPluginKit

/// The kit's rule is the host's; `SelectorTests` has the same names.
@Suite struct MethodFamilyTests {
  @Test(
    arguments: [
      ("alloc", .owned), ("_alloc", .owned), ("allocate", .none), ("newCell", .owned),
      ("newspaper", .none), ("copy:", .owned), ("copyright", .none), ("copy\u{E9}", .owned),
      ("mutableCopying", .none), ("init2", .initializer), ("__initWithCoder:", .initializer),
      ("init\u{E9}", .initializer), ("initialize", .none), ("Init", .none), ("____", .none),
    ] as [(String, MethodFamily)])
  func followsFromTheName(name: String, family: MethodFamily) {
    #expect(MethodFamily(of: name) == family)
  }
}
