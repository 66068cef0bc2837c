import CarobRuntime
import InstantCocoaRemote
import Testing

@Suite struct InstantCocoaRemoteClassesTests {
  @Test("registered classes are found by name") func registered() {
    InstantCocoaRemoteClasses.register()
    for type in InstantCocoaRemoteClasses.all {
      #expect(RuntimeClass(named: type.runtimeClass.name) == type.runtimeClass)
    }
  }
}
