/// Debug information that cannot be read: it is malformed, or of a version or form that is not known here.
struct DWARFError: Error {}
