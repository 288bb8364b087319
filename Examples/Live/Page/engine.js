// The script engine, which is WebAssembly. `plumb.h` describes its functions.

class Engine {
  static async load() {
    const compressed = fromBase64(document.getElementById("engine").textContent.trim());
    const engine = new Engine();
    engine.module = await WebAssembly.compile(await streamed(compressed, new DecompressionStream("gzip")));
    engine.start(await WebAssembly.instantiate(engine.module, {}));
    return engine;
  }

  start(instance) {
    this.functions = instance.exports;
    if (this.functions.plumb_interface_version() !== 1) throw new Error("The page and its engine are of different versions.");
  }

  // The report of a script. `layouts` is the case whose tree is wanted; -1 for all, -2 for none.
  report(text, options = {}, layouts = -1, traces = false) {
    return JSON.parse(this.reportText(text, options, layouts, traces));
  }

  reportText(text, options = {}, layouts = -1, traces = false) {
    return this.call(text, options, layouts, traces ? 1 : 0);
  }

  call(text, { size = null, scale = null, direction = -1 } = {}, ...others) {
    const functions = this.functions;
    const bytes = new TextEncoder().encode(text);
    const input = functions.plumb_allocate(bytes.length);
    new Uint8Array(functions.memory.buffer, input, bytes.length).set(bytes);
    const result = functions.plumb_report(
      input, bytes.length, size ? size.width : NaN, size ? size.height : NaN, scale === null ? NaN : scale, direction, ...others
    );
    const length = new DataView(functions.memory.buffer).getUint32(result, true);
    const answer = new TextDecoder().decode(new Uint8Array(functions.memory.buffer, result + 4, length));
    functions.plumb_free(result);
    functions.plumb_free(input);
    return answer;
  }
}
