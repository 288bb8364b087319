// Splits a line of a layout script into pieces with the names of their colors.

const keywords = new Set([
  "case", "scale", "rounding", "direction", "let", "var", "node", "in", "guide", "within", "if", "else", "for", "expect",
  "solve", "func", "guard", "switch", "default", "return", "break", "continue", "override", "private", "fileprivate", "public",
  "import", "class", "struct", "enum", "extension", "warning", "no", "warnings", "changes", "since", "super", "self", "true",
  "false", "nil", "hidden", "ltr", "rtl",
]);
const pattern =
  /(\/\/.*$)|(\/\*.*?(?:\*\/|$))|("(?:[^"\\]|\\.)*"?)|((?:\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?)%?)|(\.?[\p{L}_$][\p{L}\p{N}_]*)|(\s+)|([^])/gu;

// The pieces of a line, `{ text, kind }`, and whether a comment goes on behind it.
function lexLine(line, inComment) {
  const pieces = [];
  let rest = line;
  if (inComment) {
    const end = line.indexOf("*/");
    if (end < 0) return { pieces: [{ text: line, kind: "comment" }], inComment: true };
    pieces.push({ text: line.slice(0, end + 2), kind: "comment" });
    rest = line.slice(end + 2);
  }
  let open = false;
  let previous = "";
  for (const match of rest.matchAll(pattern)) {
    const text = match[0];
    let kind = "";
    if (match[1]) kind = "comment";
    else if (match[2]) {
      kind = "comment";
      open = !text.endsWith("*/") || text.length < 4;
    } else if (match[3]) kind = "string";
    else if (match[4]) kind = "number";
    else if (match[5]) kind = wordKind(text, previous, rest.slice(match.index + text.length));
    if (!match[6]) previous = text;
    pieces.push({ text, kind });
  }
  return { pieces, inComment: open };
}

function wordKind(text, previous, after) {
  if (text.startsWith(".")) {
    if (/[\p{L}\p{N}_)\]?!]$/u.test(previous)) return after.startsWith("(") || after.startsWith(" {") ? "method" : "member";
    return after.startsWith("(") ? "method" : "value";
  }
  if (previous === "node" || previous === "guide" || previous === "let" || previous === "var") return "name";
  if (keywords.has(text)) return "keyword";
  if (after.startsWith(":")) return "label";
  if (/^\s*=/.test(after) || after.startsWith("(")) return "method";
  return "";
}
