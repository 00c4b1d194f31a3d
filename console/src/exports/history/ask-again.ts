import type { ExportJob } from '@accord/contract/exports.ts'
import { underWay } from '../begin/under-way.ts'

const second = 1000
const slowest = 10 * second
const atRest = 15 * second

/**
 * Milliseconds until the history is asked for again. An export under way is watched closely at first, then at a
 * twentieth of its age.
 */
export function askAgainIn(
  jobs: readonly Pick<ExportJob, 'currentStep' | 'createdAt'>[],
  now = Date.now(),
): number {
  const running = underWay(jobs)
  if (!running) return atRest
  const age = now - Date.parse(running.createdAt)
  return Math.min(Math.max(age / 20, second), slowest)
}
