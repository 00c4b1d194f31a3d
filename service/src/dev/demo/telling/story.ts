import type { Demo } from './world.ts'
import { momentOf, type When } from './when.ts'

/** One thing that happened. */
export interface Step {
  when: When
  does: (demo: Demo) => Promise<unknown>
}

export function step(when: When, does: Step['does']): Step {
  return { when, does }
}

/** All of it, each at its time; what happened at one moment in the order in which it is given. */
export async function tell(demo: Demo, ...stories: Step[][]) {
  const now = demo.past.context.clock.now()
  const steps = stories.flat().map(({ when, does }) => ({ at: momentOf(when, now), does }))
  for (const { at, does } of steps.toSorted((one, other) => Number(one.at) - Number(other.at))) {
    await demo.past.goTo(at)
    await does(demo)
    await demo.past.finishJobs()
  }
}
