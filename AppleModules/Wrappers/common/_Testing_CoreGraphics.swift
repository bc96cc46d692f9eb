// The compiler imports this module where a file imports Testing and CoreGraphics: on Apple's systems, it attaches images to tests.
