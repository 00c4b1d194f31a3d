const patienceMilliseconds = 15_000

/** First signal: finish what is under way, then go. A second one, or too long a wait: go at once. */
export function endOnSignal(stop: () => Promise<void>) {
  let stopping = false
  const end = () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), patienceMilliseconds).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
