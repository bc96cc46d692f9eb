// The compiler imports this module where a file imports Testing and AppKit: on Apple's systems, it attaches images to tests.
