/** The middle one of the sorted numbers. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** How likely two samples of one kind are as far apart as these: Welch's t-test, for samples of hundreds. */
export function welch(one: number[], other: number[]): number {
  const spread = Math.sqrt(variance(one) / one.length + variance(other) / other.length)
  return 2 * (1 - normalBelow(Math.abs(mean(one) - mean(other)) / spread))
}

/** The share of the normal distribution below: Abramowitz and Stegun 26.2.17, to seven places. */
function normalBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * x)
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = factors.reduce((total, factor, at) => total + factor * t ** (at + 1), 0)
  return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function variance(numbers: number[]): number {
  const middle = mean(numbers)
  const squares = numbers.map((number) => (number - middle) ** 2)
  return squares.reduce((sum, square) => sum + square, 0) / (numbers.length - 1)
}
