// The shell: carries out what the session decides, with the page's socket, timers and elements.

import { adopt, awaken } from "./adopt.js";
import { hideBanner, showBanner } from "./banner.js";
import { Page } from "./decoder.js";
import { listen } from "./events.js";
import { Session } from "./session.js";

const reloadMark = "raven-reload";
const meta = (/** @type {string} */ name) => document.querySelector(`meta[name=${name}]`)?.getAttribute("content");
const container = document.getElementById("raven");
const id = meta("raven-session");

/** What stands between the session and the socket; tests put a delay there. */
const shell = {
  session: new Session({ mayReload: !sessionStorage.getItem(reloadMark) }),
  /** @type {WebSocket | undefined} */
  socket: undefined,
  /** @param {Uint8Array} bytes */
  send(bytes) {
    shell.socket?.send(bytes);
  },
  /** @param {() => void} handle */
  receive(handle) {
    handle();
  },
};
/** @type {Map<string, ReturnType<typeof setTimeout>>} */
const timers = new Map();
/** @type {Page} */
let page;

/** @type {Record<string, (effect: any) => void>} */
const carryOut = {
  connect,
  disconnect: () => shell.socket?.close(),
  send: ({ bytes }) => shell.send(bytes),
  greet: ({ nextId, names }) => page.greet(nextId, names),
  apply: ({ body }) => page.apply(body),
  schedule({ timer, delay }) {
    clearTimeout(timers.get(timer));
    timers.set(timer, setTimeout(() => run(shell.session.timer(timer)), delay));
  },
  banner: showBanner,
  hideBanner,
  settled: () => sessionStorage.removeItem(reloadMark),
  reload() {
    sessionStorage.setItem(reloadMark, "1");
    location.reload();
  },
  diagnose: async ({ code, text }) => (await import("./overlay.js")).showDiagnostic(code, text),
};

/** @param {import("./session.js").Effect[]} effects */
function run(effects) {
  try {
    for (const effect of effects) carryOut[effect.kind](effect);
  } catch (error) {
    console.error("Raven: the page no longer matches its session.", error);
    for (const effect of shell.session.broken()) carryOut[effect.kind](effect);
  }
}

function connect() {
  const address = new URL(`/_raven/live?session=${id}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  shell.socket = socket;
  const heard = (/** @type {() => import("./session.js").Effect[]} */ input) =>
    shell.receive(() => {
      if (socket === shell.socket) run(input());
    });
  socket.onopen = () => heard(() => shell.session.opened());
  socket.onmessage = ({ data }) => heard(() => shell.session.frame(new Uint8Array(data)));
  socket.onclose = () => heard(() => shell.session.closed());
}

async function start() {
  if (!container || !id) return;
  page = new Page(container);
  adopt(page);
  page.report = (node, kind, payload) => run(shell.session.event(node, kind, payload));
  listen(page);
  awaken(page);
  if (meta("raven-test") != null) (await import("./hook.js")).install(shell);
  const wake = () => {
    if (document.visibilityState === "visible") run(shell.session.wake());
  };
  document.addEventListener("visibilitychange", wake);
  addEventListener("pageshow", wake);
  addEventListener("online", wake);
  run(shell.session.start());
}

start();
