#import "GDPlantViewController.h"
#import "NSDate+Garden.h"

@implementation GDPlantViewController {
    GDPlant *_plant;
    UILabel *_titleLabel;
    UISegmentedControl *_stateControl;
    UISwitch *_favouriteSwitch;
    UIProgressView *_progressView;
    UITextView *_notesView;
}

- (instancetype)initWithPlant:(GDPlant *)plant {
    self = [super initWithNibName:nil bundle:nil];
    if (!self) return nil;

    _plant = plant;
    self.title = plant.name;

    return self;
}

- (void)loadView {
    UIScrollView *scrollView = [[UIScrollView alloc] initWithFrame:[UIScreen mainScreen].bounds];
    scrollView.backgroundColor = [UIColor whiteColor];
    self.view = scrollView;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.edgesForExtendedLayout = UIRectEdgeNone;
    CGFloat width = CGRectGetWidth(self.view.bounds) - 40;

    NSMutableAttributedString *title = [[NSMutableAttributedString alloc]
        initWithString:_plant.name
            attributes:@{ NSFontAttributeName : [UIFont preferredFontForTextStyle:UIFontTextStyleHeadline] }];
    NSString *beds = [[_plant.beds valueForKey:@"name"] componentsJoinedByString:@", "];
    [title appendAttributedString:[[NSAttributedString alloc]
                                      initWithString:[@"\n" stringByAppendingString:beds]
                                          attributes:@{ NSForegroundColorAttributeName : [UIColor grayColor] }]];
    _titleLabel = [[UILabel alloc] initWithFrame:CGRectMake(20, 20, width, 50)];
    _titleLabel.attributedText = title;
    _titleLabel.numberOfLines = 0;
    _titleLabel.translatesAutoresizingMaskIntoConstraints = NO;
    [self.view addSubview:_titleLabel];

    _stateControl = [[UISegmentedControl alloc] initWithItems:@[ @"Seed", @"Growing", @"Harvested" ]];
    _stateControl.frame = CGRectMake(20, 80, width, 32);
    _stateControl.selectedSegmentIndex = _plant.state;
    _stateControl.translatesAutoresizingMaskIntoConstraints = NO;
    [_stateControl addTarget:self action:@selector(stateChanged:) forControlEvents:UIControlEventValueChanged];
    [self.view addSubview:_stateControl];

    _favouriteSwitch = [[UISwitch alloc] initWithFrame:CGRectMake(20, 124, 51, 31)];
    _favouriteSwitch.on = _plant.favourite;
    _favouriteSwitch.accessibilityLabel = @"Favourite";
    [_favouriteSwitch addTarget:self action:@selector(favouriteChanged) forControlEvents:UIControlEventValueChanged];
    [self.view addSubview:_favouriteSwitch];

    _progressView = [[UIProgressView alloc] initWithProgressViewStyle:UIProgressViewStyleDefault];
    _progressView.frame = CGRectMake(20, 170, width, 2);
    [self.view addSubview:_progressView];

    _notesView = [[UITextView alloc] initWithFrame:CGRectMake(20, 184, width, 100)];
    _notesView.text = _plant.notes;
    _notesView.delegate = self;
    _notesView.accessibilityLabel = @"Notes";
    [self.view addSubview:_notesView];

    NSDictionary *views = NSDictionaryOfVariableBindings(_titleLabel, _stateControl);
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-20-[_titleLabel]-10-[_stateControl]"
                                                                      options:NSLayoutFormatAlignAllLeft
                                                                      metrics:nil
                                                                        views:views]];
    UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped:)];
    tap.numberOfTapsRequired = 2;
    [self.view addGestureRecognizer:tap];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAction
                                                                                          target:self
                                                                                          action:@selector(share:)];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [UIView animateWithDuration:0.3
        animations:^{
            self->_progressView.progress = self->_plant.state / 2.0f;
        }
        completion:^(BOOL finished) {
            self.navigationItem.prompt = self->_plant.planted.gd_shortText;
        }];
}

- (void)stateChanged:(UISegmentedControl *)sender {
    _plant.state = (GDPlantState)sender.selectedSegmentIndex;
    [_progressView setProgress:_plant.state / 2.0f animated:YES];
}

- (void)favouriteChanged {
    _plant.favourite = _favouriteSwitch.isOn;
}

- (void)tapped:(UITapGestureRecognizer *)tap {
    if (tap.state != UIGestureRecognizerStateEnded) return;
    _favouriteSwitch.on = !_favouriteSwitch.isOn;
    [self favouriteChanged];
}

- (void)textViewDidChange:(UITextView *)textView {
    _plant.notes = textView.text;
}

- (void)share:(id)sender {
    UIAlertController *sheet = [UIAlertController alertControllerWithTitle:nil
                                                                   message:_plant.name
                                                            preferredStyle:UIAlertControllerStyleActionSheet];
    [sheet addAction:[UIAlertAction actionWithTitle:@"Copy"
                                              style:UIAlertActionStyleDefault
                                            handler:^(UIAlertAction *action) {
                                                [UIPasteboard generalPasteboard].string = self->_plant.name;
                                            }]];
    [sheet addAction:[UIAlertAction actionWithTitle:@"Cancel" style:UIAlertActionStyleCancel handler:nil]];
    [self presentViewController:sheet animated:YES completion:nil];
}

- (UIStatusBarStyle)preferredStatusBarStyle {
    return UIStatusBarStyleLightContent;
}

- (BOOL)shouldAutorotate {
    return NO;
}

- (UIInterfaceOrientationMask)supportedInterfaceOrientations {
    return UIInterfaceOrientationMaskPortrait;
}

- (void)didReceiveMemoryWarning {
    [super didReceiveMemoryWarning];
}

@end
