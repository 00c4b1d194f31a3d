import type { Page } from '@playwright/test'

/** What cannot be read is asked for twice more, after these pauses. */
const betweenReads = [1000, 2000]

/** From its next page on the tab asks again at once: for what is about the failure, and not about the pauses. */
export function skipPauses(page: Page) {
  return page.addInitScript((skipped) => {
    const wait = globalThis.setTimeout
    const hurry = (then: () => void, pause = 0) => wait(then, skipped.includes(pause) ? 0 : pause)
    Object.assign(globalThis, { setTimeout: hurry })
  }, betweenReads)
}
