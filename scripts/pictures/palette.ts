/** How often a colour stands in a picture. */
interface Colour {
  rgb: readonly [red: number, green: number, blue: number]
  count: number
}

const most = 256

/** The colours that show a picture best: boxes of like colours are halved until there are enough of them. */
export function paletteFor(pixels: Buffer, channels: number) {
  const boxes = [coloursOf(pixels, channels)]
  while (boxes.length < most) {
    const weights = boxes.map(weightOf)
    const heaviest = weights.indexOf(Math.max(...weights))
    if (boxes[heaviest]!.length < 2) break
    boxes.splice(heaviest, 1, ...halves(boxes[heaviest]!))
  }
  const palette = Buffer.from(boxes.flatMap(meanOf))
  const indexes = new Map<number, number>()
  boxes.forEach((box, index) => {
    for (const { rgb } of box) indexes.set(keyOf(...rgb), index)
  })
  return { palette, indexOf: (...rgb: Colour['rgb']) => indexes.get(keyOf(...rgb))! }
}

function keyOf(red: number, green: number, blue: number): number {
  return (red << 16) | (green << 8) | blue
}

function coloursOf(pixels: Buffer, channels: number): Colour[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += channels) {
    const key = keyOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => ({
    rgb: [key >> 16, (key >> 8) & 255, key & 255],
    count,
  }))
}

function spreadOf(box: Colour[], channel: number): number {
  let [least, greatest] = [255, 0]
  for (const { rgb } of box) {
    least = Math.min(least, rgb[channel]!)
    greatest = Math.max(greatest, rgb[channel]!)
  }
  return greatest - least
}

function widestChannel(box: Colour[]): number {
  const spreads = [0, 1, 2].map((channel) => spreadOf(box, channel))
  return spreads.indexOf(Math.max(...spreads))
}

/** What is seen of it if all its colours become one. */
function weightOf(box: Colour[]): number {
  if (box.length < 2) return 0
  const seen = box.reduce((sum, { count }) => sum + count, 0)
  return spreadOf(box, widestChannel(box)) ** 2 * Math.sqrt(seen)
}

function halves(box: Colour[]): [Colour[], Colour[]] {
  const channel = widestChannel(box)
  const sorted = box.toSorted((one, other) => one.rgb[channel]! - other.rgb[channel]!)
  const middle = (sorted[0]!.rgb[channel]! + sorted.at(-1)!.rgb[channel]!) / 2
  const at = sorted.findIndex(({ rgb }) => rgb[channel]! > middle)
  return [sorted.slice(0, at), sorted.slice(at)]
}

/** The commonest stays as it is, so that a wide area does not change its colour. */
function meanOf(box: Colour[]): readonly number[] {
  return box.reduce((one, other) => (other.count > one.count ? other : one)).rgb
}
