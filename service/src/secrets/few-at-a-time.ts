/** About a millisecond of refusals. */
export const atATime = 8

const waiting: (() => void)[] = []

/**
 * For those who are told to come back: hundreds of them at once would keep the event loop from everybody else until
 * the last one is answered. They go on a few in each of its rounds, and who came meanwhile is served in between.
 */
export function fewAtATime(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (waiting.push(resolve) === 1) setImmediate(letGoOn)
  return promise
}

function letGoOn() {
  for (const goOn of waiting.splice(0, atATime)) goOn()
  if (waiting.length > 0) setImmediate(letGoOn)
}
