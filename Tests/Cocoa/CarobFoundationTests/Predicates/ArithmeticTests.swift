import CarobRuntime
import Testing

@testable import CarobFoundation

@Suite struct ArithmeticTests {
  private func call(_ name: String, _ arguments: Object?...) throws -> Scalar? {
    let result = try ExpressionFunction.named(name).body(arguments)
    return try result.map { try #require($0 as? NumberBox).scalar }
  }

  @Test(
    arguments: [
      ("add:to:", 2, 3, .signed(5)), ("from:subtract:", 2, 3, .signed(-1)),
      ("multiply:by:", -2, 3, .signed(-6)), ("divide:by:", 5, 2, .signed(2)),
      ("divide:by:", -5, 2, .signed(-2)), ("modulus:by:", -5, 3, .signed(-2)),
      ("raise:toPower:", 2, 10, .signed(1024)), ("raise:toPower:", 2, 0, .signed(1)),
      ("raise:toPower:", 2, -1, .floating(0.5)), ("bitwiseAnd:with:", 6, 3, .signed(2)),
      ("bitwiseOr:with:", 6, 3, .signed(7)), ("bitwiseXor:with:", 6, 3, .signed(5)),
      ("leftshift:by:", 1, 4, .signed(16)), ("rightshift:by:", -8, 1, .signed(-4)),
      // Too far: nothing is left, or the sign.
      ("leftshift:by:", 1, 64, .signed(0)), ("rightshift:by:", -1, 200, .signed(-1)),
    ] as [(String, Int, Int, Scalar)])
  func integersStayIntegers(_ name: String, _ a: Int, _ b: Int, _ result: Scalar) throws {
    #expect(try call(name, NumberBox(a), NumberBox(b)) == result)
  }

  @Test(
    arguments: [
      ("add:to:", Int.max, 1, 9_223_372_036_854_775_808.0),
      ("from:subtract:", Int.min, 1, -9_223_372_036_854_775_808.0),
      ("multiply:by:", Int.max, 2, 18_446_744_073_709_551_614.0),
      ("divide:by:", Int.min, -1, 9_223_372_036_854_775_808.0), ("divide:by:", 1, 0, .infinity),
      ("divide:by:", -1, 0, -.infinity), ("raise:toPower:", 10, 19, 1e19),
      ("raise:toPower:", 2, 63, 9_223_372_036_854_775_808.0),
    ] as [(String, Int, Int, Double)])
  func whatDoesNotFitIsFloating(_ name: String, _ a: Int, _ b: Int, _ result: Double) throws {
    #expect(try call(name, NumberBox(a), NumberBox(b)) == .floating(result))
  }

  @Test func nothingByNothingIsNoNumber() throws {
    for (name, a) in [("divide:by:", 0), ("modulus:by:", 5)] {
      guard case .floating(let value)? = try call(name, NumberBox(a), NumberBox(0)) else {
        Issue.record("\(name) gives no floating-point number")
        continue
      }
      #expect(value.isNaN)
    }
  }

  @Test func modulusOfTheSmallestByMinusOne() throws {
    let value = try call("modulus:by:", NumberBox(Int.min), NumberBox(-1))
    #expect(value.map { $0.doubleValue } == 0)
  }

  @Test func kindsMix() throws {
    #expect(try call("add:to:", NumberBox(1), NumberBox(0.5)) == .floating(1.5))
    #expect(try call("add:to:", NumberBox(true), NumberBox(1)) == .signed(2))
    #expect(
      try call("add:to:", NumberBox(UInt64.max), NumberBox(1))
        == .floating(18_446_744_073_709_551_616)
    )
  }

  @Test func withNilTheResultIsNil() throws {
    #expect(try call("add:to:", nil, NumberBox(1)) == nil)
    #expect(try call("bitwiseAnd:with:", NumberBox(1), nil) == nil)
    for name in ["abs:", "sqrt:", "onesComplement:", "random:"] {
      #expect(try call(name, nil) == nil, "\(name)")
    }
  }

  @Test(
    arguments: [
      ("abs:", .signed(-3), .signed(3)), ("abs:", .floating(-0.5), .floating(0.5)),
      ("abs:", .signed(.min), .floating(9_223_372_036_854_775_808)),
      ("onesComplement:", .signed(0), .signed(-1)), ("sqrt:", .signed(9), .floating(3)),
      ("log:", .signed(1000), .floating(3)), ("ceiling:", .floating(1.2), .floating(2)),
      ("floor:", .floating(-1.2), .floating(-2)), ("trunc:", .floating(-1.7), .floating(-1)),
      ("round:", .floating(2.5), .floating(3)), ("round:", .floating(-2.5), .floating(-3)),
    ] as [(String, Scalar, Scalar)])
  func functionsOfOneNumber(_ name: String, _ argument: Scalar, _ result: Scalar) throws {
    #expect(try call(name, NumberBox(argument)) == result)
  }

  @Test func randomNumbersAreBelowTheirLimit() throws {
    for limit in [0, -1, Int.min] {
      #expect(try call("random:", NumberBox(limit)) == .signed(0))
    }
    #expect(try call("random:", NumberBox(1)) == .signed(0))
  }

  @Test func whatIsNoNumberIsRefused() {
    let error = #expect(throws: ObjectiveCException.self) {
      try call("add:to:", NumberBox(1), StringBox("2"))
    }
    #expect(
      error?.sentence == "NSInvalidArgumentException: + needs a number, and 2 is an NSString")
    #expect(throws: ObjectiveCException.self) { try ExpressionFunction.named("sinus") }
  }

  @Test(
    arguments: [
      ("sum:", [1, 2, 3], .signed(6)), ("sum:", [], .signed(0)), ("count:", [1, 2], .signed(2)),
      ("sum:", [Int.max, 1], .floating(9_223_372_036_854_775_808)),
      ("min:", [3, 1, 2], .signed(1)), ("max:", [3, 1, 2], .signed(3)),
      ("average:", [1, 2], .floating(1.5)), ("median:", [3, 1, 2], .floating(2)),
      ("median:", [4, 1, 2, 3], .floating(2.5)),
      ("stddev:", [2, 4, 4, 4, 5, 5, 7, 9], .floating(2)),
      ("average:", [], nil), ("median:", [], nil), ("max:", [], nil),
      ("stddev:", [5], .floating(0)),
    ] as [(String, [Int], Scalar?)])
  func statistics(_ name: String, _ numbers: [Int], _ result: Scalar?) throws {
    #expect(try call(name, ArrayBox(numbers.map { NumberBox($0) })) == result)
  }

  @Test func statisticsLeaveNullsOut() throws {
    let list = ArrayBox([NumberBox(1), NullBox.shared, NumberBox(3)])
    #expect(try call("count:", list) == .signed(2))
    #expect(try call("average:", list) == .floating(2))
    #expect(try call("sum:", NumberBox(1), nil, NumberBox(2)) == .signed(3))
  }

  @Test func theModeIsAllThatAreMostFrequent() throws {
    let list = ArrayBox([1, 2, 2, 3, 3].map { NumberBox($0) })
    let modes = try #require(try ExpressionFunction.named("mode").body([list]) as? ArrayBox)
    #expect(try modes.objects().compactMap { ($0 as? NumberBox)?.integerValue }.sorted() == [2, 3])
    #expect(try ExpressionFunction.named("mode:").body([ArrayBox([])]) == nil)
  }
}
