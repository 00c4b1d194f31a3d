import { tooManyRequests } from '@accord/contract/refusal.ts'
import { Refused } from '#http/refused.ts'

/** So many at once, a bounded line behind them, and a refusal beyond it. A turn ends when it is disposed of. */
export function createLine({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function turn(): Promise<Disposable> {
    if (running < atOnce) {
      running += 1
    } else if (waiting.length < mostWaiting) {
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      throw new Refused(tooManyRequests, { retryAfter: 2, detail: 'password line is full' })
    }
    return { [Symbol.dispose]: pass }
  }

  /** Handed on, not given back: nobody slips in between. */
  function pass() {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
