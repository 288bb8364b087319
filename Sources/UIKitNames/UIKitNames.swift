@_exported import Plumb
