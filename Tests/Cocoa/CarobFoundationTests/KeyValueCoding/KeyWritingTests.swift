import CarobFoundation
import CarobRuntime
import RuntimeTestSupport
import Testing

/// What `setValue:forKey:` does to numbers on their way.
@Suite struct KeyWritingTests {
  /// An object with a `float` behind the accessors `x` and `setX:`, and one behind none.
  private func point() throws -> Object {
    let cls = try RuntimeClass.allocatePair(
      named: uniqueName("FloatPoint"), superclass: Object.runtimeClass)
    try cls.declareProperty("x", PropertyAttributes(type: "f"))
    try cls.addIvar("_y", size: 4, alignment: 4, encoding: "f")
    try cls.registerPair()
    return try cls.make()
  }

  @Test(arguments: ["x", "y"]) func aFractionIsRoundedForAFloat(key: String) throws {
    let point = try point()
    try point.setValue(NumberBox(0.1), forKey: key)
    #expect((try point.value(forKey: key) as? NumberBox)?.doubleValue == Double(Float(0.1)))
    try point.setValue(NumberBox(16_777_217), forKey: key)
    #expect((try point.value(forKey: key) as? NumberBox)?.doubleValue == 16_777_216)
    try point.setValue(NumberBox(Double.infinity), forKey: key)
    #expect((try point.value(forKey: key) as? NumberBox)?.doubleValue == .infinity)
  }

  @Test(arguments: ["x", "y"]) func whatNoFloatCanBeIsRefused(key: String) throws {
    let point = try point()
    try point.setValue(NumberBox(1), forKey: key)
    for number in [NumberBox(1e39), NumberBox(-1e39)] {
      #expect(throws: MessageError.self) { try point.setValue(number, forKey: key) }
    }
    #expect((try point.value(forKey: key) as? NumberBox)?.doubleValue == 1)
  }
}
