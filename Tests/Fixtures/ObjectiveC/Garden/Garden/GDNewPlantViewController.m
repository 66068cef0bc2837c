#import "GDNewPlantViewController.h"
#import "GDPlant.h"

@implementation GDNewPlantViewController {
    UITextField *_nameField;
    UITextField *_heightField;
    UIStepper *_stepper;
    UIDatePicker *_datePicker;
}

- (UITextField *)fieldWithPlaceholder:(NSString *)placeholder {
    UITextField *field = [[UITextField alloc] initWithFrame:CGRectMake(20, 0, 280, 31)];
    field.placeholder = placeholder;
    field.borderStyle = UITextBorderStyleRoundedRect;
    field.returnKeyType = UIReturnKeyNext;
    field.clearButtonMode = UITextFieldViewModeWhileEditing;
    field.delegate = self;
    [field addTarget:self action:@selector(changed:) forControlEvents:UIControlEventEditingChanged];
    return field;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"New plant";
    self.view.backgroundColor = [UIColor groupTableViewBackgroundColor];
    _nameField = [self fieldWithPlaceholder:@"Name"];
    _heightField = [self fieldWithPlaceholder:@"Height"];
    _heightField.keyboardType = UIKeyboardTypeNumberPad;
    _stepper = [[UIStepper alloc] init];
    _stepper.maximumValue = 500;
    _stepper.stepValue = 10;
    [_stepper addTarget:self action:@selector(stepped:) forControlEvents:UIControlEventValueChanged];
    _datePicker = [[UIDatePicker alloc] init];
    _datePicker.datePickerMode = UIDatePickerModeDate;
    _datePicker.maximumDate = [NSDate date];

    CGFloat y = 20;
    for (UIView *view in @[ _nameField, _heightField, _stepper, _datePicker ]) {
        CGRect frame = view.frame;
        frame.origin = CGPointMake(20, y);
        view.frame = frame;
        view.autoresizingMask = UIViewAutoresizingFlexibleWidth;
        [self.view addSubview:view];
        y = CGRectGetMaxY(frame) + 8;
    }

    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel
                                                                                         target:self
                                                                                         action:@selector(cancel:)];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone
                                                                                          target:self
                                                                                          action:@selector(done:)];
    self.navigationItem.rightBarButtonItem.enabled = NO;
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(keyboardWillShow:)
                                                 name:UIKeyboardWillShowNotification
                                               object:nil];
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

- (void)keyboardWillShow:(NSNotification *)notification {
    CGRect frame = [notification.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
    self.view.bounds = CGRectOffset(self.view.bounds, 0, MAX(0, CGRectGetMaxY(_datePicker.frame) - CGRectGetMinY(frame)));
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [_nameField becomeFirstResponder];
}

- (BOOL)textFieldShouldReturn:(UITextField *)textField {
    if (textField == _nameField) {
        [_heightField becomeFirstResponder];
    } else {
        [self done:textField];
    }
    return YES;
}

- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)string {
    if (textField != _heightField) return YES;
    NSString *text = [textField.text stringByReplacingCharactersInRange:range withString:string];
    NSCharacterSet *others = [[NSCharacterSet decimalDigitCharacterSet] invertedSet];
    return [text rangeOfCharacterFromSet:others].location == NSNotFound;
}

- (void)changed:(id)sender {
    NSString *name = [_nameField.text stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
    self.navigationItem.rightBarButtonItem.enabled = name.length > 0;
}

- (void)stepped:(UIStepper *)stepper {
    _heightField.text = [NSNumberFormatter localizedStringFromNumber:@(stepper.value) numberStyle:NSNumberFormatterDecimalStyle];
}

- (void)cancel:(id)sender {
    [self.delegate newPlantViewController:self didFinishWithPlant:nil];
}

- (void)done:(id)sender {
    NSError *error;
    GDPlant *plant = [GDPlant plantWithJSON:@{ @"name" : _nameField.text ?: @"", @"height" : @(_heightField.text.integerValue) }
                                      error:&error];
    if (!plant) {
        [[[UIAlertView alloc] initWithTitle:nil
                                    message:error.localizedDescription
                                   delegate:nil
                          cancelButtonTitle:@"OK"
                          otherButtonTitles:nil] show];
        return;
    }
    plant.planted = _datePicker.date;
    [self.view endEditing:YES];
    [self.delegate newPlantViewController:self didFinishWithPlant:plant];
}

@end
