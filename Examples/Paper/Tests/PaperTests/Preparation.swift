import Plumb

/// Whether the binaries of the process are known, which they are from its first warning on.
///
/// They are found by reading the head of every mapped file. If another thread unmaps one at that moment, as Cairo and fontconfig do
/// all the time, the process ends. So every suite of tests waits for this before it draws anything.
let isPrepared: Bool = {
    var count = 0
    let node = LayoutNode("node")
    node.layoutContext = LayoutContext { _ in count += 1 }
    node.pin.width(-1)
    return count == 1
}()
