#import "APList.h"

@implementation APNote
+ (NSDictionary *)JSONMapping {
  return @{@"objectID" : @"id", @"text" : @"text"};
}
@end

@interface APConfiguration : ICRemoteConfiguration
@end

@implementation APConfiguration
- (NSURL *)baseURL {
  // Nobody is there.
  return [NSURL URLWithString:@"http://localhost:9/v1"];
}
@end

@implementation APListViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Notes";
  self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd
                                                                                         target:self
                                                                                         action:@selector(add:)];
  ICRemoteDataSource *source = [ICRemoteDataSource new];
  source.apiPath = @"notes.json";
  source.delegate = self;
  source.mappingClass = [APNote class];
  source.remoteConfiguration = [APConfiguration new];
  self.dataSource = source;
  [source fetchData];
}

- (IBAction)add:(id)sender {
}

- (void)configureCell:(UITableViewCell *)cell withAPNote:(APNote *)note {
  cell.textLabel.text = note.text;
}

- (void)tableView:(UITableView *)tableView didSelectAPNote:(APNote *)note {
  [self.navigationController pushViewController:[[APTextViewController alloc] initWithText:note.text] animated:YES];
}

@end

@implementation APTextViewController {
  NSString *_text;
}

- (instancetype)initWithText:(NSString *)text {
  if ((self = [super initWithNibName:nil bundle:nil])) _text = [text copy];
  return self;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  UILabel *label = [[UILabel alloc] initWithFrame:self.view.bounds];
  label.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
  label.text = _text;
  [self.view addSubview:label];
}

@end
