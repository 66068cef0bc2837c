//! What the plugin uses of the ABI, in Rust's manner: messages, classes, the entry, and panics that become errors.

use crate::abi::{Class, Functions, Host, Id, Imp, PropertyAttribute, Sel};
use std::ffi::{CStr, CString};
use std::os::raw::{c_char, c_void};
use std::panic::{catch_unwind, UnwindSafe};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

/// The host stores the address of its table here, before it calls `load`.
pub static HOST: AtomicPtr<Host> = AtomicPtr::new(null_mut());
static FUNCTIONS: AtomicPtr<Functions> = AtomicPtr::new(null_mut());

/// A C string of a literal.
macro_rules! c {
    ($text:expr) => {
        concat!($text, "\0").as_ptr() as *const std::os::raw::c_char
    };
}
pub(crate) use c;

pub const FUNCTIONS_1: *const c_char = c!("carob.functions/1");

/// The table of the host. From `load` on.
pub fn host() -> &'static Host {
    // SAFETY: null only before `load`; the table is constant and lasts for ever.
    unsafe { HOST.load(Ordering::Acquire).as_ref() }.expect("the host is called before load")
}

/// The extension, which the entry requires.
pub fn functions() -> &'static Functions {
    let mut address = FUNCTIONS.load(Ordering::Acquire);
    if address.is_null() {
        address = (host().carob_get_extension)(FUNCTIONS_1) as *mut Functions;
        FUNCTIONS.store(address, Ordering::Release);
    }
    // SAFETY: the host loads no plugin whose extensions it does not have; they are constant and last for ever.
    unsafe { &*address }
}

/// Types whose value of zeros is good, as messages to nil return it.
pub unsafe trait Plain: Copy {}
unsafe impl Plain for () {}
unsafe impl Plain for bool {}
unsafe impl Plain for i64 {}
unsafe impl Plain for f64 {}
unsafe impl Plain for Id {}

pub fn zero<Value: Plain>() -> Value {
    // SAFETY: that is what the trait says.
    unsafe { std::mem::zeroed() }
}

/// The selector of a name, which is registered once for each place.
macro_rules! selector {
    ($name:expr) => {{
        use std::sync::atomic::{AtomicPtr, Ordering};
        static SELECTOR: AtomicPtr<std::os::raw::c_void> = AtomicPtr::new(std::ptr::null_mut());
        let mut selector = SELECTOR.load(Ordering::Acquire);
        if selector.is_null() {
            selector = ($crate::carob::host().sel_registerName)($crate::carob::c!($name)) as *mut _;
            SELECTOR.store(selector, Ordering::Release);
        }
        selector as $crate::abi::Sel
    }};
}
pub(crate) use selector;

/// A message: `send!(Id, cell, "textLabel")`, `send!((), label, "setText:", text => Id)`. Zero if nothing could be called; then
/// an error is pending, unless the receiver is nil. Nobody compares the types with the method's.
macro_rules! send {
    ($result:ty, $receiver:expr, $name:expr $(, $argument:expr => $type:ty)*) => {{
        let receiver: $crate::abi::Id = $receiver;
        let selector = $crate::carob::selector!($name);
        match ($crate::carob::functions().carob_message_implementation)(receiver, selector) {
            Some(imp) => {
                // SAFETY: the method has these types.
                let method: extern "C" fn($crate::abi::Id, $crate::abi::Sel $(, $type)*)
                    -> $result = unsafe { std::mem::transmute(imp) };
                method(receiver, selector $(, $argument)*)
            }
            None => $crate::carob::zero::<$result>(),
        }
    }};
}
pub(crate) use send;

fn c_string(text: &str) -> CString {
    CString::new(text.replace('\0', "")).unwrap_or_default()
}

/// An autoreleased `NSString`.
pub fn string(text: &str) -> Id {
    (host().carob_string)(c_string(text).as_ptr())
}

/// The text of an `NSString`; empty for nil.
pub fn text(string: Id) -> String {
    let bytes = (host().carob_utf8)(string);
    if bytes.is_null() {
        return String::new();
    }
    // SAFETY: UTF-8 that ends with NUL and lasts as long as the string.
    unsafe { CStr::from_ptr(bytes) }.to_string_lossy().into_owned()
}

/// Runs what the host has called. A panic must not unwind the host: it becomes the pending error.
pub fn handler<Result: Plain>(body: impl FnOnce() -> Result + UnwindSafe) -> Result {
    catch_unwind(body).unwrap_or_else(|panic| {
        let text = match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
            (Some(text), _) => text.to_string(),
            (_, Some(text)) => text.clone(),
            _ => "a panic".to_string(),
        };
        (host().carob_raise)(c_string(&text).as_ptr());
        zero()
    })
}

/// The name of an attribute of a property, such as `T`, and its value.
pub type Attribute = (*const c_char, *const c_char);

/// A class that is being made.
pub struct ClassBuilder {
    class: Class,
    is_good: bool,
}

impl ClassBuilder {
    pub fn new(name: *const c_char, superclass: *const c_char) -> Self {
        let superclass = (host().objc_getRequiredClass)(superclass);
        let class = (host().objc_allocateClassPair)(superclass, name, 0);
        ClassBuilder { class, is_good: !class.is_null() }
    }

    /// `imp` is an `extern "C" fn` of these types, with the receiver and the selector first.
    pub fn method(mut self, name: Sel, imp: *const c_void, types: *const c_char) -> Self {
        // SAFETY: both are addresses of code.
        let imp: Imp = unsafe { std::mem::transmute(imp) };
        self.is_good = self.is_good && (host().class_addMethod)(self.class, name, imp, types);
        self
    }

    pub fn property(mut self, name: *const c_char, attributes: &[Attribute]) -> Self {
        let list: Vec<_> =
            attributes.iter().map(|&(name, value)| PropertyAttribute { name, value }).collect();
        let add = host().class_addProperty;
        self.is_good = self.is_good && add(self.class, name, list.as_ptr(), list.len() as u32);
        self
    }

    /// Whether the class is there now; if not, an error is pending.
    pub fn register(self) -> bool {
        if self.is_good {
            (host().objc_registerClassPair)(self.class);
        }
        self.is_good
    }
}

/// Defines the symbol by which the host finds the plugin.
macro_rules! carob_plugin {
    (identifier: $identifier:expr, name: $name:expr, version: $version:expr,
     description: $description:expr, prefix: $prefix:expr, screen: $screen:expr, model: $model:expr,
     data: $data:expr, load: $load:expr $(,)?) => {
        #[no_mangle]
        #[allow(non_upper_case_globals)]
        pub static carob_plugin_entry: $crate::abi::Entry = $crate::abi::Entry {
            magic: $crate::abi::MAGIC,
            abi_version: $crate::abi::ABI_VERSION,
            size: std::mem::size_of::<$crate::abi::Entry>() as u32,
            host: &$crate::carob::HOST,
            objc: std::ptr::null(),
            identifier: $crate::carob::c!($identifier),
            name: $crate::carob::c!($name),
            version: $crate::carob::c!($version),
            principal_class: $crate::carob::c!($screen),
            model_class: $crate::carob::c!($model),
            data: $crate::carob::c!($data),
            key_path: std::ptr::null(),
            prefixes: &[$crate::carob::c!($prefix), std::ptr::null()],
            load: $load,
            unload: None,
            extensions: &[$crate::carob::FUNCTIONS_1, std::ptr::null()],
            prepare_to_unload: None,
            dependencies: std::ptr::null(),
            vendor: std::ptr::null(),
            license: std::ptr::null(),
            url: std::ptr::null(),
            description: $crate::carob::c!($description),
            features: std::ptr::null(),
            least_host: std::ptr::null(),
            save_state: None,
            load_state: None,
        };
    };
}
pub(crate) use carob_plugin;
