/** Longer than closing connections and PostgreSQL takes. */
const cleanUpMilliseconds = 15_000

/**
 * Stops what a failed start has begun. It never throws and never waits for long, so that the process always ends with
 * the reason for the failure.
 */
export async function cleanUp(stop: () => Promise<void>, milliseconds = cleanUpMilliseconds) {
  const { promise: timeout, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  await Promise.race([stop().catch(console.error), timeout])
  clearTimeout(timer)
}
