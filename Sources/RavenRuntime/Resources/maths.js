// Functions of numbers, for modules of WebAssembly: every browser has them.

/** What the module imports from "maths". @returns {Record<string, (...numbers: number[]) => number>} */
export function provide() {
  const { sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, exp, log, log2, log10, cbrt, atan2, pow, hypot } = Math;
  return { sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, exp, log, log2, log10, cbrt, atan2, pow, hypot };
}
