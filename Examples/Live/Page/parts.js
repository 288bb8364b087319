// The parts of the page beside the script and the picture.

const byId = (id) => document.getElementById(id);
const devices = [
  ["Phones", [["iPhone SE", 375, 667], ["iPhone 16", 393, 852], ["iPhone 16 Pro Max", 440, 956], ["Pixel 9", 412, 915], ["Small Android", 360, 640]]],
  ["Tablets", [["iPad mini", 744, 1133], ["iPad Pro 13\u2033", 1032, 1376]]],
  ["Others", [["Watch", 208, 248], ["Laptop", 1440, 900], ["Full HD", 1920, 1080], ["Widget", 170, 170]]],
];

// Whether a problem keeps a line from running. A failed expectation does not.
const isMistake = ({ severity }) => ["mistake", "missing", "type"].includes(severity);

// The texts and images of the nodes of a script.
const contentsOf = (script) => ({ texts: measuredTexts(script), images: namesOfImages(script) });

// The beginning of the statement of a node, up to one of its attributes.
const nodeBeginning = String.raw`(?:^|;)[^\S\n]*node\s+(\S+)(?:(?!//)[^\n;"]|"(?:[^"\\\n]|\\.)*")*?\s`;

const namesOfImages = (script) => new Set(nodesWith("image=", script).map(([, name]) => name));

// The nodes with an attribute: their names, and the rest of the line after it. Most scripts have none.
function nodesWith(attribute, script) {
  if (!script.includes(attribute)) return [];
  return [...script.matchAll(new RegExp(String.raw`${nodeBeginning}${attribute.replace("(", "\\(")}(?=(.*))`, "gm"))];
}

// The texts that a script measures, by the names of their nodes. Numbers that cannot be read are the defaults of `text("…")`.
function measuredTexts(script) {
  const texts = new Map();
  let constants = null;
  const value = (expression) => literalValue(expression) ?? literalValue((constants ??= constantsOf(script)).get(expression) ?? "");
  const number = (expression, other) => {
    const found = expression === undefined ? other : value(expression);
    return typeof found === "number" ? found : other;
  };
  for (const [, name, rest] of nodesWith("measure=text(", script)) {
    const [text = "", advance, lineHeight, lines] = argumentsBefore(rest);
    const found = value(text);
    if (typeof found !== "string") continue;
    texts.set(name, { text: found, advance: number(advance, 7), lineHeight: number(lineHeight, 17), maximumLines: number(lines, 0) });
  }
  return texts;
}

// The names that a script gives to literals, with these as they are written.
function constantsOf(script) {
  const constants = new Map();
  for (const [, name, rest] of script.matchAll(/(?:^|;)[^\S\n]*(?:let|var)\s+([\p{L}_][\w.]*)\s*(?::[^=\n]*)?=\s*(?=(.*))/gmu)) {
    constants.set(name, argumentsBefore(rest, ";")[0]);
  }
  return constants;
}

// The arguments before a sign or the end of the line.
function argumentsBefore(line, end = ")") {
  const list = [""];
  let depth = 0;
  for (const { text, kind } of lexLine(line).pieces) {
    if (depth === 0 && text === end) break;
    if (text === "(" || text === "[") depth++;
    if (text === ")" || text === "]") depth--;
    if (depth === 0 && text === ",") list.push("");
    else if (kind !== "comment") list[list.length - 1] += text;
  }
  return list.map((argument) => argument.trim());
}

// The value of a string or a number of a script; undefined for anything else.
function literalValue(text) {
  const [, plain, signs, raw] = text.match(/^"((?:[^"\\]|\\.)*)"$|^(#+)"(.*?)"\2$/) ?? [];
  if (plain !== undefined) return unescaped(plain);
  if (raw !== undefined) return unescaped(raw, signs);
  return /^(?:\d[\d_]*(?:\.\d[\d_]*)?(?:e[-+]?\d+)?|0x[\da-f]+)$/i.test(text) ? Number(text.replaceAll("_", "")) : undefined;
}

// A string with its escapes replaced. Escapes of a raw string contain its signs.
function unescaped(text, signs = "") {
  return text.replace(new RegExp(`\\\\${signs}(?:u\\{([\\da-f]{1,6})\\}|(.))`, "gi"), (all, number, letter) => {
    if (!number) return { n: "\n", t: "\t", r: "\r", 0: "\0" }[letter] ?? letter;
    const code = parseInt(number, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

function toast(text) {
  const element = byId("toast");
  element.textContent = text;
  element.classList.add("shown");
  clearTimeout(toast.timer);
  // Long enough to read it.
  toast.timer = setTimeout(() => element.classList.remove("shown"), 1000 + 40 * text.length);
}

// The bar between the script and the picture, by pointer and by arrow keys.
function listenToSplitter() {
  const splitter = byId("splitter");
  const [least, most] = [20, 75];
  splitter.setAttribute("aria-valuemin", String(least));
  splitter.setAttribute("aria-valuemax", String(most));
  const set = (fraction) => {
    const percent = Math.round(Math.max(least, Math.min(most, fraction * 100)) * 10) / 10;
    document.documentElement.style.setProperty("--split", `${percent}%`);
    splitter.setAttribute("aria-valuenow", String(Math.round(percent)));
    return percent / 100;
  };
  let fraction = set(0.44);
  splitter.addEventListener("pointerdown", (event) => {
    splitter.setPointerCapture(event.pointerId);
    const move = (moved) => { fraction = set(moved.clientX / innerWidth); };
    splitter.addEventListener("pointermove", move);
    splitter.addEventListener("pointerup", () => splitter.removeEventListener("pointermove", move), { once: true });
  });
  splitter.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") fraction = set(fraction - 0.02);
    if (event.key === "ArrowRight") fraction = set(fraction + 0.02);
  });
}

// The button that goes through the color schemes.
function listenToTheme() {
  const names = { "light dark": "Auto", light: "Light", dark: "Dark" };
  let chosen = "light dark";
  const set = (scheme) => {
    document.documentElement.style.colorScheme = scheme;
    byId("theme").textContent = names[scheme];
    byId("theme").setAttribute("aria-label", `Light and dark: ${names[scheme]}`);
    chosen = scheme;
  };
  let stored = null;
  try { stored = localStorage.getItem("plumb-theme"); } catch { /* A page from disk may have no storage. */ }
  set(names[stored] ? stored : "light dark");
  byId("theme").addEventListener("click", () => {
    const schemes = Object.keys(names);
    set(schemes[(schemes.indexOf(chosen) + 1) % schemes.length]);
    try { localStorage.setItem("plumb-theme", chosen); } catch { /* Then it is forgotten. */ }
  });
}

// Shows where the row of tools goes on, on a screen that is too narrow for it.
function listenToTools() {
  const tools = byId("tools");
  const show = () => {
    tools.classList.toggle("goes-on", tools.scrollLeft + tools.clientWidth < tools.scrollWidth - 4);
    tools.classList.toggle("goes-back", tools.scrollLeft > 4);
  };
  tools.addEventListener("scroll", show);
  new ResizeObserver(show).observe(tools);
}
