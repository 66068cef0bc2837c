import CarobRuntime
import Testing

@Suite struct MethodEncodingTests {
  @Test(arguments: [
    ("v@:", "v@:"),
    ("v@:@@", "v@:@@"),
    ("v24@0:8@16", "v@:@"),
    ("@\"NSString\"24@0:8@\"<P>\"16", "@\"NSString\"@:@\"<P>\""),
    ("#16#0:8", "##:"),
    ("c-8@+8:+12i-16", "c@:i"),
    ("Vv16@0:8", "Vv@:"),
    ("v24@0:8rn*16", "v@:rn*"),
    ("v@:+i+8+^v", "v@:+i+^v"),
    ("{CGRect={CGPoint=dd}{CGSize=dd}}16@0:8", "{CGRect={CGPoint=dd}{CGSize=dd}}@:"),
    ("v24@0:8@?16", "v@:@?"),
    ("v32@0:8@?<v@?@>16^@24", "v@:@?<v@?@>^@"),
    ("v24@0:8[4i]16", "v@:[4i]"),
    ("v99999999999999999999999999@0:8", "v@:"),
    ("?@:", "?@:"),
  ])
  func dropsFrameOffsets(_ written: String, canonical: String) throws {
    let method = try MethodEncoding(parsing: written)
    #expect(method.encoding == canonical)
    #expect(try MethodEncoding(parsing: canonical) == method)
  }

  @Test func keepsEveryType() throws {
    let method = try MethodEncoding(parsing: "d28@0:8@\"NSArray\"16i24")
    #expect(method.result == .double)
    #expect(
      method.arguments == [
        .object(className: nil, protocols: []), .selector,
        .object(className: "NSArray", protocols: []), .int,
      ])
  }

  @Test(arguments: [
    ("v@:@", "v24@0:8@\"NSString\"16", true),
    ("@@:@", "#@:#", true),
    ("v@:@?", "v@:@?<v@?i>", true),
    ("v@:@?<v@?l>", "v@:@?<v24@?0q8>", true),
    ("v@:@?<v@?i>", "v@:@?<v@?q>", false),
    ("v@:@", "v@:@?", true),
    ("Vv@:", "v#:", true),
    ("q@:l", "l@:q", true),
    ("v@:", "v@:@", false),
    ("v@:@", "v@:q", false),
    ("v@:", "@@:", false),
    ("B@:", "c@:", false),
  ])
  func isCalledLikeAnother(_ one: String, _ other: String, _ alike: Bool) throws {
    let (one, other) = (try MethodEncoding(parsing: one), try MethodEncoding(parsing: other))
    #expect(one.isCalledLike(other) == alike)
    #expect(other.isCalledLike(one) == alike)
  }
}
