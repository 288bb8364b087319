/// What the program says about itself.
enum Help {
    static let text = """
        Measures Plumb against frames that are computed by hand, on the same nodes and in the same run.

        usage: swift run -c release benchmarks [options]

        options, as '--option value' or '--option=value':
          --filter TEXT    only the workloads whose name contains the text
          --quick          fewer samples: all workloads within 30 seconds
          --counts         check the frames and count allocations, but measure no times
          --json FILE      write the figures there; - is standard output, in place of the table
          --svg FILE       draw the ratios and the growth curves
          --markdown FILE  write the tables of Documentation/Performance.md
          --instructions   count instructions too, with valgrind; takes minutes
          --only W/C=N     run contender C of workload W N times and measure nothing, for profilers
          --list           the names of the workloads
          --help           this text

        columns: the median and the fastest time of one layout, the median for each view, the median as a multiple of
        that by hand, allocations in one layout (? where they cannot be counted), and the spread: the middle half of
        the samples as a share of the median.

        All contenders of a workload must come to the same frames before they are measured.

        exit status: 0 done, 1 frames differ or a file could not be written, 2 the command line makes no sense.

        """
}
