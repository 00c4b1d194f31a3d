export interface Task {
  run: (signal: AbortSignal) => Promise<unknown>
  /** The message that's logged when the task fails. */
  failed: string
  /** The interval in milliseconds. */
  every?: number
}

interface Log {
  warn(about: object, sentence: string): void
}

/**
 * Runs each task periodically until it's stopped. Runs of the same task never overlap, and no task waits for another.
 * When the tasks are stopped, the signal asks the current runs to end, and `stop` waits for them.
 */
export function periodic(log: Log, tasks: readonly Task[]) {
  const stopping = new AbortController()
  const running = new Map<Task, Promise<void>>()
  const woken = new Set<Task>()
  const work = async (task: Task) => {
    do {
      woken.delete(task)
      await task.run(stopping.signal).catch((error: unknown) => {
        log.warn({ err: error }, task.failed)
      })
    } while (woken.has(task) && !stopping.signal.aborted)
    running.delete(task)
  }
  const run = (task: Task) => {
    const underWay = running.get(task) ?? work(task)
    running.set(task, underWay)
    return underWay
  }
  const timers = tasks.map((task) => setInterval(() => void run(task), task.every ?? 10_000))
  return {
    /** Runs every task immediately, without waiting for its first interval. */
    runNow: async () => void (await Promise.all(tasks.map((task) => run(task)))),
    /** Runs the tasks because there's new work. A run in progress may have missed it, so another run follows. */
    wake: () => {
      if (stopping.signal.aborted) return
      for (const task of tasks) {
        if (running.has(task)) woken.add(task)
        else void run(task)
      }
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}
