import Testing

/// Chains give the frames and warnings of the layout scripts where they stand in code, too.
///
/// A script runs each call through a closure. Here the compiler sees whole chains, with arguments that it knows, as it does in an
/// app: that is where inlining, specialization and the lifetimes of nodes can go wrong, most of all in optimized builds.
@Suite struct LiteralChainTests {
    @Test(arguments: LiteralCase.all)
    func chainsGiveTheFramesOfTheScript(_ literal: LiteralCase) {
        literal.run()
    }
}
