// Splits a line of a layout script into pieces with the names of their colors.

const keywords = new Set([
  "case", "scale", "rounding", "direction", "let", "var", "node", "in", "guide", "within", "if", "else", "for", "expect",
  "solve", "func", "guard", "switch", "default", "return", "break", "continue", "override", "private", "fileprivate", "public",
  "import", "class", "struct", "enum", "extension", "warning", "no", "warnings", "changes", "since", "super", "self", "true",
  "false", "nil", "hidden", "ltr", "rtl",
]);
const pattern =
  /(\/\/.*$)|(\/\*.*?(?:\*\/|$))|("""(?:.*?"""|.*$)|#+".*?(?:"#+|$)|"(?:[^"\\]|\\.)*"?)|((?:\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?)%?)|(\.?[\p{L}_$][\p{L}\p{N}_]*)|(\s+)|([^])/gu;

// The pieces of a line, `{ text, kind }`, and the state after it: "comment", "string" or "". `open` is the state before it.
function lexLine(line, open = "") {
  const pieces = [];
  let rest = line;
  if (open) {
    const mark = open === "comment" ? "*/" : '"""';
    const end = line.indexOf(mark) + mark.length;
    if (end < mark.length) return { pieces: [{ text: line, kind: open }], open };
    pieces.push({ text: line.slice(0, end), kind: open });
    rest = line.slice(end);
    open = "";
  }
  let previous = "";
  for (const match of rest.matchAll(pattern)) {
    const text = match[0];
    let kind = "";
    if (match[1]) kind = "comment";
    else if (match[2]) {
      kind = "comment";
      if (!text.endsWith("*/") || text.length < 4) open = "comment";
    } else if (match[3]) {
      kind = "string";
      if (/^#*"""/.test(text) && (!/"""#*$/.test(text) || text.length < 6)) open = "string";
    } else if (match[4]) kind = "number";
    else if (match[5]) kind = wordKind(text, previous, rest.slice(match.index + text.length));
    if (!match[6]) previous = text;
    pieces.push({ text, kind });
  }
  return { pieces, open };
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
