#import "Answers.h"

#import "ICCollectionViewCell.h"
#import "ICCollectionViewController.h"
#import "ICInflector.h"
#import "ICLoadingCollectionViewCell.h"
#import "ICLoadingTableViewCell.h"
#import "ICSimpleDataSource.h"
#import "ICTableViewCell.h"
#import "ICTableViewController.h"

// A prefix, and names that are hard to recase.
@interface ANURLBox : ICModel
@end

@implementation ANURLBox
@end

@interface ANNamed : ANChild
@end

@implementation ANNamed
+ (NSString *)modelName {
    return @"SpecialOffer";
}
@end

@interface ANError : NSError
@end

@implementation ANError
@end

@interface ANTableCell : UITableViewCell
@end

@implementation ANTableCell
@end

// Whoever is asked for cells, selections and heights. It answers what is named, and notes what it was sent.
@interface ANConfigurator : NSObject
@property (nonatomic, strong) NSArray *answered;
@property (nonatomic, strong) NSMutableArray *asked;
@end

@implementation ANConfigurator

+ (instancetype)configuratorOf:(NSArray *)names {
    ANConfigurator *configurator = [self new];
    configurator.answered = names;
    configurator.asked = [NSMutableArray array];
    return configurator;
}

- (BOOL)respondsToSelector:(SEL)selector {
    NSString *name = NSStringFromSelector(selector);
    if ([name rangeOfString:@"Cell:"].location == NSNotFound && ![name hasPrefix:@"tableView:"] && ![name hasPrefix:@"collectionView:"])
        return [super respondsToSelector:selector];
    return [self.answered containsObject:name] && [super respondsToSelector:selector];
}

#define NOTES(SELECTOR)                                                                                                                    \
    [self.asked addObject:SELECTOR]

- (void)configureCell:(id)cell withObject:(id)object { NOTES(@"withObject"); }
- (void)configureCell:(id)cell withError:(id)object { NOTES(@"withError"); }
- (void)configureCell:(id)cell withChild:(id)object { NOTES(@"withChild"); }
- (void)configureCell:(id)cell withANChild:(id)object { NOTES(@"withANChild"); }
- (void)configureCell:(id)cell withSpecialOffer:(id)object { NOTES(@"withSpecialOffer"); }
- (void)configureCell:(id)cell withUrlBox:(id)object { NOTES(@"withUrlBox"); }
- (void)configureCell:(id)cell withURLBox:(id)object { NOTES(@"withURLBox"); }
- (void)configureCell:(id)cell withLoadingPlaceholder:(id)object { NOTES(@"withLoadingPlaceholder"); }
- (void)configureLoadingCell:(id)cell { NOTES(@"loading"); }
- (void)configureNoResultsCell:(id)cell { NOTES(@"no results"); }
- (void)tableView:(id)view didSelectObject:(id)object { NOTES(@"select object"); }
- (void)tableView:(id)view didSelectError:(id)object { NOTES(@"select error"); }
- (void)tableView:(id)view didSelectChild:(id)object { NOTES(@"select child"); }
- (void)tableView:(id)view didSelectSpecialOffer:(id)object { NOTES(@"select offer"); }
- (void)collectionView:(id)view didSelectObject:(id)object { NOTES(@"select object"); }
- (void)collectionView:(id)view didSelectError:(id)object { NOTES(@"select error"); }
- (void)collectionView:(id)view didSelectChild:(id)object { NOTES(@"select child"); }
- (void)collectionView:(id)view didSelectSpecialOffer:(id)object { NOTES(@"select offer"); }
- (float)tableView:(id)view heightForChild:(id)object { return 50; }
- (double)tableView:(id)view heightForSpecialOffer:(id)object { return 70; }

@end

@interface ScreenAnswersTests : AnswersCase
@end

@implementation ScreenAnswersTests

- (void)setUp {
    [super setUp];
    [[ICInflector sharedInflector] addPrefixes:[NSSet setWithObject:@"AN"]];
}

- (NSDictionary *)objects {
    return @{
        @"child" : [ANChild new], @"named" : [ANNamed new], @"URL box" : [ANURLBox new], @"plain" : [ANPlain new], @"string" : @"s",
        @"error" : [NSError errorWithDomain:@"d" code:1 userInfo:@{NSLocalizedDescriptionKey : @"Sorry"}],
        @"own error" : [ANError errorWithDomain:@"d" code:2 userInfo:nil], @"loading" : [ICLoadingPlaceholder new],
        @"no results" : [ICNoResultsPlaceholder new], @"null" : [NSNull null], @"list" : @[],
    };
}

- (NSDictionary *)delegates {
    NSArray *object = @[ @"configureCell:withObject:", @"tableView:didSelectObject:", @"collectionView:didSelectObject:" ];
    NSArray *names = @[
        @"configureCell:withError:", @"configureCell:withChild:", @"configureCell:withSpecialOffer:", @"configureCell:withUrlBox:",
        @"configureCell:withURLBox:", @"tableView:didSelectError:", @"tableView:didSelectChild:", @"tableView:didSelectSpecialOffer:",
        @"collectionView:didSelectError:", @"collectionView:didSelectChild:", @"collectionView:didSelectSpecialOffer:",
        @"tableView:heightForChild:", @"tableView:heightForSpecialOffer:"
    ];
    return @{
        @"itself" : [NSNull null],
        @"nobody" : [ANConfigurator configuratorOf:@[]],
        @"objects" : [ANConfigurator configuratorOf:object],
        @"names" : [ANConfigurator configuratorOf:names],
        @"all" : [ANConfigurator configuratorOf:[[object arrayByAddingObjectsFromArray:names] arrayByAddingObjectsFromArray:@[
            @"configureLoadingCell:", @"configureNoResultsCell:", @"configureCell:withANChild:"
        ]]],
        @"class names" : [ANConfigurator configuratorOf:@[ @"configureCell:withANChild:", @"configureCell:withLoadingPlaceholder:" ]],
    };
}

- (void)testRows {
    NSDictionary *objects = [self objects], *delegates = [self delegates];
    NSIndexPath *path = [NSIndexPath indexPathForRow:0 inSection:0];
    for (NSString *who in [delegates.allKeys sortedArrayUsingSelector:@selector(compare:)])
        for (NSString *what in [objects.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
            NSString *question = [NSString stringWithFormat:@"%@ of %@", what, who];
            ANConfigurator *delegate = delegates[who] == [NSNull null] ? nil : delegates[who];
            ICSimpleDataSource *(^source)(void) = ^{ return [[ICSimpleDataSource alloc] initWithObjects:@[ objects[what] ]]; };
            ICTableViewController *table = [ICTableViewController new];
            table.dataSource = source();
            table.cellConfigurationDelegate = (id)delegate;
            [table view];
            ICCollectionViewController *grid = [[ICCollectionViewController alloc] initWithCollectionViewLayout:[UICollectionViewFlowLayout new]];
            grid.dataSource = source();
            grid.cellConfigurationDelegate = (id)delegate;
            [grid view];
            [self answer:@"table cell" to:question with:^{
              [delegate.asked removeAllObjects];
              UITableViewCell *cell = [table tableView:table.tableView cellForRowAtIndexPath:path];
              BOOL turns = [cell respondsToSelector:@selector(activityIndicator)] && [[(ICLoadingTableViewCell *)cell activityIndicator] isAnimating];
              return (id)@[ NSStringFromClass([cell class]), [delegate.asked copy] ?: @[], cell.textLabel.text ?: @"none", @(turns) ];
            }];
            [self answer:@"table height" to:question with:^{ return (id)@([table tableView:table.tableView heightForRowAtIndexPath:path]); }];
            [self answer:@"table selection" to:question with:^{
              [delegate.asked removeAllObjects];
              [table tableView:table.tableView didSelectRowAtIndexPath:path];
              return (id)[delegate.asked copy];
            }];
            [self answer:@"grid cell" to:question with:^{
              [delegate.asked removeAllObjects];
              [grid.collectionView layoutIfNeeded];
              [delegate.asked removeAllObjects];
              UICollectionViewCell *cell = [grid collectionView:grid.collectionView cellForItemAtIndexPath:path];
              return (id)@[ NSStringFromClass([cell class]), [delegate.asked copy] ?: @[] ];
            }];
            [self answer:@"grid selection" to:question with:^{
              [delegate.asked removeAllObjects];
              [grid collectionView:grid.collectionView didSelectItemAtIndexPath:path];
              return (id)[delegate.asked copy];
            }];
        }
}

- (void)testControllers {
    NSIndexPath *path = [NSIndexPath indexPathForRow:0 inSection:0];
    NSString * (^classOf)(ICTableViewController *) = ^(ICTableViewController *table) {
      return NSStringFromClass([[table tableView:table.tableView cellForRowAtIndexPath:path] class]);
    };
    ICTableViewController * (^tableOf)(id) = ^(id object) {
      ICTableViewController *table = [ICTableViewController new];
      table.dataSource = [[ICSimpleDataSource alloc] initWithObjects:@[ object ]];
      return table;
    };
    NSDictionary *acts = @{
        @"registered" : ^(ICTableViewController *table) { [table registerCellClass:[ANTableCell class] forModelClass:[ANChild class]]; },
        @"registered for the superclass" : ^(ICTableViewController *table) {
          [table registerCellClass:[ANTableCell class] forModelClass:[ICModel class]];
        },
        @"registered twice" : ^(ICTableViewController *table) {
          [table registerCellClass:[ANTableCell class] forModelClass:[ANChild class]];
          [table registerCellClass:[ICTableViewCell class] forModelClass:[ANChild class]];
        },
        @"default" : ^(ICTableViewController *table) { table.defaultCellClass = [ANTableCell class]; },
        @"default after a row" : ^(ICTableViewController *table) { classOf(table); table.defaultCellClass = [ANTableCell class]; },
        @"default of no cell" : ^(ICTableViewController *table) { table.defaultCellClass = [NSString class]; },
        @"default of nil" : ^(ICTableViewController *table) { table.defaultCellClass = Nil; },
        @"loading cells" : ^(ICTableViewController *table) {
          [table registerCellClass:[ANTableCell class] forModelClass:[ICLoadingPlaceholder class]];
        },
    };
    for (NSString *name in [acts.allKeys sortedArrayUsingSelector:@selector(compare:)])
        for (id object in @[ [ANChild new], [ANNamed new], [ICLoadingPlaceholder new] ])
            [self answer:@"registration" to:[NSString stringWithFormat:@"%@, %@", name, [object class]] with:^{
              ICTableViewController *table = tableOf(object);
              void (^act)(ICTableViewController *) = acts[name];
              act(table);
              return (id)classOf(table);
            }];
    for (Class class in @[ [ICTableViewController class], [ICCollectionViewController class] ]) {
        NSString *area = NSStringFromClass(class);
        id (^make)(void) = ^{
          return class == [ICTableViewController class]
                     ? (id)[ICTableViewController new]
                     : (id)[[ICCollectionViewController alloc] initWithCollectionViewLayout:[UICollectionViewFlowLayout new]];
        };
        ICTableViewController *fresh = make(), *loaded = make(), *emptied = make();
        [loaded view];
        [emptied view];
        emptied.cellConfigurationDelegate = nil;
        NSDictionary *controllers = @{@"fresh" : fresh, @"loaded" : loaded, @"emptied" : emptied};
        for (NSString *name in [controllers.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
            ICTableViewController *controller = controllers[name];
            [self answer:area to:[name stringByAppendingString:@" delegate"] with:^{
              return (id)(controller.cellConfigurationDelegate ? @(controller.cellConfigurationDelegate == (id)controller) : @"none");
            }];
            [self answer:area to:[name stringByAppendingString:@" default cell"] with:^{
              return (id)(controller.defaultCellClass ? NSStringFromClass(controller.defaultCellClass) : @"none");
            }];
            [self answer:area to:[name stringByAppendingString:@" clears"] with:^{ return (id)@(controller.clearsSelectionOnViewWillAppear); }];
        }
        [self answer:area to:@"delegate of a data source" with:^{
          ICTableViewController *controller = make();
          ICSimpleDataSource *source = [ICSimpleDataSource new];
          controller.dataSource = source;
          return (id)@(source.delegate == (id)controller);
        }];
        [self answer:area to:@"delegate of a data source that has one" with:^{
          ICTableViewController *controller = make(), *first = make();
          ICSimpleDataSource *source = [ICSimpleDataSource new];
          first.dataSource = source;
          controller.dataSource = source;
          return (id)@(source.delegate == (id)first);
        }];
        [self answer:area to:@"delegate of a data source that was replaced" with:^{
          ICTableViewController *controller = make();
          ICSimpleDataSource *source = [ICSimpleDataSource new];
          controller.dataSource = source;
          controller.dataSource = nil;
          return (id)@(source.delegate == (id)controller);
        }];
        [self answer:area to:@"answers failures" with:^{
          return (id)@([make() respondsToSelector:@selector(dataSource:failedWithError:)]);
        }];
        [self answer:area to:@"answers changes" with:^{
          return (id)@[
              @([make() respondsToSelector:@selector(dataSourceWillLoadData:)]),
              @([make() respondsToSelector:@selector(dataSourceDidPartiallyLoad:)]),
              @([make() respondsToSelector:@selector(dataSourceFinishedLoading:)])
          ];
        }];
        [self answer:area to:@"routing info" with:^{ return (id)@([[class alloc] initWithRoutingInfo:@{@"a" : @1}] != nil); }];
    }
    [self answer:@"ICTableViewController" to:@"sections of nothing" with:^{
      ICTableViewController *table = [ICTableViewController new];
      return (id)@([table numberOfSectionsInTableView:table.tableView]);
    }];
    [self answer:@"ICTableViewController" to:@"row that is not there" with:^{
      ICTableViewController *table = tableOf(@"one");
      return (id)[table tableView:table.tableView cellForRowAtIndexPath:[NSIndexPath indexPathForRow:5 inSection:0]];
    }];
    [self answer:@"cells" to:@"style" with:^{
      ICTableViewCell *cell = [[ICTableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"x"];
      return (id)@[ @(cell.detailTextLabel != nil), cell.reuseIdentifier ];
    }];
    [self answer:@"cells" to:@"label" with:^{
      ICCollectionViewCell *cell = [[ICCollectionViewCell alloc] initWithFrame:CGRectMake(0, 0, 10, 20)];
      cell.textLabel.text = @"t";
      [cell layoutSubviews];
      return (id)@[ @(cell.textLabel.superview == cell.contentView), @(cell.textLabel.frame.size.width), @(cell.textLabel.frame.size.height) ];
    }];
    for (Class class in @[ [ICLoadingTableViewCell class], [ICLoadingCollectionViewCell class] ])
        [self answer:@"cells" to:NSStringFromClass(class) with:^{
          ICLoadingCollectionViewCell *cell = [[class alloc] init];
          UIView *indicator = cell.activityIndicator;
          return (id)@[ NSStringFromClass([indicator class]), @(indicator.superview == cell.contentView), @(indicator == cell.activityIndicator) ];
        }];
    for (NSString *key in @[ @"name", @"anything.at.all", @"" ])
        for (id placeholder in @[ [ICLoadingPlaceholder new], [ICNoResultsPlaceholder new] ])
            [self answer:@"placeholder" to:[NSString stringWithFormat:@"%@ of %@", key, [placeholder class]] with:^{
              return [placeholder valueForKeyPath:key];
            }];
}

@end
