/* Macros of Apple's SDK as programs use them. It is compiled, and not run. */
#include <stdio.h>
#import <UIKit/UIKit.h>
#include <netdb.h>
#include <objc/message.h>
#include <spawn.h>
#include <sys/socket.h>

#if !TARGET_OS_IPHONE || !TARGET_OS_IOS || TARGET_OS_OSX || TARGET_OS_TV
#error "the target is iOS"
#endif
#if __IPHONE_OS_VERSION_MIN_REQUIRED < __IPHONE_9_0 || \
  __IPHONE_OS_VERSION_MAX_ALLOWED < __IPHONE_OS_VERSION_MIN_REQUIRED
#error "the version is not set"
#endif
#if __MAC_10_9 != 1090 || __IPHONE_8_0 != 80000 || !defined(MAC_OS_X_VERSION_MAX_ALLOWED)
#error "versions have other numbers"
#endif

/* Nullability, where the C library has a macro with the name. */
typedef NSString *_Nonnull (^SKNamer)(NSInteger, id __nonnull object);
typedef NSString *__nonnull (*SKFunction)(NSString *__nullable text);
typedef void (^SKDone)(NSError *_Nullable_result error);
extern void take(void *memory, void *other) __nonnull((1, 2));
extern NSString *__null_unspecified old(id __nonnull first, void *_Nonnull (*_Nonnull second)(int));

/* Enumerations. */
extern NSString *const SKErrorDomain;
typedef NS_ENUM(NSInteger, SKKind) { SKKindUser, SKKindBot NS_ENUM_AVAILABLE_IOS(8_0) = 4 };
NS_ENUM(unsigned char) { SKSmall = 255 };
typedef NS_OPTIONS(NSUInteger, SKFlags) { SKFlagNew = 1 << 0, SKFlagRead = 1 << 1 };
NS_OPTIONS(NSUInteger) { SKMask = 3 };
typedef NS_CLOSED_ENUM(NSInteger, SKSide) { SKSideLeft, SKSideRight };
typedef NS_ERROR_ENUM(SKErrorDomain, SKError) { SKErrorNetwork = 1 };
NS_ERROR_ENUM(SKErrorDomain) { SKErrorOther = 2 };
typedef CF_ENUM(int32_t, SKPlain) { SKPlainOne };
typedef CF_OPTIONS(uint32_t, SKBits) { SKBit = 1 };
typedef NSString *SKName NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *SKNotice NS_STRING_ENUM;
_Static_assert(sizeof(SKSmall) == 1 && sizeof(SKPlain) == 4 && sizeof(SKKind) == 8, "types");

/* Types. */
_Static_assert(sizeof(UInt8) + sizeof(SInt16) + sizeof(UInt32) + sizeof(SInt64) == 15, "widths");
_Static_assert(sizeof(OSStatus) == 4 && sizeof(Boolean) == 1 && sizeof(unichar) == 2, "widths");
_Static_assert(kNilOptions == 0 && TRUE && !FALSE && noErr == 0, "constants");

/* Externs, availability and Swift. */
OBJC_EXTERN void SKFirst(void);
OBJC_EXPORT NSString *const SKSecond API_AVAILABLE(ios(9.0), macos(10.11));
FOUNDATION_EXPORT void SKThird(void) NS_DEPRECATED_IOS(2_0, 6_0, "call SKFirst");
UIKIT_EXTERN void SKFourth(void) __OSX_AVAILABLE_STARTING(__MAC_10_9, __IPHONE_7_0);
FOUNDATION_EXTERN void SKFifth(void) API_DEPRECATED_WITH_REPLACEMENT("SKFirst", ios(2.0, 9.0));
extern void SKSixth(void) __deprecated_msg("call SKFirst");
extern void SKSeventh(void) DEPRECATED_ATTRIBUTE __TVOS_PROHIBITED __WATCHOS_UNAVAILABLE;
extern void SKEighth(NSString *format, ...) NS_FORMAT_FUNCTION(1, 2) NS_SWIFT_NOTHROW;

NS_CLASS_AVAILABLE_IOS(7_0) NS_SWIFT_NAME(Account) NS_SWIFT_UI_ACTOR API_UNAVAILABLE(tvos)
@interface SKAccount : NSObject
@property (NS_NONATOMIC_IOSONLY, copy) NSString *name NS_SWIFT_NAME(label);
@property (nonatomic, null_unspecified, copy) SKName kind NS_REFINED_FOR_SWIFT;
@property (nonatomic, nullable, copy) SKNamer namer NS_SWIFT_SENDABLE;
- (instancetype)init UNAVAILABLE_ATTRIBUTE;
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
- (void)close NS_REQUIRES_SUPER NS_EXTENSION_UNAVAILABLE_IOS("not in extensions");
- (void)open:(void (NS_NOESCAPE ^)(void))block NS_SWIFT_UNAVAILABLE("call close");
- (id)newest NS_RETURNS_NOT_RETAINED NS_AVAILABLE(10_9, 7_0);
- (void)shut DEPRECATED_MSG_ATTRIBUTE("send close");
- (void)load:(void (^)(void))done NS_SWIFT_DISABLE_ASYNC NS_SWIFT_ASYNC(1);
@end

__unused static int count;
static void clean(int *value) { (void)value; }

NS_INLINE NSUInteger sizes(void) {
  NS_VALID_UNTIL_END_OF_SCOPE NSString *text = @"a";
  int value __unused = 0, other __attribute__((cleanup(clean))) = 0;
  char copy[8];
  memcpy(copy, text.UTF8String, 2);
  assert(isdigit(copy[0]) == 0);
  NSRect rect = NSMakeRect(0, 0, 3, 4);
  NSPoint point = NSMakePoint(1, 2);
  NSSize size = NSMakeSize(5, 6);
  NSUInteger sum = NSMaxX(rect) + point.x + size.width + fabs(-1.5) + (errno == 0);
  NS_DURING
    [NSException raise:NSGenericException format:@"%lu", sum];
    NS_VALUERETURN(sum, NSUInteger);
  NS_HANDLER
    sum += localException.name.length;
  NS_ENDHANDLER
  return NSEqualRects(rect, NSZeroRect) ? 0 : sum;
}

BOOL isObject(Method method) {
  char type[8];
  method_getReturnType(method, type, sizeof type);
  return type[0] == _C_ID || (type[0] == _C_CONST && type[1] == _C_CHARPTR);
}

NSUInteger sum(void) {
  if (@available(iOS 11.0, *)) return sizes();
  return 0;
}
