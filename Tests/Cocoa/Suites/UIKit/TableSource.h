#import <UIKit/UIKit.h>

/// A data source and delegate of a table with rows of strings, which notes the messages that it gets.
@interface TableSource : NSObject <UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching>
/// Arrays of strings, one for each section.
@property (nonatomic, strong) NSMutableArray<NSMutableArray<NSString *> *> *sections;
/// The messages about editing, in their order.
@property (nonatomic, strong) NSMutableArray<NSString *> *told;
/// Rows with this text can be neither edited nor moved.
@property (nonatomic, copy) NSString *fixed;
@property (nonatomic) UITableViewCellEditingStyle style;
/// The methods that give or change rows for editing raise an exception.
@property (nonatomic) BOOL raises;
/// The number of questions whether and how a row can be edited.
@property (nonatomic) NSInteger questions;
/// The titles of the index.
@property (nonatomic, copy) NSArray<NSString *> *index;

- (instancetype)initWithSections:(NSArray<NSArray<NSString *> *> *)sections;
- (NSString *)textAtIndexPath:(NSIndexPath *)path;
@end

/// A table with that data source in the key window.
@interface TableSource (Table)
- (UITableView *)shownTable;
@end
