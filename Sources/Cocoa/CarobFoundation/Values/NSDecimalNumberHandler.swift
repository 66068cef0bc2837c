import CarobRuntime
import Foundation

/// The rounding of results of decimal arithmetic. [any-thread]
final class NSDecimalNumberHandler: Object {
  /// `NSDecimalNoScale`: nothing is rounded.
  private static let noScale = Int16.max

  private var mode = NSDecimalNumber.RoundingMode.plain
  private var scale = noScale

  /// The number rounded to the handler's scale.
  func rounded(_ number: Decimal) -> Decimal {
    guard scale != Self.noScale, !number.isNaN else { return number }
    var (result, number) = (Decimal(), number)
    NSDecimalRound(&result, &number, Int(scale), mode)
    return result
  }

  private func set(_ mode: UInt, _ scale: Int16) {
    self.mode = NSDecimalNumber.RoundingMode(rawValue: mode) ?? .plain
    self.scale = scale
  }

  /// States the members of `NSDecimalNumberHandler`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSDecimalNumberHandler.self, "Says how results of decimal arithmetic are rounded."
    ) { handler in
      handler.classMethod("+ (instancetype)defaultDecimalNumberHandler") { _ in
        NSDecimalNumberHandler()
      }
      // Overflow, underflow and division by zero always throw.
      handler.classMethod(

        """
        + (instancetype)decimalNumberHandlerWithRoundingMode:(NSRoundingMode)mode \
        scale:(short)scale raiseOnExactness:(BOOL)exact raiseOnOverflow:(BOOL)overflow \
        raiseOnUnderflow:(BOOL)underflow raiseOnDivideByZero:(BOOL)divideByZero
        """
      ) { (_, mode: UInt, scale: Int16, _: Bool, _: Bool, _: Bool, _: Bool) in
        let made = NSDecimalNumberHandler()
        made.set(mode, scale)
        return made
      }
      handler.method(

        """
        - (instancetype)initWithRoundingMode:(NSRoundingMode)mode scale:(short)scale \
        raiseOnExactness:(BOOL)exact raiseOnOverflow:(BOOL)overflow \
        raiseOnUnderflow:(BOOL)underflow raiseOnDivideByZero:(BOOL)divideByZero
        """
      ) { (this, mode: UInt, scale: Int16, _: Bool, _: Bool, _: Bool, _: Bool) in
        this.set(mode, scale)
        return this
      }
      handler.property("@property (nonatomic, readonly) NSRoundingMode roundingMode") {
        $0.mode.rawValue
      }
      handler.property("@property (nonatomic, readonly) short scale") { $0.scale }
    }
  }
}
