// Tests look at pages through what a browser would show.

@_exported public import PageModel
