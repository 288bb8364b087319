# Finds the sentences that have no plain subject: those of the list in `report`. Reads Swift files (comments alone) and
# Markdown (all but blocks of code), prints each sentence with its file and line, and then how many there are.
#
#     awk -v limit=30 -f .ci/sentences.awk FILE ...
#
# With a limit, the exit status is 1 if there are more.

FNR == 1 {
    flush()
    fenced = 0
    swift = FILENAME ~ /\.swift$/
    block = 0
}

{
    line = $0
    sub(/\r$/, "", line)
    if (swift) {
        text = comment(line)
        if (text == none) {
            flush()
            next
        }
        # A comment behind code is a paragraph of its own.
        if (line !~ /^[ \t]*(\/\/|\/\*|\*)/ && !block) flush()
    } else {
        text = line
    }
    if (text ~ /^[ \t]*(```|~~~)/) {
        flush()
        fenced = !fenced
        next
    }
    if (fenced) next
    if (text ~ /^[ \t>]*$/) {
        flush()
        next
    }
    # Items of lists, headings and rows of tables begin a paragraph.
    if (text ~ /^[ \t>]*([-*+]|[0-9]+[.)]|#+|\||@)/) flush()
    sub(/^[ \t>]*(([-*+]|[0-9]+[.)]|#+)[ \t]+)?/, "", text)
    sub(/^(Returns|Throws|Note|Important|Warning|Precondition|Complexity|Parameters?[^:]*|[A-Za-z_]+): */, "", text)
    if (text ~ /^\|/) {
        cells = split(text, cell, "|")
        for (i = 2; i < cells; i++) {
            append(cell[i])
            flush()
        }
        next
    }
    append(text)
}

END {
    flush()
    print count + 0 " sentences without a plain subject."
    if (limit != "" && count > limit) exit 1
}

# The text of the comment in a line of Swift, or `none`.
function comment(line) {
    none = "\001"
    if (block) {
        if (line ~ /\*\//) block = 0
        sub(/\*\/.*/, "", line)
        sub(/^[ \t]*\*?/, "", line)
        return line
    }
    if (match(line, /(^|[ \t])\/\*/) && line !~ /\*\//) {
        block = 1
        return substr(line, RSTART + RLENGTH)
    }
    if (!match(line, /(^|[ \t])\/\/+!?/)) return none
    return substr(line, RSTART + RLENGTH)
}

# Adds a line to the paragraph, and says where it begins.
function append(text) {
    gsub(/^[ \t]+|[ \t]+$/, "", text)
    pieces++
    start[pieces] = length(paragraph) + 1
    number[pieces] = FNR
    file = FILENAME
    paragraph = paragraph text " "
}

# Takes the paragraph apart into sentences.
function flush(  rest, offset, sentence) {
    rest = paragraph
    offset = 1
    while (match(rest, /[.!?:]["')*_]*[ ]+/)) {
        # An abbreviation, or a colon before a small letter, ends nothing.
        sentence = sentence substr(rest, 1, RSTART + RLENGTH - 1)
        rest = substr(rest, RSTART + RLENGTH)
        if (rest == "" || rest ~ /^[("'*_`]*[^a-z]/) {
            report(sentence, offset)
            offset += length(sentence)
            sentence = ""
        }
    }
    report(sentence rest, offset)
    paragraph = ""
    pieces = 0
}

function report(sentence, offset,  words, i) {
    words = " " sentence " "
    gsub(/`[^`]*`/, " code ", words)
    gsub(/[^A-Za-z?]+/, " ", words)
    if ((words !~ /^ What / || words ~ /\? *$/) && tolower(words) !~ / (that of|those that|of what|comes to|is passed over) /) return
    for (i = pieces; i > 1 && start[i] > offset; i--) {}
    gsub(/ +$/, "", sentence)
    print file ":" number[i] ": " sentence
    count++
}
