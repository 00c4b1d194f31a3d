const first = 5
const longest = 300

/** Receivers that were down shouldn't get all streams at the same moment. */
const spread = 0.1

/**
 * How long a stream waits after this many failures in a row, in seconds. It's shorter than for single events, because
 * everything behind the batch waits.
 */
export function streamDelayAfter(failures: number, random: number): number {
  const delay = Math.min(longest, first * 2 ** (failures - 1))
  return delay * (1 - spread + 2 * spread * random)
}
