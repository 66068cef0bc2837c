import CarobRenderers
import CarobRuntime
import Testing

@Suite struct ClassDeclarationTests {
  private func makeClass(named name: String) throws -> RuntimeClass {
    try RuntimeClass.allocatePair(named: name, superclass: Object.runtimeClass)
  }

  @Test func writesAnEmptyClass() throws {
    let cls = try makeClass(named: "CDEmpty")
    try cls.registerPair()
    #expect(ClassDeclaration(of: cls).lines == ["@interface CDEmpty : NSObject", "@end"])
    #expect(
      ClassDeclaration(of: Object.runtimeClass).lines.first == "@interface NSObject <NSObject>")
  }

  @Test func writesProtocols() throws {
    let cls = try makeClass(named: "CDAdopting")
    cls.adopt(.registered("CDOne"))
    cls.adopt(.registered("CDTwo"))
    try cls.registerPair()
    #expect(
      ClassDeclaration(of: cls).lines.first == "@interface CDAdopting : NSObject <CDOne, CDTwo>")
  }

  @Test(arguments: [
    ("@\"NSString\"", "copy", "(copy) NSString *"), ("@", "strong", "(strong) id "),
    ("@\"<P>\"", "weak", "(weak) id<P> "), ("d", "", "double "), ("^@", "", "id *"),
    ("{CGSize=dd}", "", "CGSize "), ("B", "getter", "(getter=isIt) bool "),
    ("q", "nonatomic", "(nonatomic) long long "), ("#", "readonly", "(readonly) Class "),
  ])
  func writesProperties(_ type: String, attribute: String, text: String) throws {
    var attributes = PropertyAttributes(type: type)
    attributes.isDynamic = true
    switch attribute {
    case "copy": attributes.memory = .copy
    case "strong": attributes.memory = .strong
    case "weak": attributes.memory = .weak
    case "getter": attributes.getter = "isIt"
    case "nonatomic": attributes.isNonatomic = true
    case "readonly": attributes.isReadOnly = true
    default: break
    }
    let cls = try makeClass(
      named: "CDProperty_\(attribute)_\(type.utf8.reduce(0) { $0 &* 31 &+ Int($1) })")
    try cls.declareProperty("it", attributes)
    try cls.registerPair()
    #expect(ClassDeclaration(of: cls).lines.dropFirst().first == "@property \(text)it;")
  }

  @Test func writesClassMethodsFirstAndSortsByName() throws {
    let cls = try makeClass(named: "CDMethods")
    try cls.addMethod(Selector("b")) { (this: Object) in this }
    try cls.addMethod(Selector("a")) { (_: Object) in }
    try cls.addMethod(Selector("move:to:")) { (_: Object, what: Object?, place: Double) in place }
    try cls.metaclass.addMethod(Selector("make:")) { (_: Object, times: Int) in times }
    try cls.registerPair()
    #expect(
      ClassDeclaration(of: cls).lines == [
        "@interface CDMethods : NSObject", "+ (long long)make:(long long)make;", "- (void)a;",
        "- (id)b;", "- (double)move:(id)move to:(double)to;", "@end",
      ])
  }

  @Test func writesVariables() throws {
    let cls = try makeClass(named: "CDVariables")
    try cls.addIvar("owner", size: 8, alignment: 8, encoding: "@", ownership: .weak)
    try cls.addIvar("name", size: 8, alignment: 8, encoding: "@\"NSString\"", ownership: .strong)
    try cls.addIvar("borrowed", size: 8, alignment: 8, encoding: "@")
    try cls.addIvar("counts", size: 16, alignment: 4, encoding: "[4i]")
    try cls.addIvar("size", size: 16, alignment: 8, encoding: "{CGSize=dd}")
    try cls.addIvar("call", size: 8, alignment: 8, encoding: "^?")
    try cls.registerPair()
    #expect(
      ClassDeclaration(of: cls).lines == [
        "@interface CDVariables : NSObject {", "  __weak id owner;", "  NSString *name;",
        "  __unsafe_unretained id borrowed;", "  int counts[4];", "  CGSize size;",
        "  unknown (*call)();", "}", "@end",
      ])
  }
}
