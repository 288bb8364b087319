/// The texts of the program about itself.
enum Help {
    static let text = """
        Measures Plumb against frames that are computed by hand, on the same nodes and in the same run.

        usage: swift run -c release benchmarks [options]

        options, as '--option value' or '--option=value':
          --set NAME       chains (with frames by hand of every kind), others, growth (10 to 1,000,000 nodes),
                           lists (1,000 to 10,000,000 rows), or all but these two, which is the default
          --filter TEXT    only the workloads whose name contains the text
          --quick          fewer samples: all workloads within 30 seconds, growth to 100,000 nodes,
                           lists to 1,000,000 rows
          --counts         check the frames and count allocations, but measure no times
          --json FILE      write the figures to a file; - is standard output, in place of the table
          --markdown FILE  write tables for documents
          --if-quiet       write no file, and fail, if the machine is too noisy
          --instructions   count instructions too, with valgrind
          --only W/C=N     run contender C of workload W once and then N times, without measuring; for profilers
          --list           the names of the workloads
          --help           this text

        contenders: frames by hand as plain numbers without nodes (floor), on nodes in the fastest way (expert) and in
        the ordinary one, node.frame = … (idiomatic), and on a view class of one's own (view); chains on nodes (pin) and
        on that class (view-pin); the other names say what they are.

        columns: the median and the fastest time of one layout, the median for each view, the median as a multiple of
        expert and of idiomatic, allocations in one layout (? if they cannot be counted), and the spread: the middle
        half of the samples as a share of the median.

        All contenders of a workload must give the same frames before they are measured. The noise of the machine is
        measured before, between and after.

        exit status: 0 done, 1 frames differ or a file could not be written, 2 the command line is not understood,
        3 too noisy for --if-quiet.

        """
}
