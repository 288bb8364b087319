/// The texts of the program about itself.
enum Help {
    static let version = "examples 0.1.0 (Plumb)"

    static let usage = """
        usage: examples list
               examples show NAME… [options]
               examples all [options]
               examples run FILE… [options]

        Try 'examples --help' for more.
        """

    static let text = """
        Shows the example layouts of Plumb, and runs layout scripts.

        usage: examples list                  the names of the examples
               examples show NAME… [options]  the frames of some examples
               examples all [options]         the frames of all of them
               examples run FILE… [options]   lays out .pin files and checks what they expect; - is standard input

        options, anywhere on the line, as '--option value' or '--option=value':
          --size WxH       the size of the root, in points, such as 320x568
          --scale S        pixels per point: frames fall on whole pixels; 0 turns rounding off
          --rtl            lay out from right to left
          --format FORMAT  text (an aligned tree), boxes (drawn with lines), json or svg; text by default
          --convert        turn pasted Swift into a script, show the script, and run it
          --output FILE    write there instead of to standard output; a directory, or a name that ends with /, gets
                           one file for each example
          --help           this text
          --version        the version

        json is an array with one object for each picture: the example's name (or the script's file and case), its
        options, its warnings, and the tree under "layout". svg puts several pictures below each other.
        'list' understands --format json too. -o and -h are short for --output and --help.

        A script with up to ten cases shows its frames, and a longer one only how many passed. Failures, warnings and
        the final numbers go to standard error. Set NO_COLOR to have no colors on a terminal.

        exit status: 0 done, 1 an expectation or a script failed or a file could not be read or written,
        2 the command line is not understood.

        examples: examples show intro
                  examples show adaptive --size 600x200 --format boxes
                  examples all --format svg --output pictures/
                  examples run card.pin

        """
}
