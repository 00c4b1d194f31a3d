export function median(values: number[]): number {
  // Sorted among numbers it would move the middle unseen.
  if (!values.every(Number.isFinite)) throw new Error(`Not all measured: ${values.join(', ')}`)
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The median with the smallest and the largest: a busy machine shows itself in between. */
export function withSpread(values: (number | undefined)[], digits = 0): string {
  const known = values.filter((value) => value !== undefined)
  if (known.length === 0) return '–'
  const write = (value: number) =>
    value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${write(median(known))} (${write(Math.min(...known))}–${write(Math.max(...known))})`
}
