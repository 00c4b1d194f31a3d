/** The middle one of the sorted numbers. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Whether two samples may well be of one kind: Welch's t-test at p > 0.01, for samples of hundreds. */
export function sameByWelch(one: number[], other: number[]): boolean {
  const spread = Math.sqrt(variance(one) / one.length + variance(other) / other.length)
  return Math.abs(mean(one) - mean(other)) / spread < 2.58
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function variance(numbers: number[]): number {
  const middle = mean(numbers)
  const squares = numbers.map((number) => (number - middle) ** 2)
  return squares.reduce((sum, square) => sum + square, 0) / (numbers.length - 1)
}
