const patienceMilliseconds = 15_000

/**
 * The first signal ends what is under way, and then the process. Those that follow change nothing: a
 * terminal and a supervisor tell the whole group, and npm tells us once more, so that a second one is
 * no impatience; and to go at once would leave the database running.
 */
export function endOnSignal(stop: () => Promise<void>) {
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), patienceMilliseconds).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end)
}
