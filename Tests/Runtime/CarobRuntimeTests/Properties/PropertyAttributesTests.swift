import Testing

@testable import CarobRuntime

@Suite struct PropertyAttributesTests {
  private func parsed(_ list: String) throws -> PropertyAttributes {
    try PropertyAttributes(
      list.split(separator: ",").map { (String($0.prefix(1)), String($0.dropFirst())) })
  }

  @Test(arguments: [
    "Tq", "T@,&", "T@\"NSString\",C,N", "T@,W,N", "TB,R,GisDone", "Td,D",
    "T@\"NSString\",C,N,Stake:,V_name", "T{CGRect=dddd},V_frame",
    "T@,?,R,W,D,N,Gget,P,tx,V_x",
  ])
  func readsWhatItWrites(list: String) throws {
    #expect(try parsed(list).string == list)
  }

  /// The last one counts. All are in the text, in the order in which clang writes them.
  @Test(arguments: [
    ("T@,R,&,C,W,D,V_x", PropertyAttributes.Memory.weak, "T@,R,&,C,W,D,V_x"),
    ("T@,D,W,C,&", .strong, "T@,&,C,W,D"), ("T@,C,C", .copy, "T@,C"),
  ])
  func keepsWhatContradictsItself(list: String, memory: PropertyAttributes.Memory, text: String)
    throws
  {
    let all = try parsed(list)
    #expect(all.memory == memory)
    #expect(all.string == text)
  }

  @Test func knowsTheLetters() throws {
    let all = try parsed("T@\"NSString\",R,C,N,D,GtheName,StakeName:,Vstored,P,?")
    #expect(all.type == "@\"NSString\"")
    #expect(all.isReadOnly && all.isNonatomic && all.isDynamic)
    #expect(all.memory == .copy)
    #expect(all.getter == "theName")
    #expect(all.setter == "takeName:")
    #expect(all.ivar == "stored")
    #expect(all.className == "NSString")
    #expect(try parsed("T@").className == nil)
    #expect(try parsed("T@").memory == .assign)
    #expect(try parsed("Tq").className == nil)
    #expect(PropertyAttributes(type: "malformed{").className == nil)
  }

  @Test(arguments: [
    ("Tq", ["T q"]), ("T@\"A,B\",&,N,V_a", ["T @\"A,B\"", "& ", "N ", "V _a"]),
    ("T{pair<int, int>=ii},R", ["T {pair<int, int>=ii}", "R "]), ("", []), (",,", []),
    ("T]],R", ["T ]]", "R "]),
  ])
  func splitsAttributeStrings(string: String, pairs: [String]) {
    #expect(PropertyAttributes.pairs(in: string).map { "\($0.name) \($0.value)" } == pairs)
  }

  @Test(arguments: [
    ("R", "the type (attribute T) is missing"), ("", "the type (attribute T) is missing"),
    ("Tq,X", "\"X\" is no property attribute"),
    ("Tq,&", "type \"q\" is no object, which alone can be copied, strong or weak"),
    ("T#,W", "type \"#\" is no object, which alone can be copied, strong or weak"),
  ])
  func refuses(list: String, reason: String) {
    let error = #expect(throws: MalformedAttributes.self) { try parsed(list) }
    #expect(error?.reason == reason)
  }
}
