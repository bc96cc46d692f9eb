@_exported import AppleSpatial
