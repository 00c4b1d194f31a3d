import { background, database } from './metrics.ts'

/** What waits in the database, for all instances and workers together. */
export interface Figures {
  jobs: { queue: string; state: string; count: number; age: number }[]
  mails: { count: number; age: number }
  exports: { step: string; count: number }[]
}

/** However often it is asked, the database is only after this. */
const keptMilliseconds = 5000
const patienceMilliseconds = 2000

/** What only the database knows, asked for when somebody looks; without it nothing of it is told. */
export function watchDatabase(read: () => Promise<Figures>): { look(): Promise<void> } {
  let askedAt = -keptMilliseconds
  let asking: Promise<void> | undefined

  const ask = async () => {
    const figures = await read().catch(() => undefined)
    askedAt = performance.now()
    asking = undefined
    tell(figures)
  }
  return {
    async look() {
      if (!asking && performance.now() - askedAt < keptMilliseconds) return
      asking ??= ask()
      const answered = await Promise.race([asking.then(() => true), later(patienceMilliseconds)])
      if (!answered) tell(undefined)
    },
  }
}

function tell(figures: Figures | undefined) {
  const { jobs, jobsAge, mailsWaiting, mailsAge, exports } = background
  database.up.set(figures ? 1 : 0)
  for (const gauge of [jobs, jobsAge, exports]) gauge.reset()
  // Nothing is better than an old number. A reset would make it 0.
  for (const gauge of [mailsWaiting, mailsAge]) gauge.remove()
  if (!figures) return
  for (const { queue, state, count, age } of figures.jobs) {
    jobs.set({ queue, state }, count)
    jobsAge.set({ queue, state }, age)
  }
  mailsWaiting.set(figures.mails.count)
  mailsAge.set(figures.mails.age)
  for (const { step, count } of figures.exports) exports.set({ step }, count)
}

function later(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, false).unref())
}
