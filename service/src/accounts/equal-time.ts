import { setTimeout as delay } from 'node:timers/promises'

/** Longer than the slowest of the paths it hides; a person does not notice it. */
const milliseconds = 120

/** Answers after the same time whether there was something to do or not, so that time tells nothing. */
export async function inEqualTime(work: () => Promise<void>) {
  await Promise.all([work(), delay(milliseconds)])
}
