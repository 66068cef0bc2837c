#import "../MainQueue.h"
#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

@interface KWRows : NSObject <UITableViewDataSource>
@property (nonatomic) NSUInteger asked;
@property (nonatomic) BOOL raises;
@end

@implementation KWRows

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return 1000;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    self.asked++;
    if (self.raises) {
        [NSException raise:@"KWException" format:@"row %ld", (long)indexPath.row];
    }
    return [UITableViewCell new];
}

@end

@interface KeyWindowTests : XCTestCase
@end

@implementation KeyWindowTests

- (void)testThereIsAKeyWindowOfTheScreensSize {
    UIWindow *window = [UIApplication sharedApplication].keyWindow;
    XCTAssertNotNil(window);
    XCTAssertFalse(window.hidden);
    XCTAssertTrue(CGRectEqualToRect(window.frame, [UIScreen mainScreen].bounds));
}

- (void)testViewsInTheKeyWindowAreLaidOutInTheNextTurn {
    UIWindow *window = [UIApplication sharedApplication].keyWindow;
    KWRows *rows = [KWRows new];
    UITableView *table = [[UITableView alloc] initWithFrame:CGRectMake(0, 0, 320, 440)];
    table.dataSource = rows;
    [window addSubview:table];
    XCTAssertEqual(rows.asked, 0);
    waitForMainQueue(self);
    XCTAssertEqual(rows.asked, 10);
    waitForMainQueue(self);
    XCTAssertEqual(rows.asked, 10);
    [table reloadData];
    waitForMainQueue(self);
    XCTAssertEqual(rows.asked, 20);
    [table removeFromSuperview];
    [table reloadData];
    waitForMainQueue(self);
    XCTAssertEqual(rows.asked, 20);
}

- (void)testTheViewOfAControllerHasTheSizeOfTheWindow {
    UIViewController *controller = [UIViewController new];
    XCTAssertTrue(CGRectEqualToRect(controller.view.frame, [UIScreen mainScreen].bounds));
}

@end
