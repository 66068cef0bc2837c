//! A plugin in Rust: a list of greetings, each with the number of people who speak so.
//!
//!     rustc --edition 2021 --crate-type cdylib greetings.rs -o libgreetings.so
//!     carob show ./libgreetings.so

mod abi;
mod carob;

use crate::abi::{Id, Sel};
use crate::carob::{c, carob_plugin, handler, selector, send, string, text, ClassBuilder};
use std::os::raw::c_void;

extern "C" fn configure(_self: Id, _cmd: Sel, cell: Id, greeting: Id) {
    handler(|| {
        let greets = text(send!(Id, greeting, "text"));
        let millions = u32::try_from(send!(i64, greeting, "speakers"))
            .unwrap_or_else(|_| panic!("{} has an impossible number of speakers", greets));
        let line = match millions {
            0 => greets,
            _ => format!("{} ({} million people)", greets, millions),
        };
        send!((), send!(Id, cell, "textLabel"), "setText:", string(&line) => Id);
    })
}

extern "C" fn load() -> bool {
    handler(|| {
        let text = [(c!("T"), c!("@\"NSString\"")), (c!("C"), c!(""))];
        let model = ClassBuilder::new(c!("RSGreeting"), c!("ICModel"))
            .property(c!("text"), &text)
            .property(c!("speakers"), &[(c!("T"), c!("q"))])
            .register();
        let name = selector!("configureCell:withGreeting:");
        let screen = ClassBuilder::new(c!("RSGreetingList"), c!("ICTableViewController"))
            .method(name, configure as *const c_void, c!("v@:@@"))
            .register();
        model && screen
    })
}

carob_plugin! {
    identifier: "org.example.rust.greetings",
    name: "Greetings in Rust",
    version: "1.0",
    description: "A list of greetings, with the number of people who speak so.",
    prefix: "RS",
    screen: "RSGreetingList",
    model: "RSGreeting",
    data: "greetings.json",
    load: load,
}
