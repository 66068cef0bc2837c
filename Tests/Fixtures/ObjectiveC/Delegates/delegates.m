/* Lists whose delegates answer in every way that there is. `Tests/Fixtures/Delegates` is the same in C,
 * with handlers of single objects besides. */
#import <InstantCocoa/InstantCocoa.h>
#include <carob/plugin.h>
#include <objc/runtime.h>

@interface DGRow : ICModel
@property (nonatomic, copy) NSString *name;
@end
@implementation DGRow
@end

/* The delegate of a list is an object of the class that is called as the list, without "List". */
@interface DGDelegatingList : ICTableViewController
@property (nonatomic, strong) id kept;
@end
@implementation DGDelegatingList
- (void)viewDidLoad {
    [super viewDidLoad];
    NSString *name = NSStringFromClass([self class]);
    self.kept = [NSClassFromString([name substringToIndex:name.length - 4]) alloc];
    self.cellConfigurationDelegate = self.kept;
}
@end

@interface DGList : ICTableViewController
@end
@implementation DGList
- (void)configureCell:(UITableViewCell *)cell withRow:(DGRow *)row { cell.textLabel.text = @"plain"; }
@end

@interface DGRefusingList : DGList
@end
@implementation DGRefusingList
- (BOOL)respondsToSelector:(SEL)selector { return NO; }
@end

@interface DGCountingList : ICTableViewController
@end
@implementation DGCountingList {
    int _asked;
}
- (BOOL)respondsToSelector:(SEL)selector {
    if (sel_isEqual(selector, @selector(configureCell:withRow:))) _asked++;
    return [super respondsToSelector:selector];
}
- (void)configureCell:(UITableViewCell *)cell withRow:(DGRow *)row {
    cell.textLabel.text = [NSString stringWithFormat:@"asked %d", _asked];
}
@end

@interface DGEachTimeList : DGCountingList
@end
@implementation DGEachTimeList
+ (BOOL)cachesRespondsToSelector { return NO; }
@end

@interface DGElementList : ICTableViewController
@end
@implementation DGElementList
- (void)configureCell:(UITableViewCell *)cell withRow:(DGRow *)row {
    const id none[] = {nil};
    cell.textLabel.text = [NSArray arrayWithObjects:none count:1].description;
}
@end

@interface DGStyler : NSObject
+ (instancetype)shared;
@end
@implementation DGStyler
+ (instancetype)shared {
    static DGStyler *shared;
    if (!shared) shared = [DGStyler new];
    return shared;
}
- (void)configureCell:(UITableViewCell *)cell withRow:(DGRow *)row { cell.textLabel.text = @"styled"; }
@end

@interface DGMisspelled : NSObject
@end
@implementation DGMisspelled
- (void)configureCell:(UITableViewCell *)cell WithRow:(DGRow *)row { cell.textLabel.text = @"misspelled"; }
@end

@interface DGTarget : NSObject
@end
@implementation DGTarget
- (id)forwardingTargetForSelector:(SEL)selector { return [DGStyler shared]; }
@end

@interface DGSayingTarget : DGTarget
@end
@implementation DGSayingTarget
- (BOOL)respondsToSelector:(SEL)selector { return sel_isEqual(selector, @selector(configureCell:withRow:)); }
@end

@interface DGLiar : NSObject
@end
@implementation DGLiar
- (BOOL)respondsToSelector:(SEL)selector { return sel_isEqual(selector, @selector(configureCell:withRow:)); }
@end

@interface DGInvoker : NSObject
@end
@implementation DGInvoker
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return [[DGStyler shared] methodSignatureForSelector:selector];
}
- (void)forwardInvocation:(NSInvocation *)invocation { [invocation invokeWithTarget:[DGStyler shared]]; }
@end

@interface DGProxy : NSProxy
@end
@implementation DGProxy
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    return [[DGStyler shared] methodSignatureForSelector:selector];
}
- (void)forwardInvocation:(NSInvocation *)invocation { [invocation invokeWithTarget:[DGStyler shared]]; }
@end

@interface DGTargetProxy : NSProxy
@end
@implementation DGTargetProxy
- (id)forwardingTargetForSelector:(SEL)selector { return [DGStyler shared]; }
@end

#define LIST(NAME) \
    @interface NAME : DGDelegatingList \
    @end \
    @implementation NAME \
    @end
LIST(DGStylerList)
LIST(DGMisspelledList)
LIST(DGTargetList)
LIST(DGSayingTargetList)
LIST(DGLiarList)
LIST(DGInvokerList)
LIST(DGProxyList)
LIST(DGTargetProxyList)

CAROB_PLUGIN(
  .identifier = "org.example.delegates",
  .name = "Delegates",
  .version = "1",
  .prefixes = (const char *const[]){"DG", NULL},
  .principal_class = "DGList",
  .model_class = "DGRow",
  .data = "rows.json")
