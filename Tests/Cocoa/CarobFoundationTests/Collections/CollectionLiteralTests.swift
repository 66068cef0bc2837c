import CarobFoundation
import CarobRuntime
import Foundation
import RuntimeTestSupport
import Testing

// Both modules, without a word on which one is meant.

/// Lists and dictionaries of objects as Swift's collections.
@Suite struct CollectionLiteralTests {
  @Test func aListIsACollection() throws {
    let object = Object()
    let list: ArrayBox = ["a", 2, nil, [true], object]
    #expect(list.count == 5)
    #expect(list[0].description == "a")
    #expect((list[1] as? NumberBox)?.doubleValue == 2)
    #expect(list[2] is NullBox)
    #expect((list[3] as? ArrayBox)?.first?.description == "1")
    #expect(list.last === object)
    #expect(list.map(\.description).prefix(2) == ["a", "2"])
    #expect((list as ArrayBox).isEqual(try Object.boxing(["a", 2, nil, [true], object])))
    #expect(([] as ArrayBox).isEmpty)
    let changeable: MutableArrayBox = ["x"]
    try changeable.insert(StringBox("y"), at: 1)
    #expect(changeable.map(\.description) == ["x", "y"])
  }

  private final class Odd: ArrayBox {
    override var count: Int { 2 }
    override func object(at index: Int) throws -> Object {
      if index == 1 { throw RaisedError("odd") }
      return StringBox("even")
    }
  }

  @Test func anElementThatCannotBeMadeIsNull() {
    #expect(Odd().map(\.description) == ["even", NullBox().description])
  }

  @Test func aDictionaryIsACollection() {
    let dictionary: DictionaryBox = ["name": "Ada", "born": 1815, "died": nil]
    #expect(dictionary.count == 3)
    #expect(dictionary["name"]?.description == "Ada")
    #expect(dictionary["died"] is NullBox)
    #expect(dictionary.map { "\($0.key)" }.sorted() == ["born", "died", "name"])
    #expect(dictionary.values.count == 3)
    #expect(([:] as DictionaryBox).isEmpty)
    let changeable: MutableDictionaryBox = ["a": 1]
    changeable["b"] = StringBox("two")
    changeable["a"] = nil
    #expect(changeable.description == "{b: two}")
  }

  @Test func rowsAndOrdersAreNamedBesideFoundation() throws {
    let path = IndexPath(section: 1, row: 2)
    #expect(path == Foundation.IndexPath(indexes: [1, 2]))
    #expect((path.section, path.row) == (1, 2))
    #expect(path < IndexPath(section: 1, row: 3))
    #expect(IndexPathBox(path).description == "1,2")
    let byName = SortDescriptorBox(key: "self", ascending: false)
    let sorted = try SortDescriptorBox.sort([StringBox("a"), StringBox("b")], by: [byName])
    #expect(sorted.map(\.description) == ["b", "a"])
    let numbers = [3, 1, 2].sorted(using: SortDescriptor(\Int.self))
    #expect(numbers == [1, 2, 3])
  }

  private final class Account: Object {
    var owner = "Ada"
    let number = 7

    override class func define(_ definition: ClassDefinition) {
      definition.members(of: Account.self) { account in
        account.property("owner", \.owner)
        account.property("number", \.number)
      }
    }
  }

  @Test func aPropertyIsNamedByItsKeyPath() throws {
    let account = Account()
    try account.setValue(StringBox("Grace"), forKey: "owner")
    #expect(account.owner == "Grace")
    #expect(try account.value(forKey: "number")?.description == "7")
    #expect(Account.runtimeClass.property(named: "number")?.attributes.isReadOnly == true)
  }
}
