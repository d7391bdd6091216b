// The shell: carries out what the session decides, with the page's socket, timers and elements.

import { adopt, awaken, reportEarly } from "./adopt.js";
import { hideBanner, showBanner } from "./banner.js";
import { Page } from "./decoder.js";
import { listen } from "./events.js";
import { Session } from "./session.js";

const reloadMark = "raven-reload";
/** @param {string} name @returns {HTMLMetaElement | null} */
const meta = (name) => document.querySelector(`meta[name=${name}]`);
const id = meta("raven-session")?.content;

const session = new Session({ mayReload: !sessionStorage.getItem(reloadMark) });

/** What stands between the session and the socket; tests put a delay there. */
const shell = {
  session,
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
    timers.set(timer, setTimeout(() => run(session.timer(timer)), delay));
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
    for (const effect of session.broken()) carryOut[effect.kind](effect);
  }
}

function connect() {
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/_raven/live?session=" + id);
  socket.binaryType = "arraybuffer";
  shell.socket = socket;
  const heard = (/** @type {() => import("./session.js").Effect[]} */ input) =>
    shell.receive(() => {
      if (socket === shell.socket) run(input());
    });
  socket.onopen = () => heard(() => session.opened());
  socket.onmessage = ({ data }) => heard(() => session.frame(new Uint8Array(data)));
  socket.onclose = () => heard(() => session.closed());
}

/** Lets the document arrive for a moment. */
const turn = () => new Promise((next) => setTimeout(next));

/** Takes the page over. What a person does is kept from the moment there is something to see. */
async function start() {
  /** @type {any} */
  let container;
  while (!(container = document.getElementById("raven"))) await turn();
  page = new Page(container);
  page.report = (node, kind, payload) => run(session.event(node, kind, payload));
  listen(page);
  reportEarly(page, container.querySelector(":focus"));
  while (document.readyState === "loading") await turn();
  adopt(page);
  awaken(page);
  reportEarly(page);
  if (meta("raven-test")) (await import("./hook.js")).install(shell);
  const wake = () => {
    if (!document.hidden) run(session.wake());
  };
  document.addEventListener("visibilitychange", wake);
  addEventListener("pageshow", wake);
  addEventListener("online", wake);
  run(session.start());
  const steady = async () => (await import("./steady.js")).install(page);
  container.moveBefore ? document.addEventListener("selectstart", steady, { once: true }) : steady();
}

if (id) start();
