// Tells whether a picture from an address came: until then something else stands for it. It is asked for near the window.

/**
 * @param {any} box around what stands for it; `data-picture` is the number of the picture and its address
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(box, { send, varint }) {
  let isNear = false;
  /** What was asked for last. @type {string | undefined} */
  let asked;
  const ask = async () => {
    const wanted = box.dataset.picture;
    if (!wanted || !isNear || wanted === asked) return;
    asked = wanted;
    const [number] = wanted.split(" ", 1);
    const picture = new Image();
    picture.src = wanted.slice(number.length + 1);
    const isThere = await picture.decode().then(() => 1, () => 0);
    if (box.dataset.picture === wanted) send("sight", varint(Number(number) * 2 + isThere));
  };
  const sight = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      ask();
    },
    { rootMargin: "100%" },
  );
  sight.observe(box);
  const changed = new MutationObserver(ask);
  changed.observe(box, { attributeFilter: ["data-picture"] });
  box.ravenGone = () => {
    sight.disconnect();
    changed.disconnect();
  };
}
