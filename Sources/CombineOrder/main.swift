// Does nothing: it exists to be built before the module Combine, see Package.swift.
