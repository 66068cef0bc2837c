"""Carob's Objective-C runtime in Python.

Import this module before ``rubicon.objc``, which then finds Carob's library where it looks for Apple's::

    import carob
    from rubicon.objc import ObjCClass

    NSString = ObjCClass("NSString")

The library is that of the installation which this module is in, or which has the command ``carob``. The environment
variable ``CAROB_LIBRARY`` names another one.
"""

import ctypes
import ctypes.util
import os
import pathlib
import platform
import shutil

__all__ = ["CarobError", "Plugin", "library", "load_plugin", "run_main_queue", "version"]

_NAME = "libcarob.so.0"

# The libraries of Apple's whose functions and classes it has.
_APPLE_LIBRARIES = frozenset(
    ["objc", "Foundation", "CoreFoundation", "CoreGraphics", "QuartzCore", "UIKit", "AppKit"]
)


class CarobError(Exception):
    """Why a plugin was not loaded or unloaded."""


def _library_path():
    path = os.environ.get("CAROB_LIBRARY")
    if path:
        return path
    # PREFIX/share/carob/python/carob/__init__.py and PREFIX/lib; a copy that pip installed finds it by the command.
    for start in (__file__, shutil.which("carob")):
        for folder in pathlib.Path(start).resolve().parents if start else ():
            path = folder / "lib" / _NAME
            if path.exists():
                return str(path)
    return _NAME


_path = _library_path()

#: The loaded library, with Apple's functions and those of ``carob/library.h``.
library = ctypes.CDLL(_path)


def _declare(name, result, *arguments):
    function = getattr(library, name)
    function.restype = result
    function.argtypes = arguments
    return function


_free = ctypes.CDLL(None).free
_free.argtypes = [ctypes.c_void_p]
_free.restype = None

_error = ctypes.POINTER(ctypes.c_void_p)
_version = _declare("carob_library_version", ctypes.c_char_p)
_load = _declare("carob_plugin_load", ctypes.c_void_p, ctypes.c_char_p, ctypes.c_bool, _error)
_unload = _declare("carob_plugin_unload", ctypes.c_bool, ctypes.c_void_p, _error)
_run_main_queue = _declare("carob_run_main_queue", None, ctypes.c_double)
_descriptions = {
    field: _declare("carob_loaded_plugin_" + field, ctypes.c_char_p, ctypes.c_void_p)
    for field in ("identifier", "name", "version", "principal_class", "model_class", "path")
}


def _taken(error):
    """Return the sentence of an error, and free it."""
    sentence = ctypes.string_at(error.value).decode()
    _free(error)
    return sentence


def version():
    """Return the library's version, such as "0.2.0"."""
    return _version().decode()


def run_main_queue(seconds=0.0):
    """Run what waits for the main thread, or wait for it for so many seconds. Call it on the main thread."""
    _run_main_queue(seconds)


class Plugin:
    """A loaded plugin. Its classes are found by name."""

    def __init__(self, handle):
        self._handle = handle

    def _describe(self, field):
        if self._handle is None:
            raise CarobError("the plugin is unloaded")
        text = _descriptions[field](self._handle)
        return None if text is None else text.decode()

    @property
    def identifier(self):
        return self._describe("identifier")

    @property
    def name(self):
        return self._describe("name")

    @property
    def version(self):
        return self._describe("version")

    @property
    def principal_class(self):
        """The name of the class of its first screen, or None."""
        return self._describe("principal_class")

    @property
    def model_class(self):
        """The name of the class that JSON objects become, or None."""
        return self._describe("model_class")

    @property
    def path(self):
        return self._describe("path")

    def unload(self):
        """Unload the plugin. Raise CarobError, and change nothing, while something needs it."""
        if self._handle is None:
            raise CarobError("the plugin is unloaded")
        error = ctypes.c_void_p()
        if not _unload(self._handle, ctypes.byref(error)):
            raise CarobError(_taken(error))
        self._handle = None


def load_plugin(path, copies=False):
    """Load a plugin on the main thread, and return it.

    With ``copies`` its file may be built again meanwhile. Raise CarobError when that fails.
    """
    error = ctypes.c_void_p()
    handle = _load(os.fsencode(path), copies, ctypes.byref(error))
    if not handle:
        raise CarobError(_taken(error))
    return Plugin(handle)


_find_library = ctypes.util.find_library


def _find_apple_library(name):
    return _path if name in _APPLE_LIBRARIES else _find_library(name)


def _offer_to_rubicon():
    ctypes.util.find_library = _find_apple_library
    processor = platform.processor
    try:
        # It looks for the functions of blocks in the C library, which is found through this one, too.
        ctypes.util.find_library = lambda name: _path if name == "c" else _find_apple_library(name)
        # It asks how the processor passes structures, and Linux often does not say.
        if not processor():
            platform.processor = platform.machine
        import rubicon.objc  # noqa: F401
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("rubicon"):
            raise
    finally:
        ctypes.util.find_library = _find_apple_library
        platform.processor = processor


_offer_to_rubicon()
