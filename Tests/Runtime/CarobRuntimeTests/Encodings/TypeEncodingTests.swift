import CarobRuntime
import Testing

@Suite struct TypeEncodingTests {
  @Test(arguments: [
    "v", "B", "c", "C", "s", "S", "i", "I", "l", "L", "q", "Q", "t", "T", "f", "d", "D", "#", ":",
    "*", "?", "@", "@?", "@\"NSString\"", "@\"NSString<P><Q>\"", "@\"<P>\"", "@\"<P><Q>\"",
    "@?<v@?>", "@?<v@?@\"NSString\"q>", "@?<@?<v@?>@?>", "^v", "^^i", "^?", "^@?", "r*", "r^v",
    "Vv",
    "rnNoORA|+i", "[12^f]", "[0i]", "[3[4d]]", "{CGPoint}", "{CGPoint=dd}", "{Empty=}", "{?=ii}",
    "{?}", "{CGRect={CGPoint=dd}{CGSize=dd}}", "{CGPoint=\"x\"d\"y\"d}", "(Value=id)", "(Value)",
    "(?=i*)", "{F=b3b5i}", "{F=b0i3b3i5}", "{F=\"a\"b0I3\"b\"b3S5}", "b3", "b64B1", "jf", "jd",
    "ji",
    "Ai", "{S=\"a\"@\"b\"i}", "{S=\"a\"@\"NSString\"\"b\"i}", "{S=\"a\"@\"NSString\"}",
    "![16,16f]", "{S=i![8,8s]}", "r![32,16A^v]",
    "{S=\"a\"^@\"b\"r@\"c\"@}", "{S=\"\"b3\"x\"i}", "{list<int, std::less<int>>=^v}",
    "{S=\"u\"(?=\"i\"i\"o\"@\"NSString\")\"n\"[2@\"NSString\"]}", "@\"Größe\"",
  ])
  func roundTrips(_ encoding: String) throws {
    let type = try TypeEncoding(parsing: encoding)
    #expect(type.encoding == encoding)
    #expect(type.description == encoding)
  }

  @Test(arguments: [
    ("{=ii}", "{?=ii}"), ("{}", "{?}"), ("(=i)", "(?=i)"), ("[007i]", "[7i]"), ("b03", "b3"),
    (" ", "?"), ("^ ", "^?"), ("{S=@ }", "{S=@ }"), ("{S=r@ i }", "{S=r@ i?}"),
    ("{S=@?}", "{S=@?}"),
    ("@?<v8@?0i4>", "@?<v@?i>"),
  ])
  func isWrittenCanonically(_ encoding: String, canonical: String) throws {
    #expect(try TypeEncoding(parsing: encoding).encoding == canonical)
  }

  @Test func isReadIntoParts() throws {
    let id = TypeEncoding.object(className: nil, protocols: [])
    let parts: [(String, TypeEncoding)] = [
      ("@\"NSSet<P><Q>\"", .object(className: "NSSet", protocols: ["P", "Q"])),
      ("@\"<P>\"", .object(className: nil, protocols: ["P"])),
      (
        "@?<B@?r*>",
        .block(
          signature: .init(
            result: .bool, arguments: [.block(signature: nil), .qualified(.const, .cString)]))
      ),
      ("[2^v]", .array(count: 2, element: .pointer(.void))),
      ("{?=i}", .structure(name: nil, fields: [.init(type: .int)])),
      ("{S}", .structure(name: "S", fields: nil)),
      ("(U=\"f\"f)", .union(name: "U", fields: [.init(name: "f", type: .float)])),
      (
        "{S=b3i}",
        .structure(
          name: "S",
          fields: [
            .init(type: .bitField(width: 3, declaration: nil)), .init(type: .int),
          ])
      ),
      (
        "{S=b3i4}",
        .structure(
          name: "S",
          fields: [
            .init(type: .bitField(width: 4, declaration: .init(position: 3, type: .int)))
          ])
      ),
      (
        "{S=\"a\"@\"b\"i}",
        .structure(
          name: "S",
          fields: [
            .init(name: "a", type: id), .init(name: "b", type: .int),
          ])
      ),
      (
        "{S=\"a\"@\"B\"}",
        .structure(
          name: "S",
          fields: [
            .init(name: "a", type: .object(className: "B", protocols: []))
          ])
      ),
      ("jq", .complex(.longLong)),
      ("Arq", .qualified(.atomic, .qualified(.const, .longLong))),
    ]
    for (encoding, expected) in parts {
      #expect(try TypeEncoding(parsing: encoding) == expected, "\(encoding)")
    }
  }

  @Test func unqualifiedStripsTheFrontOnly() throws {
    let type = try TypeEncoding(parsing: "rN^r*")
    #expect(type.unqualified.encoding == "^r*")
    #expect(type.unqualified.unqualified == type.unqualified)
  }
}
