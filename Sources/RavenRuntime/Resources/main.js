// The shell: carries out what the session decides, with the page's socket, timers and elements.

import { adopt, awaken, reportEarly } from "./adopt.js";
import { hideBanner, showBanner } from "./banner.js";
import { attach } from "./behaviours.js";
import { Page } from "./decoder.js";
import { listen } from "./events.js";
import { setValue } from "./fields.js";
import { Session } from "./session.js";

const reloadMark = "raven-reload";
/** @param {string} name @returns {HTMLMetaElement | null} */
const meta = (name) => document.querySelector(`meta[name=${name}]`);
const id = meta("raven-session")?.content;

/** Where the tab keeps its session while it loads the page anew; nobody else is to find it there. */
const tabKey = () => "raven " + location.href;
/** Why the page was loaded: by itself, with the kinds of what was under way then; null if it was not. */
const mark = sessionStorage.getItem(reloadMark);
if (mark) sessionStorage.setItem(reloadMark, "");
const [{ type } = { type: "" }] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));

const session = new Session({
  mayReload: mark === null,
  id,
  from: (type !== "navigate" && sessionStorage.getItem(tabKey())) || "",
  address: () => `${encodeURIComponent(location.pathname + location.search)}&script=${new URL(import.meta.url).pathname}`,
});
sessionStorage.removeItem(tabKey());

/** Tells when the page was loaded, and how often it has asked for a session since: of two that ask, the higher one may have it. */
let visit = Date.now();

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
/** While the page is drawn whole, what else the server says waits. @type {Promise<void> | undefined} */
let drawing;

/** @type {Record<string, (effect: any) => void>} */
const carryOut = {
  connect,
  disconnect: () => shell.socket?.close(),
  send: ({ bytes }) => shell.send(bytes),
  greet: ({ nextId, names }) => page.greet(nextId, names),
  apply: ({ body }) => page.apply(body),
  draw({ reader }) {
    drawing = import("./drawing.js")
      .then(({ draw }) => draw(page, session, reader, { attach, setValue, run }))
      .catch(fallOut)
      .then(() => (drawing = undefined));
  },
  schedule({ timer, delay }) {
    clearTimeout(timers.get(timer));
    timers.set(timer, setTimeout(() => run(session.timer(timer)), delay));
  },
  banner: showBanner,
  returned() {
    hideBanner();
    // Where it cannot be loaded, the next return tries again in browsers that ask for a module twice.
    import("./missed.js").then(({ load }) => load(session), () => {});
  },
  settled: () => sessionStorage.removeItem(reloadMark),
  reload() {
    sessionStorage.setItem(reloadMark, /** @type {any} */ (session.pending.map(({ kind }) => kind)));
    location.reload();
  },
  explain: async ({ reader }) => (await import("./why.js")).explain(page, reader),
  diagnose: async ({ code, text }) => (await import("./overlay.js")).showDiagnostic(code, text),
};

/** @param {import("./session.js").Effect[]} effects */
function run(effects) {
  try {
    for (const effect of effects) carryOut[effect.kind](effect);
  } catch (error) {
    fallOut(error);
  }
}

/** @param {unknown} error */
function fallOut(error) {
  console.error("Raven: the page no longer matches its session.", error);
  for (const effect of session.broken()) carryOut[effect.kind](effect);
}

/** @param {{ query: string }} effect */
function connect({ query }) {
  const socket = new WebSocket(location.origin.replace("http", "ws") + `/_raven/live?${query}&visit=${visit++}`);
  socket.binaryType = "arraybuffer";
  shell.socket = socket;
  const heard = (/** @type {() => import("./session.js").Effect[]} */ input) =>
    shell.receive(() => {
      const hear = () => {
        if (socket === shell.socket) run(input());
      };
      drawing ? drawing.then(hear) : hear();
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
  page.needTemplates = async () => (page.templates = await import("./template.js"));
  page.isHeld = (box) => session.isChanging((id) => page.nodes.get(id) === box || (box.name && page.nodes.get(id)?.name === box.name));
  page.report = (node, kind, payload) => run(session.event(node, kind, payload));
  listen(page);
  reportEarly(page, container.querySelector(":focus"));
  while (document.readyState === "loading") await turn();
  adopt(page);
  awaken(page);
  reportEarly(page);
  if (meta("raven-test")) (await import("./hook.js")).install(shell);
  const wake = () => run(session.look(document.hidden));
  document.addEventListener("visibilitychange", wake);
  addEventListener("pageshow", wake);
  addEventListener("pagehide", () => sessionStorage.setItem(tabKey(), session.id));
  addEventListener("online", wake);
  run(session.start());
  if (mark) import("./drawing.js").then(({ tellLoss }) => tellLoss(session, mark, showBanner));
  const steady = async () => (await import("./steady.js")).install(page);
  container.moveBefore ? document.addEventListener("selectstart", steady, { once: true }) : steady();
}

if (id) start();
