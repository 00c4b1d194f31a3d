import { keep, recall } from '../../browser/browser-storage.ts'

/** Whether this is the end of what was begun here: true once, and never where nobody saw the steps. */
export function firstStepsEnd(id: string, done: boolean): boolean {
  const begun = recall('begunFirstSteps') ?? []
  if (begun.includes(id) === !done) return false
  keep('begunFirstSteps', done ? begun.filter((each) => each !== id) : [...begun, id])
  return done
}
