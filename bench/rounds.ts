import type { Bench } from './measurement.ts'

/**
 * Everyone once per round, so that whatever else the machine does meanwhile hits all alike. Each
 * round begins with another one, so that nobody always follows the same neighbour.
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
