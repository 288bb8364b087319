import Geometry
import LayoutTree
import Pinning

/// The methods of a chain by name, each in all of its forms.
enum ChainMethods {
    static let table: [String: [ChainMethod]] = {
        var table: [String: [ChainMethod]] = [:]
        for (name, method) in edges + corners + anchors + references + sizes + content + margins + others {
            table[name, default: []].append(method)
        }
        return table
    }()

    typealias Entry = (String, ChainMethod)
    typealias Run = ChainMethod.Run

    static func method(_ name: String, _ parameters: ChainMethod.Parameter..., run: @escaping Run) -> Entry {
        (name, ChainMethod(parameters: parameters, run: run))
    }

    static func plain(_ kind: ChainMethod.Kind) -> ChainMethod.Parameter {
        ChainMethod.Parameter(label: nil, kind: kind)
    }

    static func labelled(_ label: String, _ kind: ChainMethod.Kind) -> ChainMethod.Parameter {
        ChainMethod.Parameter(label: label, kind: kind)
    }

    static func optional(_ label: String?, _ kind: ChainMethod.Kind) -> ChainMethod.Parameter {
        ChainMethod.Parameter(label: label, kind: kind, isOptional: true)
    }
}
