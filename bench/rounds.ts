import type { Bench } from './measurement.ts'

export function median(values: number[]): number {
  // Sorting would put NaN between the numbers, and the median would be wrong without an error.
  if (!values.every(Number.isFinite))
    throw new Error(`Not everything was measured: ${values.join(', ')}`)
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Formats the median with the minimum and maximum. A wide range means that the machine was busy. */
export function withSpread(values: (number | undefined)[], digits = 0): string {
  const known = values.filter((value) => value !== undefined)
  if (known.length === 0) return '–'
  const write = (value: number) =>
    value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${write(median(known))} (${write(Math.min(...known))}–${write(Math.max(...known))})`
}

/**
 * Runs each candidate once per round, so other work on the machine affects all of them equally. Each round starts with
 * a different candidate, because the order may affect the results.
 */
export async function interleave<Name extends string, Sample>(
  rounds: number,
  contestants: Record<Name, () => Promise<Sample>>,
): Promise<Record<Name, Sample[]>> {
  const names = Object.keys(contestants) as Name[]
  const samples = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Sample[]
  >
  for (let round = 0; round < rounds; round += 1) {
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(place + round) % names.length]!
      samples[name].push(await contestants[name]())
    }
  }
  return samples
}

export function roundsOf({ quick }: Bench) {
  return quick ? { rounds: 3, seconds: 2 } : { rounds: 5, seconds: 5 }
}
