// The labels of the rows example, by the same generator of random numbers and in the same order.

const ADJECTIVES = (
  "pretty large big small tall short long handsome plain quaint clean elegant easy angry crazy helpful mushy odd " +
  "unsightly adorable important inexpensive cheap expensive fancy"
).split(" ");
const COLOURS = "red yellow blue green pink brown purple brown white black orange".split(" ");
const NOUNS = "table chair house bbq desk car pony cookie sandwich burger pizza mouse keyboard".split(" ");

export class Labels {
  // The two halves of the generator's 64 bits.
  high = 0;
  low = 1;

  next() {
    return this.pick(ADJECTIVES) + " " + this.pick(COLOURS) + " " + this.pick(NOUNS);
  }

  /** @param {string[]} words */
  pick(words) {
    this.advance();
    return words[(this.high >>> 1) % words.length];
  }

  /** The 64 bits times 0x5851F42D_4C957F2D, plus 0x14057B7E_F767814F, in numbers that hold 53 bits exactly. */
  advance() {
    const { high, low } = this;
    const upper = low >>> 16;
    const lower = low & 0xffff;
    const least = lower * 0x7f2d;
    const middle = lower * 0x4c95 + upper * 0x7f2d + (least >>> 16);
    const sum = (((middle & 0xffff) << 16) | (least & 0xffff)) >>> 0;
    const carried = upper * 0x4c95 + Math.floor(middle / 0x10000);
    const next = sum + 0xf767814f;
    this.low = next >>> 0;
    this.high =
      (carried +
        Math.imul(low, 0x5851f42d) +
        Math.imul(high, 0x4c957f2d) +
        0x14057b7e +
        (next > 0xffffffff ? 1 : 0)) >>>
      0;
  }
}
