/// The texts of the program about itself.
enum Help {
    static let version = "paper 0.1.0 (Plumb)"

    static let usage = """
        usage: paper list
               paper show NAME… [options]
               paper all [options]
               paper invoice FILE [options]

        Try 'paper --help' for more.
        """

    static let text = """
        Lays out documents and screens with Plumb, and draws them with Pango and Cairo.

        usage: paper list                    the names of the scenes
               paper show NAME… [options]    draws some scenes
               paper all [options]           draws all of them
               paper invoice FILE [options]  draws an invoice from JSON; - is standard input

        options, anywhere on the line, as '--option value' or '--option=value':
          --format FORMAT  png, pdf or svg; by default the ending of the output's name, or else png, and pdf for an invoice
          --output PATH    write to a file instead of standard output; a directory gets one file for each scene
          --scale S        pixels per point, from 0.1 to 16; 2 for most scenes
          --size WxH       the size of a page, in points, such as 390x844
          --rtl            lay out from right to left
          --help           this text
          --version        the version

        A PDF has all pages in one file. As PNG or SVG, a document of several pages becomes several files: order-1.png,
        order-2.png and so on. Every file is written as a whole or not at all.

        exit status: 0 done, 1 something could not be read, drawn or written, 2 the command line is not understood.

        examples: paper show chat --output chat.png
                  paper show invoice calendar --output both.pdf
                  paper all --output pictures/
                  paper invoice order.json --output order.pdf

        """
}
