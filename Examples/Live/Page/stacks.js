// Calls that lay out several nodes, as Swift requires them: scripts take arguments in any order, the options of a stack one by one,
// and nodes and numbers in place of items.

const stackLabels = "from startOffset to endOffset gap absolute cross hidden rounding options _";
const roomLabels = "within padding absolute hidden rounding fit";
const labelOrder = {
  hstack: stackLabels,
  vstack: stackLabels,
  flow: `_ axis gap lineGap line lastLine cross ${roomLabels}`,
  grid: `columns rows gap rowGap horizontally vertically ${roomLabels} _ cells`,
  distribute: "axis within cross absolute rounding hidden options _",
  spread: "_ gap within cross absolute rounding hidden",
  equalSpacing: "_ edges within cross absolute rounding hidden",
};
const optionLabels = ["nodeTie", "leftover", "overflow"];

// The text with all such calls in it.
function withStackCalls(text) {
  const call = /\b(hstack|vstack|flow|grid|distribute|spread|equalSpacing)\(/g;
  let [result, done] = ["", 0];
  for (let match = call.exec(text); match; match = call.exec(text)) {
    const start = call.lastIndex;
    const end = endOfCall(text, start);
    result += text.slice(done, start) + stackArguments(match[1], text.slice(start, end));
    done = call.lastIndex = end;
  }
  return withPresentNames(result + text.slice(done));
}

// Scripts know earlier names of items and choices, and Swift does not.
function withPresentNames(text) {
  return text.replace(/\.fixed\(/g, ".fix(").replace(/\.flexible\(/g, ".fill(weight: ")
    .replace(/\b(leftover|line|lastLine): \.spread\b/g, "$1: .spaceBetween");
}

// The index of the parenthesis that closes the one before an index.
function endOfCall(text, start) {
  let [depth, quoted] = [1, false];
  for (let index = start; index < text.length; index++) {
    if (text[index] === '"') quoted = !quoted;
    if (!quoted && text[index] === "(") depth++;
    if (!quoted && text[index] === ")" && --depth === 0) return index;
  }
  return text.length;
}

function stackArguments(method, text) {
  const given = splitList(text);
  const label = (argument) => argument.match(/^(\w+)\s*:/)?.[1] ?? "_";
  let others = given;
  const options = given.filter((argument) => labelOrder[method].includes("options") && optionLabels.includes(label(argument)));
  if (options.length) {
    options.sort((a, b) => optionLabels.indexOf(label(a)) - optionLabels.indexOf(label(b)));
    others = given.filter((argument) => !options.includes(argument)).concat(`options: StackOptions(${options.join(", ")})`);
  }
  const unlabelled = others.filter((argument) => label(argument) === "_");
  if (method === "flow" && unlabelled.length > 1) {
    others = [`[${unlabelled.join(", ")}]`, ...others.filter((argument) => label(argument) !== "_")];
  }
  const order = labelOrder[method].split(" ");
  const isDirection = (argument) => method === "distribute" && argument === unlabelled[0];
  const rank = (argument) => (isDirection(argument) ? -1 : order.indexOf(label(argument)));
  const sorted = others.map(items[method] ?? ((argument) => argument)).sort((a, b) => rank(a) - rank(b));
  const isAsGiven = sorted.length === given.length && sorted.every((argument, index) => argument === given[index]);
  return isAsGiven ? text : sorted.join(", ");
}

// The lists of nodes and numbers, as lists of items.
const items = {
  flow: (argument) => withItems(argument, (name) => `.flex(${name})`),
  distribute: (argument) => withItems(argument, (name) => (/^\d/.test(name) ? `.fix(${name})` : `.node(${name})`), true),
  grid: (argument) => {
    const rows = elements(argument)?.map(elements);
    if (!rows?.every((row) => row) || !rows.flat().some((cell) => cell.startsWith("."))) return argument;
    const cell = (text) => (text === "nil" ? ".empty" : text.startsWith(".") ? text : `.node(${text})`);
    return `cells: [${rows.map((row) => `[${row.map(cell).join(", ")}]`).join(", ")}]`;
  },
};

// A list whose names and numbers are written as items, if it has items, or in any case.
function withItems(argument, item, isAlways = false) {
  const list = elements(argument);
  if (!list || !(isAlways || list.some((element) => element.startsWith(".")))) return argument;
  return `[${list.map((element) => (/^[\p{L}_\d][\p{L}\p{N}_.]*$/u.test(element) ? item(element) : element)).join(", ")}]`;
}

// The elements of a literal list; null for anything else.
function elements(text) { return /^\[[^]*\]$/.test(text) ? splitList(text.slice(1, -1)) : null; }
