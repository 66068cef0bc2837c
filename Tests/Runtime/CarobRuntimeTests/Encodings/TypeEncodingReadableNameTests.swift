import CarobRuntime
import Testing

@Suite struct TypeEncodingReadableNameTests {
  @Test(arguments: [
    ("v", "void"), ("B", "bool"), ("c", "char"), ("Q", "unsigned long long"),
    ("L", "unsigned long"),
    ("D", "long double"), ("T", "unsigned __int128"), ("d", "double"),
    ("@", "id"), ("@\"NSString\"", "NSString *"), ("@\"<P>\"", "id<P>"),
    ("@\"<P><Q>\"", "id<P, Q>"),
    ("@\"NSString<P>\"", "NSString<P> *"), ("^@", "id *"), ("^@\"NSError\"", "NSError **"),
    ("#", "Class"), (":", "SEL"), ("*", "char *"), ("r*", "const char *"), ("^*", "char **"),
    ("r^v", "const void *"), ("^^i", "int **"), ("[3i]", "int [3]"), ("[2[3i]]", "int [2][3]"),
    ("^[12i]", "int (*)[12]"), ("^r[3i]", "const int (*)[3]"), ("[3^i]", "int *[3]"),
    ("?", "unknown"), ("^?", "unknown (*)()"), ("@?", "block"), ("@?<v@?>", "void (^)(void)"),
    ("@?<B@?@\"NSString\"q>", "bool (^)(NSString *, long long)"),
    ("{CGRect={CGPoint=dd}{CGSize=dd}}", "CGRect"), ("^{CGRect}", "CGRect *"),
    ("{?=i[2d]}", "struct { int; double [2]; }"),
    ("{?=\"a\"i\"b\"^[2d]\"c\"b3}", "struct { int a; double (*b)[2]; unsigned int c : 3; }"),
    ("{?}", "struct"), ("(Value=id)", "union Value"), ("(?=if)", "union { int; float; }"),
    ("b3", "unsigned int : 3"), ("b40", "unsigned long long : 40"), ("b0s3", "short : 3"),
    ("jd", "double _Complex"), ("Ai", "_Atomic int"), ("Vv", "oneway void"), ("n@", "in id"),
  ])
  func isSpelledAsInC(_ encoding: String, name: String) throws {
    #expect(try TypeEncoding(parsing: encoding).readableName == name)
  }
}
