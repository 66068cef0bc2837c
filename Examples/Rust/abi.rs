//! The structures that a plugin and its host share, as the headers have them: `carob/entry.h`, `carob/host.h` and
//! `carob/extensions/functions.h`. bindgen writes the same from these headers; here it is by hand, so that the example needs no crate.
#![allow(dead_code, non_camel_case_types, non_snake_case)]

use std::os::raw::{c_char, c_int, c_uint, c_void};
use std::sync::atomic::AtomicPtr;

pub type Id = *mut c_void;
pub type Class = *mut c_void;
pub type Sel = *const c_void;
pub type Method = *mut c_void;
pub type Ivar = *mut c_void;
pub type Property = *const c_void;
pub type Protocol = *mut c_void;
/// The code of a method, to be transmuted to the method's type.
pub type Imp = extern "C" fn();
pub type ClassHook = extern "C" fn(*const c_char, *mut Class) -> bool;
pub type Disposal = extern "C" fn(*mut c_void);

pub const MAGIC: u64 = u64::from_le_bytes(*b"CAROBPLG");
pub const ABI_VERSION: u32 = 1 << 16 | 1;

/// The structure behind the symbol `carob_plugin_entry`.
#[repr(C)]
pub struct Entry {
    pub magic: u64,
    pub abi_version: u32,
    pub size: u32,
    pub host: &'static AtomicPtr<Host>,
    pub objc: *const c_void,
    pub identifier: *const c_char,
    pub name: *const c_char,
    pub version: *const c_char,
    pub principal_class: *const c_char,
    pub model_class: *const c_char,
    pub data: *const c_char,
    pub key_path: *const c_char,
    pub prefixes: *const [*const c_char; 2],
    pub load: extern "C" fn() -> bool,
    pub unload: Option<extern "C" fn()>,
    pub extensions: *const [*const c_char; 2],
    pub prepare_to_unload: Option<extern "C" fn() -> bool>,
    pub dependencies: *const *const c_char,
    pub vendor: *const c_char,
    pub license: *const c_char,
    pub url: *const c_char,
    pub description: *const c_char,
    pub features: *const *const c_char,
    pub least_host: *const c_char,
    pub save_state: Option<extern "C" fn() -> Id>,
    pub load_state: Option<extern "C" fn(Id)>,
}

// SAFETY: it is constant, and so is what it points at, except for the variable of the host.
unsafe impl Sync for Entry {}

#[repr(C)]
pub struct PropertyAttribute {
    pub name: *const c_char,
    pub value: *const c_char,
}

#[repr(C)]
pub struct MethodDescription {
    pub name: Sel,
    pub types: *const c_char,
}

/// Not used here: see `carob/dispatch.h`, `carob/checked_send.h` and `carob/methods.h`.
pub enum CallSite {}
pub enum SendRecord {}
pub enum Category {}

#[repr(C)]
pub struct Host {
    pub size: u32,
    pub abi_version: u32,
    pub generation: *const usize,
    pub resolve_call: extern "C" fn(*mut CallSite, Id) -> Option<Imp>,
    pub objc_lookUpClass: extern "C" fn(*const c_char) -> Class,
    pub objc_allocateClassPair: extern "C" fn(Class, *const c_char, usize) -> Class,
    pub objc_registerClassPair: extern "C" fn(Class),
    pub class_createInstance: extern "C" fn(Class, usize) -> Id,
    pub class_addMethod: extern "C" fn(Class, Sel, Imp, *const c_char) -> bool,
    pub class_replaceMethod: extern "C" fn(Class, Sel, Imp, *const c_char) -> Option<Imp>,
    pub class_getInstanceMethod: extern "C" fn(Class, Sel) -> Method,
    pub class_getMethodImplementation: extern "C" fn(Class, Sel) -> Option<Imp>,
    pub class_respondsToSelector: extern "C" fn(Class, Sel) -> bool,
    pub method_setImplementation: extern "C" fn(Method, Imp) -> Option<Imp>,
    pub method_exchangeImplementations: extern "C" fn(Method, Method),
    pub class_addIvar: extern "C" fn(Class, *const c_char, usize, u8, *const c_char) -> bool,
    pub class_getInstanceVariable: extern "C" fn(Class, *const c_char) -> Ivar,
    pub object_getIvar: extern "C" fn(Id, Ivar) -> Id,
    pub object_setIvar: extern "C" fn(Id, Ivar, Id),
    pub class_addProperty:
        extern "C" fn(Class, *const c_char, *const PropertyAttribute, c_uint) -> bool,
    pub class_getProperty: extern "C" fn(Class, *const c_char) -> Property,
    pub objc_getProtocol: extern "C" fn(*const c_char) -> Protocol,
    pub class_addProtocol: extern "C" fn(Class, Protocol) -> bool,
    pub class_conformsToProtocol: extern "C" fn(Class, Protocol) -> bool,
    pub sel_registerName: extern "C" fn(*const c_char) -> Sel,
    pub sel_getName: extern "C" fn(Sel) -> *const c_char,
    pub object_setClass: extern "C" fn(Id, Class) -> Class,
    pub objc_retain: extern "C" fn(Id) -> Id,
    pub objc_release: extern "C" fn(Id),
    pub objc_autorelease: extern "C" fn(Id) -> Id,
    pub objc_autoreleasePoolPush: extern "C" fn() -> *mut c_void,
    pub objc_autoreleasePoolPop: extern "C" fn(*mut c_void),
    pub objc_storeWeak: extern "C" fn(*mut Id, Id) -> Id,
    pub objc_loadWeak: extern "C" fn(*mut Id) -> Id,
    pub objc_destroyWeak: extern "C" fn(*mut Id),
    pub objc_setAssociatedObject: extern "C" fn(Id, *const c_void, Id, usize),
    pub objc_getAssociatedObject: extern "C" fn(Id, *const c_void) -> Id,
    pub carob_string: extern "C" fn(*const c_char) -> Id,
    pub carob_utf8: extern "C" fn(Id) -> *const c_char,
    pub carob_number: extern "C" fn(f64) -> Id,
    pub carob_pending_error: extern "C" fn() -> Id,
    pub carob_clear_pending_error: extern "C" fn(),
    pub carob_raise: extern "C" fn(*const c_char),
    pub carob_get_extension: extern "C" fn(*const c_char) -> *const c_void,
    pub objc_getClass: extern "C" fn(*const c_char) -> Class,
    pub objc_getRequiredClass: extern "C" fn(*const c_char) -> Class,
    pub objc_setHook_getClass: extern "C" fn(Option<ClassHook>, *mut Option<ClassHook>),
    pub objc_getClassList: extern "C" fn(*mut Class, c_int) -> c_int,
    pub objc_copyClassList: extern "C" fn(*mut c_uint) -> *mut Class,
    pub carob_copySubclassList: extern "C" fn(Class, *mut c_uint) -> *mut Class,
    pub objc_duplicateClass: extern "C" fn(Class, *const c_char, usize) -> Class,
    pub objc_disposeClassPair: extern "C" fn(Class),
    pub class_setSuperclass: extern "C" fn(Class, Class) -> Class,
    pub object_getIndexedIvars: extern "C" fn(Id) -> *mut c_void,
    pub class_copyMethodList: extern "C" fn(Class, *mut c_uint) -> *mut Method,
    pub method_getNumberOfArguments: extern "C" fn(Method) -> c_uint,
    pub method_copyReturnType: extern "C" fn(Method) -> *mut c_char,
    pub method_copyArgumentType: extern "C" fn(Method, c_uint) -> *mut c_char,
    pub method_getReturnType: extern "C" fn(Method, *mut c_char, usize),
    pub method_getArgumentType: extern "C" fn(Method, c_uint, *mut c_char, usize),
    pub carob_add_category: extern "C" fn(Class, *const Category, usize) -> bool,
    pub objc_allocateProtocol: extern "C" fn(*const c_char) -> Protocol,
    pub objc_registerProtocol: extern "C" fn(Protocol),
    pub protocol_addMethodDescription: extern "C" fn(Protocol, Sel, *const c_char, bool, bool),
    pub protocol_addProtocol: extern "C" fn(Protocol, Protocol),
    pub protocol_addProperty:
        extern "C" fn(Protocol, *const c_char, *const PropertyAttribute, c_uint, bool, bool),
    pub protocol_getName: extern "C" fn(Protocol) -> *const c_char,
    pub protocol_conformsToProtocol: extern "C" fn(Protocol, Protocol) -> bool,
    pub protocol_getMethodDescription:
        extern "C" fn(Protocol, Sel, bool, bool) -> MethodDescription,
    pub protocol_copyMethodDescriptionList:
        extern "C" fn(Protocol, bool, bool, *mut c_uint) -> *mut MethodDescription,
    pub protocol_getProperty: extern "C" fn(Protocol, *const c_char, bool, bool) -> Property,
    pub protocol_copyPropertyList2:
        extern "C" fn(Protocol, *mut c_uint, bool, bool) -> *mut Property,
    pub protocol_copyProtocolList: extern "C" fn(Protocol, *mut c_uint) -> *mut Protocol,
    pub objc_copyProtocolList: extern "C" fn(*mut c_uint) -> *mut Protocol,
    pub class_copyProtocolList: extern "C" fn(Class, *mut c_uint) -> *mut Protocol,
    pub class_copyIvarList: extern "C" fn(Class, *mut c_uint) -> *mut Ivar,
    pub object_setIvarWithStrongDefault: extern "C" fn(Id, Ivar, Id),
    pub object_getInstanceVariable: extern "C" fn(Id, *const c_char, *mut *mut c_void) -> Ivar,
    pub object_setInstanceVariable: extern "C" fn(Id, *const c_char, *mut c_void) -> Ivar,
    pub class_replaceProperty:
        extern "C" fn(Class, *const c_char, *const PropertyAttribute, c_uint),
    pub class_copyPropertyList: extern "C" fn(Class, *mut c_uint) -> *mut Property,
    pub property_copyAttributeList: extern "C" fn(Property, *mut c_uint) -> *mut PropertyAttribute,
    pub property_copyAttributeValue: extern "C" fn(Property, *const c_char) -> *mut c_char,
    pub carob_forwarding_implementation: extern "C" fn(*const c_char) -> Option<Imp>,
    pub carob_block:
        extern "C" fn(Imp, *const c_char, *mut c_void, Option<Disposal>) -> *mut c_void,
    pub carob_block_copy: extern "C" fn(*const c_void) -> *mut c_void,
    pub carob_block_release: extern "C" fn(*const c_void),
    pub carob_block_object_assign: extern "C" fn(*mut c_void, *const c_void, c_int),
    pub carob_block_object_dispose: extern "C" fn(*const c_void, c_int),
    pub imp_implementationWithBlock: extern "C" fn(*mut c_void) -> Option<Imp>,
    pub imp_getBlock: extern "C" fn(Imp) -> *mut c_void,
    pub imp_removeBlock: extern "C" fn(Imp) -> bool,
    pub objc_loadWeakRetained: extern "C" fn(*mut Id) -> Id,
    pub objc_moveWeak: extern "C" fn(*mut Id, *mut Id),
    pub objc_removeAssociatedObjects: extern "C" fn(Id),
    pub object_copy: extern "C" fn(Id, usize) -> Id,
    pub carob_raise_error: extern "C" fn(Id),
    pub carob_respond: extern "C" fn(Id, Sel, Imp, *const c_char) -> bool,
    pub was_traced: *const usize,
    pub tagged_classes: *const Class,
    pub objc_sync_enter: extern "C" fn(Id) -> c_int,
    pub objc_sync_exit: extern "C" fn(Id) -> c_int,
    pub carob_super_implementation: extern "C" fn(Class, Id, Sel) -> Option<Imp>,
    pub carob_initialize_class: extern "C" fn(Class),
    pub carob_format: extern "C" fn(Id, *mut c_void) -> Id,
    pub carob_take_exception: extern "C" fn() -> Id,
    pub object_dispose: extern "C" fn(Id) -> Id,
    pub resolve_checked_call: extern "C" fn(*mut CallSite, Id, *const SendRecord) -> Option<Imp>,
    pub carob_release_at: extern "C" fn(Id, *const c_char, usize),
    pub objc_msgForward: Imp,
    pub objc_msgForward_stret: Imp,
    pub carob_finish_call: extern "C" fn(*const c_void, *const c_void, *const c_void),
}

/// The extension `carob.functions/1`: what C has as inline functions.
#[repr(C)]
pub struct Functions {
    pub size: usize,
    pub carob_message_implementation: extern "C" fn(Id, Sel) -> Option<Imp>,
    pub sel_getUid: extern "C" fn(*const c_char) -> Sel,
    pub sel_isEqual: extern "C" fn(Sel, Sel) -> bool,
    pub objc_getMetaClass: extern "C" fn(*const c_char) -> Class,
    pub class_getName: extern "C" fn(Class) -> *const c_char,
    pub class_getSuperclass: extern "C" fn(Class) -> Class,
    pub class_isMetaClass: extern "C" fn(Class) -> bool,
    pub class_getVersion: extern "C" fn(Class) -> c_int,
    pub class_setVersion: extern "C" fn(Class, c_int),
    pub class_getInstanceSize: extern "C" fn(Class) -> usize,
    pub class_getClassMethod: extern "C" fn(Class, Sel) -> Method,
    pub class_getMethodImplementation_stret: extern "C" fn(Class, Sel) -> Option<Imp>,
    pub method_getName: extern "C" fn(Method) -> Sel,
    pub method_getImplementation: extern "C" fn(Method) -> Option<Imp>,
    pub method_getTypeEncoding: extern "C" fn(Method) -> *const c_char,
    pub method_getDescription: extern "C" fn(Method) -> *mut MethodDescription,
    pub class_getClassVariable: extern "C" fn(Class, *const c_char) -> Ivar,
    pub ivar_getName: extern "C" fn(Ivar) -> *const c_char,
    pub ivar_getTypeEncoding: extern "C" fn(Ivar) -> *const c_char,
    pub ivar_getOffset: extern "C" fn(Ivar) -> isize,
    pub carob_ivar_getFirstBit: extern "C" fn(Ivar) -> c_uint,
    pub carob_ivar_getBitWidth: extern "C" fn(Ivar) -> c_uint,
    pub property_getName: extern "C" fn(Property) -> *const c_char,
    pub property_getAttributes: extern "C" fn(Property) -> *const c_char,
    pub protocol_isEqual: extern "C" fn(Protocol, Protocol) -> bool,
    pub protocol_copyPropertyList: extern "C" fn(Protocol, *mut c_uint) -> *mut Property,
    pub object_getClass: extern "C" fn(Id) -> Class,
    pub object_getClassName: extern "C" fn(Id) -> *const c_char,
    pub object_isClass: extern "C" fn(Id) -> bool,
    pub objc_retainAutorelease: extern "C" fn(Id) -> Id,
    pub objc_storeStrong: extern "C" fn(*mut Id, Id),
    pub objc_initWeak: extern "C" fn(*mut Id, Id) -> Id,
    pub objc_copyWeak: extern "C" fn(*mut Id, *mut Id),
    pub carob_block_context: extern "C" fn(*const c_void) -> *mut c_void,
}

const _: () = assert!(std::mem::size_of::<Entry>() == 200);
const _: () = assert!(std::mem::size_of::<Host>() == 888);
const _: () = assert!(std::mem::size_of::<Functions>() == 280);
