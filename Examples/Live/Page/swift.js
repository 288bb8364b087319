// A case of a script as a Swift file. Chains and stacks are Swift already; nodes and settings become declarations.

const swiftWords = new Set([
  "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "fallthrough",
  "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
  "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
  "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]);
const ownMembers = new Set([
  "pin", "pinFrame", "edge", "anchor", "frame", "bounds", "center", "children", "safeAreaInsets", "ownLayoutDirection",
  "layoutMargins", "layoutMarginsGuide", "safeAreaGuide", "readableMarginsGuide", "keyboardGuide", "guide", "hstack",
  "vstack", "stacks", "distribute", "spread", "equalSpacing", "flow", "grid", "isHidden", "transform", "alpha",
  "addChild", "addChildren", "layoutDirection",
]);
const otherNames = new Map([["Node", "LayoutNode"]]);
// The types to which a script can add members, as in `func Node.place(x: Double)`.
const extended = new Map(["Node", "Rect", "Size", "Point", "EdgeInsets", "Double"].map((type) => [type, otherNames.get(type) ?? type]));
const modifiers = /^(\s*)(?:(?:@\w+(?:\([^)]*\))?|override|private|fileprivate|internal|public|open|final|static|lazy|weak|mutating|nonisolated)\s+)*(?=(?:func|let|var)\b)/;

class SwiftFile {
  // `text` has one case.
  constructor(text, { size = null, scale = null, direction = -1 } = {}) {
    text = withoutTypes(firstBranches(text));
    this.source = text;
    this.options = { size, scale, direction };
    this.lines = [];
    this.settings = [];
    this.nodes = new Set([...text.matchAll(/^\s*(?:node|guide)\s+([\p{L}_$][\p{L}\p{N}_]*)/gmu)].map((match) => match[1]));
    this.methods = new Set([...text.matchAll(/\bfunc\s+([\p{L}_]\w*)/gu)].map((match) => match[1]));
    this.numbers = new Set();
    this.constants = new Set();
    // How far the lines are indented that declare them: within braces, a name is another one up to the closing brace.
    this.levels = new Map();
    // Names of whole numbers. They are of type Double, too, so that they can be multiplied with all others.
    this.wholes = new Set();
    // Constants for cases of an app's enumeration, such as `.wide`, which become texts; and `switch` statements over them.
    this.choices = new Set();
    this.switches = [];
    // Variables and parameters that may be nil, and constants for the constraints of a line.
    const optional = /([\p{L}_]\w*)\s*:\s*[\w.]+\?|\b(?:let|var)\s+(\w+)\s*=[^\n]*\.(?:first|last)\s*$/gmu;
    this.optionals = new Set([...text.matchAll(optional)].map((match) => match[1] ?? match[2]));
    this.constraints = new Set([...text.matchAll(/\blet\s+(\w+)\s*=[^\n]*\.constrain(?:Self)?\((?![^\n]*\.(?:constraints|first|last)\b)/g)].map((match) => match[1]));
    // How far the line is indented that begins the block of stacks at hand, if the block has no name for itself.
    this.blockOfStacks = null;
    this.root = null;
    this.current = null;
    this.extensions = [];
    this.assigned = new Set([...text.matchAll(/^\s*([\p{L}_]\w*(?:\.\w+)*)\s*[-+*/]?=[^=]/gmu)].flatMap(([, name]) => [name, name.split(".")[0]]));
    for (const [name, times] of counted([...text.matchAll(/^\s*(?:let|var)\s+([\w.]+)/gm)].map((match) => match[1]))) {
      if (times > 1) this.assigned.add(name);
    }
    // Variables that a method may change.
    for (const [, name] of text.matchAll(/(?<!&)&([\p{L}_]\w*)/gu)) this.assigned.add(name);
    this.usesConstraints = /\.constrain(Self)?\(/.test(text);
    this.usesOperators = /-->|<--|<>|\|--\||horizontalOffset|verticalOffset/.test(text);
    this.title = (text.match(/^\s*case\s+"([^"]*)"/m) ?? text.match(/^\/\/ (.*)/))?.[1] ?? "a script";
    for (const line of statements(text)) this.add(line.replace(modifiers, "$1"));
    // Methods that nothing calls run after their declarations.
    for (const [, name] of text.matchAll(/\bfunc\s+([\p{L}_]\w*)\s*\(\s*\)/gu)) {
      const isCalled = new RegExp(`(?<!func\\s+)(?<![.\\w])(?:self\\??\\.)?${name}\\s*\\(`, "u").test(text);
      if (!isCalled) this.lines.push(`${name}()`);
    }
  }

  get text() {
    const imports = ["import Plumb"];
    if (this.usesConstraints) imports.unshift("import ConstraintLayout");
    if (this.usesOperators) imports.splice(imports.length - 1, 0, "import LayoutOperators");
    return `${imports.join("\n")}\n\n/// The layout of "${this.title}".\nfunc makeLayout() -> LayoutNode {\n` +
      this.lines.map((line) => (line.trim() ? `    ${line.trimEnd()}` : "")).join("\n").replace(/\n{3,}/g, "\n\n").trimEnd() +
      `\n    return ${this.root ? this.name(this.root) : 'LayoutNode("root")'}\n}\n` +
      this.extensions.map(({ type, lines }) => `\nprivate extension ${type} {\n${lines.map((line) => `    ${line}`).join("\n")}\n}\n`).join("") +
      (this.usesOptional ? "\nprivate func optional<Value>(_ value: Value?) -> Value? { value }\n" : "") +
      (this.usesCounts ? "\nprivate extension Collection {\n    var number: Double { Double(count) }\n}\n" : "");
  }

  add(line) {
    const [, kind, type, rest] = line.match(/^(func|var)\s+(\w+)\.(\w[^]*)$/) ?? [];
    if (extended.has(type)) {
      const { lines, current } = this;
      this.extensions.push({ type: extended.get(type), lines: [], depth: 0, end: () => ([this.lines, this.current] = [lines, current]) });
      [this.lines, this.current] = [this.extensions.at(-1).lines, null];
      line = `${kind} ${rest}`;
      if (kind === "func") this.addStatement(line);
      else this.lines.push(this.swift(line));
    } else this.addStatement(line);
    const extension = this.extensions.at(-1);
    if (extension?.lines !== this.lines) return;
    for (const { text, kind } of lexLine(line, "").pieces) {
      if (kind !== "comment" && kind !== "string") extension.depth += text === "{" ? 1 : text === "}" ? -1 : 0;
    }
    if (extension.depth === 0) extension.end();
  }

  addStatement(line) {
    const statement = line.replace(/\/\/[^"]*$/, "").trim();
    const word = statement.match(/^[\p{L}_]\w*/u)?.[0];
    const rest = word ? statement.slice(word.length).trim() : "";
    const isStatement = /^\s*[\p{L}_]\w*(\s|$)/u.test(statement);
    if (isStatement && word === "case" && rest.startsWith('"') && !rest.endsWith(":")) return;
    if (isStatement && word === "node") return this.addNode(rest);
    if (isStatement && word === "guide") return this.addGuide(rest);
    if (isStatement && ["scale", "rounding", "direction"].includes(word) && !rest.startsWith(".")) return this.addSetting(word, rest);
    if (isStatement && word === "within") {
      this.current = rest;
      return;
    }
    if (isStatement && word === "expect") return void this.lines.push(`// expect ${rest}`);
    const [indent] = line.match(/^\s*/);
    for (const [name, level] of statement ? this.levels : []) {
      if (level > indent.length && this.levels.delete(name)) this.constants.delete(name);
    }
    if (/\bstacks(?:\([^)]*\))?\s*\{$/.test(statement)) this.blockOfStacks = indent;
    if (statement === "}" && indent === this.blockOfStacks) this.blockOfStacks = null;
    if (statement === "solve") return void this.lines.push(`${this.name(this.root)}.layoutIfNeeded()`);
    if (/^(?:@\w+\s+)?import\s/.test(statement)) return;
    const isConstant = isStatement && (word === "let" || word === "var");
    if (statement.startsWith("super.")) return;
    if (isStatement && word === "func") {
      for (const [, parameter, type] of rest.matchAll(/([\p{L}_]\w*)\s*:\s*(\w*)/gu)) {
        this.constants.add(parameter);
        if (type === "Int") this.addWhole(parameter);
      }
      return void this.lines.push(this.swift(line.replace(/\b(UI|NS)\w+/g, "LayoutNode").replace(/:\s*Int\b/g, ": Double")));
    }
    // The element of a loop or a closure is no view of the script, even if it is named `view`.
    for (const [, names] of line.matchAll(/(?:\bfor\s+|\{\s*)\(?((?:\w+\s*,\s*)?\w+)\)?\s+in\b/g)) {
      for (const name of splitList(names)) this.constants.add(name);
    }
    if (isStatement && word === "for") line = this.loop(line);
    line = line.replace(/\.enumerated\(\)(\.forEach\s*\{\s*(\w+)\s*,)/, (_, closure, index) => {
      this.addWhole(index);
      return `.enumerated().map({ (Double($0.offset), $0.element) })${closure}`;
    });
    if (/\.constraint\(|\bNSLayoutConstraint\./.test(line)) {
      this.lines.push("// There are no anchors of UIKit: write a.constrain(to: b).top().", ...line.split("\n").map((part) => `// ${part}`));
      return;
    }
    if (isConstant) return this.addConstant(line, rest);
    this.lines.push(this.binding(this.swift(this.switching(line, statement, word, rest))));
  }

  addWhole(name) {
    this.wholes.add(name);
    this.numbers.add(name);
  }

  // The head of a loop over numbers, which become Doubles.
  loop(line) {
    const [, start, index, name, list, end] = line.match(/^(\s*for\s+)(?:\(\s*(\w+)\s*,\s*\w+\s*\)|(\w+))\s+in\s+([^]*?)(\s*(?:\{|where\b)[^]*|\s*)$/u) ?? [];
    const range = name && list.match(/^([^]*?)(\.\.[.<])([^]*)$/);
    if (!start || !(range || (name && list.endsWith(".indices")) || (index && list.endsWith(".enumerated()")))) return line;
    this.addWhole(index ?? name);
    if (index) return line.replace(list, () => `${list}.map({ (Double($0.offset), $0.element) })`);
    const bound = (text) => (/^\d+$/.test(text.trim()) ? text.trim() : `Int(${text.trim()})`);
    const numbers = range ? `(${bound(range[1])}${range[2]}${bound(range[3])})` : list;
    return `${start}${name} in ${numbers}.map(Double.init)${end}`;
  }

  // The line with whole numbers divided as such, and as indices.
  dividing(line) {
    for (const name of this.wholes) {
      line = line
        .replace(new RegExp(`(?<=[\\w\\])])\\[([^\\[\\]]*\\b${name}\\b[^\\[\\]]*)\\]`, "g"), "[Int($1)]")
        .replace(new RegExp(`(?<![\\w.])${name}\\s*/\\s*([\\w.]+)`, "g"), `(${name} / $1).rounded(.towardZero)`)
        .replace(new RegExp(`(?<![\\w.])${name}\\s*%\\s*([\\w.]+)`, "g"), `${name}.truncatingRemainder(dividingBy: $1)`);
    }
    return line;
  }

  // A line whose condition binds names, as in `guard let icon = icon`: what a script knows is never missing, so Swift is told that
  // it could be.
  binding(line) {
    const parts = line.match(/^(\s*(?:\}\s*else\s+)?(?:guard|if|while)\s+)([^]*?)(\s+else\b[^]*|\s*\{[^]*|\s*)$/);
    if (!parts || !/\b(?:let|var)\s/.test(parts[2])) return line;
    this.usesOptional = true;
    const clauses = splitList(parts[2]).map((clause) =>
      clause.replace(/^((?:let|var)\s+([\p{L}_]\w*))[^=]*(?:=\s*([^]*))?$/u, (_, start, name, value) => `${start} = optional(${value ?? name})`));
    return parts[1] + clauses.join(", ") + parts[3];
  }

  // A line of a `switch` over a choice, whose cases are texts, and which needs a default.
  switching(line, statement, word, rest) {
    const indent = line.match(/^\s*/)[0];
    if (statement.startsWith("@unknown default")) return this.switching(line.replace("@unknown ", ""), "default", "default", "");
    if (word === "switch") this.switches.push({ indent, isChoice: this.choices.has(this.swift(rest.replace(/\{.*/, "")).trim()) });
    const inner = this.switches[this.switches.length - 1];
    if (!inner) return line;
    if (word === "default") inner.isChoice = false;
    if (word === "case" && inner.isChoice) return line.replace(/^[^:]*/, (patterns) => patterns.replace(/\.(\w+)/g, '"$1"'));
    if (statement === "}" && indent === inner.indent && this.switches.pop().isChoice) this.lines.push(`${indent}default: break`);
    return line;
  }

  addConstant(line, rest) {
    const match = rest.match(/^([\w.]+)\s*(?::\s*\w+)?\s*=\s*([^]*)$/);
    // `var last: UIView?`
    if (!match) return void this.lines.push(this.swift(line.replace(/\b(UI|NS)\w+/g, "LayoutNode")));
    const name = match[1].replace(/\./g, "_");
    let value = match[2].trim() === "[]" ? "[LayoutNode]()" : this.swift(match[2]);
    // Whole numbers in tuples are of type Double, as all others.
    if (/^\[\s*\(/.test(value)) value = value.replace(/("[^"]*")|(?<![\w.])(\d+)(?![\w.])/g, (_, text, number) => text ?? `${number}.0`);
    // Whole numbers would be of type Int.
    const names = match[2].replace(/\d[\d_.]*(?:[eE][-+]?\d+)?/g, "").match(/[\p{L}_.][\w.]*/gu) ?? [];
    const choice = match[2].trim().match(/^\.(\w+)$/);
    if (choice) {
      this.choices.add(name);
      this.constants.add(name);
      return void this.lines.push(`let ${this.name(name)} = "${choice[1]}"`);
    }
    const isNumber = /^[-+*/()\s\w.]+$/u.test(match[2]) && names.every((found) => this.numbers.has(found));
    const [indent] = line.match(/^\s*/);
    const isDeclared = this.constants.has(name) && indent.length <= (this.levels.get(name) ?? Infinity);
    if (!this.levels.has(name)) this.levels.set(name, indent.length);
    const keyword = isDeclared ? "" : this.assigned.has(match[1]) && !this.constraints.has(name) ? "var " : "let ";
    if (isNumber) this.numbers.add(match[1]);
    if (/^[\w.]+\s*:\s*Int\b/.test(rest) || this.wholes.has(match[2].match(/^\w+/)?.[0])) this.addWhole(name);
    this.constants.add(name);
    const isDouble = isNumber || /^[\w.]+\s*:\s*(?:Double)\s*=/.test(rest);
    this.lines.push(`${indent}${keyword}${this.name(name)}${keyword ? this.typeText(name, value, isDouble) : ""} = ${value}`);
  }

  // The type of a constant where its value does not tell it.
  typeText(name, value, isDouble) {
    if (isDouble) return ": Double";
    if (/^\[[-\d.,\s]*\d[-\d.,\s]*\]$/.test(value)) return ": [Double]";
    if (value !== "nil") return "";
    this.optionals.add(name);
    if (new RegExp(`\\b${name}\\?\\(`).test(this.source)) return ": ((Double) -> Void)?";
    const number = "[-.\\d]|[\\w.]+\\.(?:top|left|bottom|right|width|height|m(?:in|ax|id)[XY])\\b";
    return new RegExp(`\\b${name}\\s*\\?\\?\\s*(?:${number})`).test(this.source) ? ": Double?" : ": LayoutNode?";
  }

  addSetting(word, value) {
    const { scale, direction } = this.options;
    if (word === "scale") this.set("displayScale", scale ?? value);
    if (word === "rounding") this.set("roundingRule", `.${value}`);
    if (word === "direction") this.set("layoutDirection", (direction >= 0 ? direction === 1 : value === "rtl") ? ".rightToLeft" : ".leftToRight");
  }

  set(property, value) {
    const setting = [property, value];
    if (this.root) this.lines.push(this.setting(setting));
    else this.settings = this.settings.filter(([other]) => other !== property).concat([setting]);
  }

  setting([property, value]) { return `${this.name(this.root)}.layoutContext.${property} = ${value}`; }

  addNode(rest) {
    const words = splitWords(rest);
    const name = words.shift();
    let parent = null;
    if (words[0] === "in") parent = words.splice(0, 2)[1];
    // Attributes may follow at once.
    const hasFrame = words.length > 0 && words[0] !== "hidden" && !/^\w+=/.test(words[0]);
    let [x, y, width, height] = hasFrame ? words.splice(0, 4).map((number) => this.swift(number)) : [0, 0, 0, 0];
    if (!parent && this.options.size) [width, height] = [this.options.size.width, this.options.size.height];
    const isZero = [x, y, width, height].every((number) => Number(number) === 0);
    const frame = isZero ? "" : `, frame: Rect(x: ${x}, y: ${y}, width: ${width}, height: ${height})`;
    this.lines.push(`let ${this.name(name)} = LayoutNode("${name}"${frame})`);
    if (parent) {
      this.lines.push(`${this.owner(parent)}.addChild(${this.name(name)})`);
    } else {
      this.root = name;
      this.current = name;
      const { scale, direction } = this.options;
      if (scale !== null && !this.settings.some(([property]) => property === "displayScale")) this.set("displayScale", scale);
      this.lines.push(...this.settings.map((setting) => this.setting(setting)));
      if (direction >= 0 && !this.settings.some(([property]) => property === "layoutDirection")) {
        this.set("layoutDirection", direction === 1 ? ".rightToLeft" : ".leftToRight");
      }
    }
    for (const word of words) this.addAttribute(this.name(name), word);
  }

  addAttribute(node, word) {
    if (word === "hidden") return void this.lines.push(`${node}.isHidden = true`);
    const [, key, value] = word.match(/^(\w+)=([^]*)$/) ?? [];
    if (!key) return;
    const list = splitList(value.slice(value.indexOf("(") + 1, -1)).map((number) => this.swift(number));
    const insets = `EdgeInsets(top: ${list[0]}, left: ${list[1]}, bottom: ${list[2]}, right: ${list[3]})`;
    const line = {
      hidden: () => `isHidden = ${this.swift(value)}`,
      alpha: () => `alpha = ${value}`,
      direction: () => `ownLayoutDirection = ${value === "rtl" ? ".rightToLeft" : ".leftToRight"}`,
      anchorPoint: () => `anchorPoint = Point(x: ${list[0]}, y: ${list[1]})`,
      scroll: () => `boundsOrigin = Point(x: ${list[0]}, y: ${list[1]})`,
      image: () => `imageSize = Size(width: ${list[0]}, height: ${list[1]})`,
      safeArea: () => `safeAreaInsets = ${insets}`,
      layoutMargins: () => `layoutMargins = ${insets}`,
      readableMargins: () => `readableMargins = ${insets}`,
      keyboard: () => `keyboardArea = Rect(x: ${list[0]}, y: ${list[1]}, width: ${list[2]}, height: ${list[3]})`,
      metrics: () => `fontMetrics = FontMetrics(ascender: ${list[0]}, descender: ${list[1]}, capHeight: ${list[2]}, lineHeight: ${list[3]})`,
      hugging: () => `hugging = AxisPriorities(horizontal: ${list[0]}, vertical: ${list[1]})`,
      compression: () => `compressionResistance = AxisPriorities(horizontal: ${list[0]}, vertical: ${list[1]})`,
      transform: () => `transform = ${this.transform(value, list)}`,
      measure: () => `measure = ${this.measure(value, list)}`,
    }[key];
    if (line) this.lines.push(`${node}.${line()}`);
  }

  transform(value, list) {
    if (value.startsWith("rotate")) return `Transform(rotationDegrees: ${list[0]})`;
    if (value.startsWith("scale")) return `Transform(scaleX: ${list[0]}, y: ${list[1]})`;
    return `Transform(translationX: ${list[0]}, y: ${list[1]})`;
  }

  measure(value, list) {
    if (value.startsWith("text")) {
      const lines = list.length > 3 ? `, maximumLines: ${list[3]}` : "";
      const metrics = list.length > 1 ? `, advance: ${list[1]}, lineHeight: ${list[2]}${lines}` : "";
      return `{ TextMeasurer(${list[0]}${metrics}).sizeThatFits($0) }`;
    }
    if (value.startsWith("fixed")) return `{ _ in Size(width: ${list[0]}, height: ${list[1]}) }`;
    const [area, offset] = list;
    return "{\n" +
      "        let (hasWidth, hasHeight) = ($0.width < .greatestFiniteMagnitude, $0.height < .greatestFiniteMagnitude)\n" +
      "        if hasWidth && hasHeight { return Size(width: 35, height: 45) }\n" +
      `        if hasWidth { return Size(width: $0.width + ${offset}, height: ${area} / ($0.width + ${offset})) }\n` +
      `        if hasHeight { return Size(width: ${area} / ($0.height + ${offset}), height: $0.height + ${offset}) }\n` +
      `        return Size(width: 40, height: ${area} / 40.0)\n    }`;
  }

  addGuide(rest) {
    const words = splitWords(rest);
    const [name, , owner, x, y, width, height] = words.map((word, index) => (index < 3 ? word : this.swift(word)));
    this.lines.push(`let ${this.name(name)} = ${this.owner(owner)}.addGuide("${name}", frame: Rect(x: ${x}, y: ${y}, width: ${width}, height: ${height}))`);
  }

  owner(name) { return this.name(name === "self" ? this.current : name); }

  name(name) { return swiftWords.has(name) ? `\`${name}\`` : name; }

  // A part of the script as Swift: bare members get their node, and older names become names of Plumb.
  swift(text) {
    const change = text.match(/^(\s*)(\w+)\.((?:constant|priority|isActive|name)\s*=[^=][^]*|(?:de)?activate\(\))$/);
    if (change && this.constraints.has(change[2])) {
      return `${change[1]}for constraint in ${this.name(change[2])}.constraints { constraint.${this.swift(change[3])} }`;
    }
    let open = "";
    let previous = "";
    const root = this.name(this.root ?? "root");
    return withStackCalls(text.split("\n").map((line) => {
      const lexed = lexLine(line, open);
      open = lexed.open;
      let result = "";
      let [dropsDot, skips] = [false, 0];
      lexed.pieces.forEach(({ text: piece, kind }, at) => {
        const next = lexed.pieces[at + 1]?.text ?? "";
        if (skips > 0) return void skips--;
        if ((piece === ".view" || piece === ".contentView") && !this.isKnown(piece.slice(1))) return;
        const owned = piece === "self" ? 1 : 0;
        const dotted = this.dottedName(lexed.pieces, at + owned);
        const constant = this.numberConstant(kind === "number" ? next : piece);
        const isChosen = /^\.\w+$/.test(piece) && this.choices.has(result.match(/([\p{L}_]\w*)\s*[=!]=\s*$/u)?.[1]);
        if (kind === "number" && constant) {
          result += `(${piece} * ${constant})`;
          skips = 1;
        } else if (isChosen) result += `"${piece.slice(1)}"`;
        else if (constant && /(?:[([,:=+\-*/<>&|]\s*|\?\s+)$/.test(result)) result += constant;
        else if (["comment", "string", "number"].includes(kind)) result += piece;
        else if (owned && !dotted) {
          dropsDot = next.startsWith(".") && (this.isKnown(next.slice(1)) || this.methods.has(next.slice(1)));
          if (!dropsDot) result += this.name(this.current ?? "root");
        } else if (dropsDot) {
          result += this.name(piece.slice(1));
          dropsDot = false;
        } else if ((piece === "?" || piece === "!") && /[\w)\]]$/.test(result) && next.startsWith(".")) {
          // Views are there; what a list or a call gives may not be.
          const [owner] = result.match(/(?<![\w.])[\p{L}_]\w*$/u) ?? [];
          if (!owner ? /(?:\.(?:first|last)|[)\]}])$/.test(result) : this.optionals.has(owner)) result += piece;
        } else if (dotted) {
          result += dotted.name;
          skips = dotted.members + owned;
        } else if (/^[\p{L}_]/u.test(piece)) result += this.word(piece, next, previous);
        else result += piece === ".text" ? ".nodeName" : piece;
        if (piece.trim()) previous = piece.trim().slice(-1);
      });
      return this.dividing(result)
        .replace(/(?<![\w.])(\w+)\.displayScale\b/g, "max(1, $1.layoutContext.displayScale ?? 1)")
        .replace(/\bcase\s+\.(\w+)\s*=\s*([\p{L}_]\w*)/gu, (text, choice, name) => (this.choices.has(name) ? `case "${choice}" = ${name}` : text))
        .replace(/\bstride\(from: (\d+)(?![.\d])/g, "stride(from: $1.0")
        .replace(/(-->\s*)\.(\w+)/g, "$1ParentAnchor.$2")
        .replace(/(\.guide\("[^"]*"\))(?=\.)/g, "$1!")
        .replace(/(?<![.\w])rotate\(/g, "Transform(rotationDegrees: ")
        .replace(/(?<![.\w])scale\(([^,()]+),/g, "Transform(scaleX: $1, y:")
        .replace(/(?<![.\w])translate\(([^,()]+),/g, "Transform(translationX: $1, y:")
        .replace(/^(\s*[\p{L}_]\w*\??)\.sizeToFit\(\)/u, "$1.pin.sizeToFit()")
        // Counts are Doubles, as all other numbers.
        .replace(/\.count\b(?!\s*(?:[:(]|\{\s*\$))/g, () => ((this.usesCounts = true), ".number"))
        .replace(/(?<=[\w\])])\[([^\[\]]*\.number\b[^\[\]]*)\]/g, "[Int($1)]")
        .replace(/([\w.]+\.number)\s*\/\s*([\w.]+)/g, "($1 / $2).rounded(.towardZero)")
        .replace(/(?<![\w.])(\d+)\s*\/\s*([\w.]+\.number)/g, "($1 / $2).rounded(.towardZero)")
        .replace(/\.indices\.contains\(([^()]*)\)/g, ".indices.contains(Int($1))")
        .replace(/(\{[^{}]*?\b(?:let|var) \w+) = (-?\d+)(?=\s*[;}])/g, "$1: Double = $2")
        .replace(/\bEdgeInsets\(horizontal: ([^,()]+), vertical: ([^,()]+)\)/g, "EdgeInsets(vertical: $2, horizontal: $1)");
    }).join("\n"));
  }

  // The constant that a word and the members behind it name, as in `Theme.margin`, and how many members these are.
  dottedName(pieces, start) {
    const first = pieces[start]?.text ?? "";
    let [name, dotted] = [pieces[start - 1]?.text === "self" ? first.slice(1) : first, null];
    for (let index = start + 1; pieces[index]?.text.startsWith("."); index++) {
      name += pieces[index].text.replace(".", "_");
      if (this.constants.has(name)) dotted = { name, members: index - start };
    }
    return dotted;
  }

  // The constant behind `.margin` as a number, or behind `20.ui`.
  numberConstant(piece) {
    const name = `Double_${piece.slice(1)}`;
    return piece.startsWith(".") && this.constants.has(name) ? name : undefined;
  }

  isKnown(name) { return this.nodes.has(name) || this.constants.has(name); }

  word(word, next, previous) {
    if (next.trimStart().startsWith(":") && previous !== "?") return word;
    if (this.isKnown(word)) return this.name(word);
    if (otherNames.has(word)) return otherNames.get(word);
    if (word === "parent" && previous !== ".") return this.name(this.root ?? "root");
    if ((word === "view" || word === "contentView") && previous !== ".") return this.name(this.current ?? "root");
    if (this.blockOfStacks !== null && previous !== "." && /^[hv]stack$/.test(word)) return `$0.${word}`;
    if (previous === "." || !this.current) return word;
    if (/^(?:width|height)$/.test(word) && !this.declares(word)) return `${this.name(this.current)}.frame.${word}`;
    return ownMembers.has(word) ? `${this.name(this.current)}.${word}` : word;
  }

  // Whether a constant, a parameter or a part of a pattern has a name.
  declares(name) {
    const declaration = `\\b(?:let|var|for|case)\\b[^=\\n]*\\b${name}\\b|\\b${name}\\s*:\\s*(?:inout\\s+)?(?:Double|Int)|\\b${name}\\b[^{}\\n]*\\bin\\b`;
    return new RegExp(declaration).test(this.source);
  }
}

function counted(words) {
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

// The text with the first branch of each `#if`.
function firstBranches(text) {
  const lines = [];
  let [skips, depth] = [false, 0];
  for (const line of text.split("\n")) {
    const word = line.match(/^\s*#(if|elseif|else|endif)\b/)?.[1];
    if (skips && word === "if") depth++;
    else if (word === "endif" && depth > 0) depth--;
    else if (word) skips = word.startsWith("else");
    else if (!skips) lines.push(line);
  }
  return lines.join("\n");
}

// The text without initializers, types, and closing braces of types whose heads were not pasted; scripts skip them.
function withoutTypes(text) {
  const lines = [];
  const passed = /^\s*(?:(?:@\w+|override|required|convenience|private|fileprivate|internal|public|open|final)\s+)*(?:(?:de)?init\b|(?:class|struct|enum|extension|protocol|actor)\s+\w)/;
  let [depth, open, skips] = [0, "", false];
  for (const line of text.split("\n")) {
    const lexed = lexLine(line, open);
    const isText = open !== "";
    open = lexed.open;
    const braces = lexed.pieces.filter(({ text: piece, kind }) => kind !== "comment" && kind !== "string" && /^[{}]$/.test(piece));
    if (depth === 0 && !isText && passed.test(line)) skips = true;
    const isLeftOver = depth === 0 && !isText && /^\s*}/.test(line);
    if (!skips && !isLeftOver) lines.push(line);
    for (const { text: piece } of braces) depth = Math.max(0, depth + (piece === "{" ? 1 : -1));
    if (depth === 0 && braces.length) skips = false;
  }
  return lines.join("\n");
}

// The lines of a script, those within parentheses, and continued ones, as one.
// A condition goes on behind a comma, and with the `else` of `guard`.
function statements(text) {
  const result = [];
  let depth = 0;
  let open = "";
  for (const line of text.split("\n")) {
    const continues = depth > 0 || open === "string" || /^\s*(?:\.|else\b)/.test(line) ||
      /(?:,|\s(?:[-+*/=<>]|[-+*/<>=!]=|&&|\|\||\?\??))\s*$/.test(result[result.length - 1] ?? "");
    if (continues && result.length) result[result.length - 1] += `\n${line}`;
    else result.push(line);
    const lexed = lexLine(line, open);
    open = lexed.open;
    for (const { text: piece, kind } of lexed.pieces) {
      if (kind === "comment" || kind === "string") continue;
      if (piece === "(" || piece === "[") depth++;
      if (piece === ")" || piece === "]") depth = Math.max(0, depth - 1);
    }
  }
  return result;
}

// Words between spaces; text in parentheses or quotes is one word.
function splitWords(text) { return splitBy(text, (sign) => /\s/.test(sign)); }

function splitList(text) { return splitBy(text, (sign) => sign === ","); }

function splitBy(text, divides) {
  const parts = [];
  let [part, depth, quoted] = ["", 0, false];
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    if (!quoted && (sign === "(" || sign === "[")) depth++;
    if (!quoted && (sign === ")" || sign === "]")) depth--;
    if (!quoted && depth === 0 && divides(sign)) {
      if (part.trim()) parts.push(part.trim());
      part = "";
    } else part += sign;
  }
  if (part.trim()) parts.push(part.trim());
  return parts;
}
