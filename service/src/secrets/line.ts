import { tooManyRequests } from '@accord/contract/refusal.ts'
import { Refused } from '#refused.ts'
import { fewAtATime } from './few-at-a-time.ts'

interface Line {
  /** For the log of those who are refused. */
  name: string
  atOnce: number
  mostWaiting: number
  /** In milliseconds: whoever waited so long is told to come back, like those who find the line full. */
  patience: number
}

/** So many at once, a bounded line behind them, and a refusal beyond it. A turn ends when it is disposed of. */
export function createLine({ name, atOnce, mostWaiting, patience }: Line) {
  const waiting = new Set<() => void>()
  let running = 0

  return async function turn(): Promise<Disposable> {
    if (running < atOnce) running += 1
    else if (waiting.size < mostWaiting) await handedOn()
    else {
      await fewAtATime()
      throw comeBack('full')
    }
    return { [Symbol.dispose]: pass }
  }

  function handedOn(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const tooLong = setTimeout(() => {
      // Out of the line first: a turn that is handed to nobody would be lost.
      waiting.delete(take)
      reject(comeBack('slow'))
    }, patience)
    function take() {
      clearTimeout(tooLong)
      waiting.delete(take)
      resolve()
    }
    waiting.add(take)
    return promise
  }

  /** Handed on, not given back: nobody slips in between. */
  function pass() {
    const [next] = waiting
    if (next) next()
    else running -= 1
  }

  function comeBack(why: string) {
    return new Refused(tooManyRequests, {
      retryAfter: 2,
      detail: `${name} is ${why}`,
      limit: name,
    })
  }
}
