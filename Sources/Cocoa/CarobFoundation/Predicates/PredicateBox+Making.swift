import CCarob
import CarobRuntime
import Foundation

extension PredicateBox {
  static func defineMaking(_ predicate: ClassMembers<PredicateBox>) {
    predicate.classMethod(
      "+ (NSPredicate *)predicateWithFormat:(NSString *)format, ...", carob_with_format_code(),
      types: "@24@0:8@16")
    predicate.classMethod(
      "+ (NSPredicate *)predicateWithFormat:(NSString *)format arguments:(va_list)arguments",
      carob_parse_format_code(), types: "@32@0:8@16^v24")
    predicate.classMethod(
      """
      + (NSPredicate *)predicateWithFormat:(NSString *)format \
      argumentArray:(nullable NSArray *)arguments
      """
    ) { (_, format: String, arguments: ArrayBox?) in
      try FormatParser.predicate(format, try arguments?.objects() ?? [])
    }
    predicate.classMethod("+ (NSPredicate *)predicateWithValue:(BOOL)value") { (_, value: Bool) in
      PredicateBox(value)
    }
    predicate.classMethod(
      """
      + (NSPredicate *)predicateWithBlock:(BOOL (^)(id _Nullable object, NSDictionary<NSString *, id> *_Nullable bindings))block
      """
    ) { (_, block: Block) in try PredicateBox(block) }
  }
}

/// Predicates and expressions of a format and a variable number of arguments, whose code is in C (`variadic_objects.c`).
/// [any-thread]
enum PredicateFormats {
  /// Lets the functions in C find this.
  static let install = Once {
    let functions = UnsafeMutablePointer(
      allocating: carob_predicate_functions(
        copy_arguments: { format, count in
          PendingError.reporting {
            let letters = try FormatLexer.tokens(of: PredicateFormats.text(format)).compactMap {
              if case .argument(let argument) = $0.kind { argument.letter } else { nil }
            }
            count?.pointee = letters.count
            // SAFETY: `strdup` gives memory that the caller frees.
            return strdup(String(letters))
          }
        },
        parse: { receiver, _, format, values, count in
          PendingError.reporting {
            try PredicateFormats.parse(
              UnsafeMutableRawPointer(receiver), PredicateFormats.text(format),
              UnsafeBufferPointer(start: values, count: count))
          }
        }))
    carob_use_predicate_functions(functions)
  }

  private static func text(_ id: UnsafeMutablePointer<objc_object>?) throws -> String {
    guard let id else { throw ObjectiveCException.invalidArgument("the format is nil") }
    return try StringBox.argument(UnsafeMutableRawPointer(id)).string
  }

  private static func parse(
    _ receiver: UnsafeMutableRawPointer?, _ format: String,
    _ values: UnsafeBufferPointer<carob_format_argument>
  ) throws -> UnsafeMutablePointer<objc_object> {
    let arguments = try FormatLexer.tokens(of: format).compactMap { token in
      if case .argument(let argument) = token.kind { argument } else { nil }
    }
    let objects = try zip(arguments, values).map { try $0.object(of: $1) }
    let isExpression = Object.from(receiver) === ExpressionBox.runtimeClass.object
    let made: Object =
      try isExpression
      ? FormatParser.expression(format, objects) : FormatParser.predicate(format, objects)
    return made.autoreleased().id.assumingMemoryBound(to: objc_object.self)
  }
}
