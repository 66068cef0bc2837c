import CarobFoundation
import CarobRuntime
import InstantCocoa
import Testing

@Suite("The methods of strings")
struct InflectionMembersTests {
  init() { InstantCocoaClasses.register() }

  @Test(arguments: [
    ("camelCasedString", "long_propertyName", "LongPropertyName"),
    ("llamaCasedString", "long_propertyName", "longPropertyName"),
    ("trainCasedString", "long_propertyName", "long-property-name"),
    ("snakeCasedString", "URLString", "url_string"),
    ("displayString", "long_propertyName", "Long Property Name"),
    ("pluralizedString", "Category", "Categories"), ("singularizedString", "boxes", "box"),
    ("firstCharacter", "blue jay", "b"), ("camelCasedString", "", ""),
    ("pluralizedString", "", "s"),
  ])
  func changed(_ selector: String, _ string: String, _ result: String) throws {
    let selector = try Selector(validating: selector)
    #expect(try StringBox(string).send(selector)?.description == result)
  }

  @Test func standInKeyPaths() throws {
    let animal = DictionaryBox(["name": StringBox("blue jay")])
    #expect(
      try animal.value(forKeyPath: "name.pluralizedString.firstCharacter")?.description == "b")
    #expect(try animal.value(forKeyPath: "name.camelCasedString")?.description == "BlueJay")
  }
}
