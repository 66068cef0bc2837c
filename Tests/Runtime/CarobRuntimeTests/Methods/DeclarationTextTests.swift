import Testing

@testable import CarobRuntime

/// The names that declarations in Objective-C give to members.
@Suite struct DeclarationTextTests {
  @Test(arguments: [
    ("- (void)close", "close"),
    ("- (nullable ObjectType)objectForKey:(KeyType)key", "objectForKey:"),
    (
      "+ (instancetype)arrayWithObjects:(id)first, ... NS_REQUIRES_NIL_TERMINATION",
      "arrayWithObjects:"
    ),
    ("- (void)setA:(int)a b:(char *[])b", "setA:b:"),
    ("- (void)add:(int)a :(int)b", "add::"),
    (
      "- (void)visit:(void (NS_NOESCAPE ^)(id object, NSUInteger index, BOOL *stop))block now:(BOOL)now",
      "visit:now:"
    ),
    ("- (void (^)(id object, BOOL last))handler", "handler"),
    ("- (instancetype)init NS_UNAVAILABLE", "init"),
    ("-(id)of:(id)x", "of:"),
    ("@property (nonatomic, copy) NSString *name", "name"),
    ("@property (nonatomic, getter=isHidden) BOOL hidden", "isHidden"),
    ("@property (readonly) NSUInteger count", "count"),
    ("@property id delegate", "delegate"),
    ("@property (nullable, copy) void (^completionBlock)(void)", "completionBlock"),
    ("@property (nonatomic, readonly) id _Nonnull (^block)(id _Nullable, NSArray *)", "block"),
  ])
  func aDeclarationNamesAMethod(_ declaration: String, _ selector: String) {
    #expect(DeclarationText.selectorName(of: declaration) == selector)
  }

  @Test(arguments: [
    ("@property (nonatomic, getter=isHidden) BOOL hidden", "hidden"),
    ("@property (nonatomic, copy) NSArray<NSString *> *names", "names"),
    ("@property id<ICDataSource> source", "source"),
    ("@property (nullable, copy) void (^completionBlock)(void)", "completionBlock"),
  ])
  func aDeclarationNamesAProperty(_ declaration: String, _ name: String) {
    #expect(DeclarationText.propertyName(of: declaration) == name)
  }

  @Test func aNameIsNoDeclaration() {
    #expect(!DeclarationText.isDeclaration("close"))
    #expect(!DeclarationText.isDeclaration(""))
    #expect(DeclarationText.selectorName(of: "add::" as StaticString) == "add::")
    #expect(DeclarationText.isDeclaration("- (void)close"))
  }

  @Test func typesStandInParentheses() {
    #expect(DeclarationText.types(of: "- (void)close") == ["void"])
    #expect(
      DeclarationText.types(of: "+ (id)a:(void (^)(int))block b:(NSError **)error")
        == ["id", "void (^)(int)", "NSError **"])
  }
}
