import CarobRuntime
import CarobUIKit
import RuntimeTestSupport
import Testing

/// The messages that `+appearance` has recorded for a plugin go with it.
@Suite @MainActor struct AppearanceRecordsTests {
  private static let appearance = Selector("appearance")
  private static let setTag = Message<(Int) -> Void>("setTag:")

  /// The tag of a new switch after it has entered a window.
  private func tag() throws -> Int {
    let view = UISwitch()
    try UIWindow().addSubview(view)
    return view.tag
  }

  private func record(_ tag: Int) throws {
    let proxy = try #require(try UISwitch.runtimeClass.object.send(Self.appearance))
    try Self.setTag(proxy, tag)
  }

  @Test func recordsOfAPluginGoWithIt() throws {
    let owner = RegistrationOwner(name: "painter")
    try owner.whileRegistering { try record(7) }
    #expect(try tag() == 7)
    owner.discard()
    #expect(try tag() == 0)
  }

  @Test func objectsInRecordsAreLetGoBeforeUnloading() throws {
    let owner = RegistrationOwner(name: "painter")
    weak var color: UIColor?
    try autoreleasePool {
      let made = try UIColor.runtimeClass.make()
      color = made as? UIColor
      try owner.whileRegistering {
        let proxy = try #require(try UISwitch.runtimeClass.object.send(Self.appearance))
        try Message<(Object?) -> Void>("setOnTintColor:")(proxy, made)
      }
    }
    #expect(color != nil)
    owner.releaseKeptObjects()
    #expect(color == nil)
  }

  @Test func recordsForAClassOfAnotherPluginGoWithThatOne() throws {
    let (painter, maker) = (RegistrationOwner(name: "painter"), RegistrationOwner(name: "maker"))
    let cls = try maker.whileRegistering {
      try makeClass("Painted", below: UISwitch.runtimeClass)
    }
    try painter.whileRegistering {
      try Self.setTag(try #require(try cls.object.send(Self.appearance)), 7)
    }
    maker.releaseKeptObjects()
    let view = try #require(try cls.make() as? UISwitch)
    try UIWindow().addSubview(view)
    #expect(view.tag == 0)
    painter.discard()
  }
}
