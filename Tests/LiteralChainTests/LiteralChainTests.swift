#if !DEBUG
import Testing

/// Chains in Swift code give the frames and warnings of the layout scripts.
///
/// A script runs each call through a closure. Here the compiler sees whole chains, with arguments that it knows, as it does in an
/// app: inlining, specialization and the lifetimes of nodes go wrong there first. A debug build does none of this, and compiling
/// the chains takes long, so that only release builds have them.
@Suite struct LiteralChainTests {
    @Test(arguments: LiteralCase.all)
    func chainsGiveTheFramesOfTheScript(_ literal: LiteralCase) {
        literal.run()
    }
}
#endif
