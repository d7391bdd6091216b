// What browser tests see of the session. Loaded only by pages that carry <meta name="raven-test">.

/**
 * Puts `window.raven` up.
 * @param {any} shell
 */
export function install(shell) {
  const { send, receive } = shell;
  let latency = 0;
  let due = 0;
  /** @type {(() => void)[]} */
  const waiting = [];
  /** Runs actions in order, each at least the latency later. @param {() => void} action */
  const later = (action) => {
    due = Math.max(due, performance.now() + latency);
    if (due <= performance.now() && !waiting.length) return action();
    // Timers round what they wait for and may change places: each runs what is first.
    waiting.push(action);
    setTimeout(() => waiting.shift()?.(), due - performance.now());
  };
  shell.send = (/** @type {Uint8Array} */ bytes) => {
    const { socket } = shell;
    later(() => socket === shell.socket && socket.readyState === WebSocket.OPEN && send(bytes));
  };
  shell.receive = (/** @type {() => void} */ handle) => later(() => receive(handle));
  const { session } = shell;
  Object.assign(window, {
    raven: {
      /** Where the session stands: connecting, greeting, live, waiting or ended. */
      get status() {
        return session.status;
      },
      /** How many events the server has not confirmed. */
      get pending() {
        return session.pending.length;
      },
      /** The number of the last batch applied. */
      get lastBatch() {
        return session.lastBatch;
      },
      /** The highest event the server has applied. */
      get applied() {
        return session.applied;
      },
      /** Milliseconds each frame waits, in either direction. */
      get latency() {
        return latency;
      },
      set latency(milliseconds) {
        latency = milliseconds;
      },
      /** Waits for the modules that elements ask for: until then a key may do nothing. */
      async loaded() {
        const names = [...document.querySelectorAll("[data-with]")].map((element) => element.getAttribute("data-with"));
        await Promise.all([...new Set(names)].map((name) => import(`./${name}.js`)));
        if (!names.includes("list")) return;
        const { needs } = await import("./list.js");
        await Promise.all(needs.map(([selector, load]) => document.querySelector(selector) && load()));
      },
      /** Cuts the connection, as a network would. */
      disconnect() {
        shell.socket?.close();
      },
    },
  });
}
