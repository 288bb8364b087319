@_exported import Aligning
@_exported import Geometry
@_exported import LayoutTree
@_exported import Lists
@_exported import Pinning
@_exported import Stacking
