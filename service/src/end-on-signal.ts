const patienceMilliseconds = 15_000

/** First signal: finish what is under way, then go. A second one, or too long a wait: go at once. */
export function endOnSignal(stop: () => Promise<void>) {
  const signals = { received: false }
  const end = () => {
    if (signals.received) process.exit(1)
    signals.received = true
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
  // A closed terminal says so to us and again through npm: that is not impatience.
  process.on('SIGHUP', () => signals.received || end())
  return signals
}
