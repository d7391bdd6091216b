// Plays a page of the rows benchmark: clicks, times, and holds every result against a model of what it has to be.

(() => {
  const channel = new MessageChannel();

  /** Is done in a task of its own. */
  const task = () =>
    new Promise((done) => {
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    });

  /** Is done when the next frame has been drawn. */
  const frame = () => new Promise((done) => requestAnimationFrame(() => task().then(done)));

  const WORDS = [
    "pretty large big small tall short long handsome plain quaint clean elegant easy angry crazy helpful mushy odd " +
      "unsightly adorable important inexpensive cheap expensive fancy",
    "red yellow blue green pink brown purple brown white black orange",
    "table chair house bbq desk car pony cookie sandwich burger pizza mouse keyboard",
  ].map((words) => words.split(" "));

  /** What the page has to show. It makes its labels on its own. */
  const model = {
    /** @type {{ id: number, label: string }[]} */
    rows: [],
    /** @type {number | null} */
    selected: null,
    nextID: 1,
    random: 1n,
    label() {
      return WORDS.map((words) => {
        this.random = BigInt.asUintN(64, this.random * 6364136223846793005n + 1442695040888963407n);
        return words[Number(this.random >> 33n) % words.length];
      }).join(" ");
    },
    /** @param {number} count */
    append(count) {
      for (let i = 0; i < count; i++) this.rows.push({ id: this.nextID++, label: this.label() });
    },
    clear() {
      this.rows = [];
      this.selected = null;
    },
    html() {
      return this.rows
        .map(
          ({ id, label }) =>
            `<tr${id === this.selected ? ' class="danger"' : ""}><td class="col-md-1">${id}</td>` +
            `<td class="col-md-4"><a>${label}</a></td>` +
            '<td class="col-md-1"><a><span class="glyphicon glyphicon-remove" aria-hidden="true"></span></a></td>' +
            '<td class="col-md-6"></td></tr>',
        )
        .join("");
    },
  };

  const body = () => /** @type {HTMLElement} */ (document.getElementById("tbody"));
  const button = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
  const link = (/** @type {number} */ row, /** @type {number} */ cell) =>
    /** @type {HTMLElement} */ (body().children[row].children[cell].firstElementChild);

  /** What can be done: what is clicked, and what the model makes of it. @type {Record<string, any>} */
  const STEPS = {
    create: [() => button("run"), () => (model.clear(), model.append(1000))],
    createLots: [() => button("runlots"), () => (model.clear(), model.append(10000))],
    append: [() => button("add"), () => model.append(1000)],
    update: [() => button("update"), () => model.rows.forEach((row, i) => i % 10 || (row.label += " !!!"))],
    clear: [() => button("clear"), () => model.clear()],
    swap: [
      () => button("swaprows"),
      () => ([model.rows[1], model.rows[998]] = [model.rows[998], model.rows[1]]),
    ],
    select: [
      (/** @type {number} */ row) => link(row, 1),
      (/** @type {number} */ row) => (model.selected = model.rows[row].id),
    ],
    remove: [
      (/** @type {number} */ row) => link(row, 2),
      (/** @type {number} */ row) => model.rows.splice(row, 1),
    ],
  };

  /** Fails unless the page shows what the model says. @param {string} name */
  function check(name) {
    const shown = body().innerHTML.replace(/ (data-on|style)="[^"]*"| class=""/g, "");
    const wanted = model.html();
    if (shown === wanted) return;
    let at = 0;
    while (shown[at] === wanted[at]) at++;
    throw new Error(`${name}: …${shown.slice(at, at + 200)}… instead of …${wanted.slice(at, at + 200)}…`);
  }

  /**
   * Does a step and gives its times. Script: from the click until the microtasks have run, ten deep. Frame: from the
   * click until the next frame is drawn. The result has to be there with the frame; in a rehearsal after the microtasks,
   * for looking at it then would spoil the time of the frame.
   * @param {string} name @param {number} [row]
   */
  async function timed(name, row) {
    const [clicked, expect] = STEPS[name];
    const element = clicked(row);
    await frame();
    const start = performance.now();
    element.click();
    for (let depth = 0; depth < 10; depth++) await null;
    const script = performance.now() - start;
    if (isRehearsal) expect(row), check(name);
    await frame();
    const drawn = performance.now() - start;
    if (!isRehearsal) expect(row), check(name);
    return { script, frame: drawn };
  }

  let isRehearsal = true;

  /** The nine operations: what goes before, what is timed, how often. @type {[string, string[], string, number][]} */
  const OPERATIONS = [
    ["create1k", ["clear"], "create", 5],
    ["replace1k", ["create"], "create", 5],
    ["update10th", ["create"], "update", 7],
    ["select", ["create", "select"], "select", 7],
    ["swap", ["create"], "swap", 7],
    ["remove", ["create"], "remove", 7],
    ["create10k", ["clear"], "createLots", 3],
    ["append1k", ["create"], "append", 5],
    ["clear1k", ["create"], "clear", 5],
  ];
  // These cannot be done twice from the same beginning.
  const ONCE = ["create", "createLots", "append", "clear"];

  /** @param {number[]} numbers */
  const median = (numbers) => numbers.sort((one, other) => one - other)[numbers.length >> 1];

  /** Collects garbage, so that nobody else's is collected while times are taken. */
  async function rest() {
    /** @type {any} */ (window).gc();
    await frame();
    await frame();
  }

  /**
   * The times of one operation.
   * @param {string[]} before @param {string} step @param {number} count
   */
  async function operation(before, step, count) {
    const times = [];
    const isOnce = ONCE.includes(step);
    for (let i = 0; i < (isRehearsal && isOnce ? 1 : count); i++) {
      if (i === 0 || isOnce) {
        for (const name of before) await timed(name, 3);
        await rest();
      }
      times.push(await timed(step, 10 + 7 * i));
    }
    return { script: median(times.map(({ script }) => script)), frame: median(times.map(({ frame }) => frame)) };
  }

  Object.assign(window, {
    bench: {
      /** Makes the first rows, once the page is alive, and clears them. */
      async start() {
        if (!crossOriginIsolated) throw new Error("the clock is too coarse here");
        while (!button("run")) await frame();
        button("run").click();
        while (body().childElementCount !== 1000) await frame();
        STEPS.create[1]();
        check("create");
        await timed("clear");
      },
      /** Does every operation and gives its times. @param {boolean} rehearses */
      async operations(rehearses) {
        isRehearsal = rehearses;
        /** @type {Record<string, object>} */
        const results = {};
        for (const [name, before, step, count] of OPERATIONS) results[name] = await operation(before, step, count);
        await timed("clear");
        return results;
      },
      /** Creates 1,000 rows and clears them, again and again. @param {number} count */
      async cycles(count) {
        for (let i = 0; i < count; i++) {
          button("run").click();
          await task();
          if (body().childElementCount !== 1000) throw new Error("no rows were created");
          button("clear").click();
          await task();
          if (body().childElementCount) throw new Error("not all rows were cleared");
        }
        await frame();
      },
    },
  });
})();
