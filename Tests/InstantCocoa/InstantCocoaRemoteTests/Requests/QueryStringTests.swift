import CarobFoundation
import CarobRuntime
import Testing

@testable import InstantCocoaRemote

@Suite("Queries")
struct QueryStringTests {
  @Test func keysAreSortedAtEachLevel() throws {
    let parameters = DictionaryBox([
      "b": DictionaryBox(["z": NumberBox(1), "a": StringBox("x")]), "a": NumberBox(2.5),
      "B": NumberBox(true),
    ])
    #expect(try QueryString.text(of: parameters) == "B=1&a=2.5&b%5Ba%5D=x&b%5Bz%5D=1")
  }

  @Test func listsSetsAndNull() throws {
    let parameters = DictionaryBox([
      "l": ArrayBox([NumberBox(2), NumberBox(1), ArrayBox([NumberBox(3)])]),
      "s": SetBox([StringBox("b"), StringBox("a")]), "n": NullBox(), "e": ArrayBox([]),
    ])
    #expect(
      try QueryString.text(of: parameters)
        == "l%5B%5D=2&l%5B%5D=1&l%5B%5D%5B%5D=3&n&s=a&s=b")
  }

  @Test func allButUnreservedCharactersAreEncoded() throws {
    let parameters = DictionaryBox(["k&=": StringBox("a-._~ +/?&=#%ü\n")])
    #expect(
      try QueryString.text(of: parameters)
        == "k%26%3D=a-._~%20%2B%2F%3F%26%3D%23%25%C3%BC%0A")
  }

  @Test func aDictionaryInsideItselfIsRefused() throws {
    let parameters = MutableDictionaryBox([:])
    try parameters.setObject(parameters, forKey: StringBox("me"))
    let error = #expect(throws: ParameterError.self) { try QueryString.text(of: parameters) }
    #expect(error?.description == "the parameters are nested more than 32 levels deep")
    #expect(throws: ParameterError.self) { try JSONBody.data(of: parameters) }
    try parameters.send(Selector("removeAllObjects"))
  }
}
