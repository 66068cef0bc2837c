import CarobRuntime
import RuntimeTestSupport
import Testing

private let nothing: @convention(c) () -> Void = {}

/// Methods as Objective-C declares them.
@Suite struct MethodDeclarationTests {
  @Test(arguments: [
    (
      "configureCell:withUser:", "v@:@\"UITableViewCell\"@",
      "- (void)configureCell:(UITableViewCell *)cell withUser:(id)user"
    ),
    ("count", "Q@:", "- (unsigned long long)count"),
    ("setName:", "v24@0:8@\"NSString\"16", "- (void)setName:(NSString *)name"),
    ("setOfficialName:", "v@:@", "- (void)setOfficialName:(id)officialName"),
    ("setURL:", "v@:@", "- (void)setURL:(id)url"),
    ("setValue:forKey:", "v@:@@", "- (void)setValue:(id)value forKey:(id)key"),
    ("setup:", "v@:@", "- (void)setup:(id)setup"),
    ("set:", "v@:@", "- (void)set:(id)set"),
    (
      "tableView:heightForRowAtIndexPath:", "d@:@@",
      "- (double)tableView:(id)view heightForRowAtIndexPath:(id)path"
    ),
    ("initWithURL:", "@@:@", "- (id)initWithURL:(id)url"),
    ("loadHTMLString:", "v@:*", "- (void)loadHTMLString:(char *)string"),
    ("parseHTML5:", "v@:@", "- (void)parseHTML5:(id)html5"),
    ("drawRect:", "v@:{CGRect={CGPoint=dd}{CGSize=dd}}", "- (void)drawRect:(CGRect)rect"),
    ("enumerate:", "v@:@?<v@?@>", "- (void)enumerate:(void (^)(id))enumerate"),
    // Where the selector gives no name of its own.
    ("a:a:", "v@:@@", "- (void)a:(id)a a:(id)arg1"),
    ("::", "v@:ii", "- (void):(int)arg0 :(int)arg1"),
    ("withId:for:", "v@:@@", "- (void)withId:(id)arg0 for:(id)arg1"),
    ("at1:", "v@:q", "- (void)at1:(long long)at1"),
    ("x_2:", "v@:q", "- (void)x_2:(long long)arg0"),
    // What could not be added to a class.
    ("broken", "v@", "- broken /* v@ */"),
    ("two:", "v@:", "- two: /* v@: */"),
  ])
  func isReadable(_ name: String, types: String, text: String) throws {
    let selector = try Selector(validating: name)
    let method = Method(selector, implementation(nothing), types: types)
    #expect(method.readableSignature == text)
  }

  @Test func classMethodsHaveAPlus() throws {
    let cls = try makeClass { cls in
      try cls.metaclass.addMethod(Selector("userWithName:")) { (_: ClassObject, name: String) in
        name
      }
    }
    #expect(
      cls.metaclass.methods.map(\.readableSignature) == [
        "+ (NSString *)userWithName:(NSString *)name"
      ])
    let root = try #require(cls.metaclass.instanceMethod(for: Selector("alloc")))
    #expect(root.readableSignature == "+ (id)alloc")
    // What class objects inherit from the root class is an instance method.
    let shared = try #require(cls.metaclass.instanceMethod(for: Selector("isEqual:")))
    #expect(!shared.isClassMethod)
  }
}
