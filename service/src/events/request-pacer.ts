import { setTimeout as delay } from 'node:timers/promises'

/** How many milliseconds' worth of requests may begin together. */
const burst = 100

/** Returns a function that waits before a request, so that no more than this many begin in a second. */
export function createPacer(perSecond: number) {
  const interval = 1000 / perSecond
  let next = -Infinity
  return async function waitForTurn() {
    const now = performance.now()
    next = Math.max(next, now - burst) + interval
    if (next > now) await delay(next - now)
  }
}
