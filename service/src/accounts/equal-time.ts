import { setTimeout as delay } from 'node:timers/promises'

/** Longer than the slowest of the paths it hides; a person does not notice it. */
const milliseconds = 120

/** Answers after the same time whether there was something to do or not, so that time tells nothing. */
export async function inEqualTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([work(), delay(milliseconds)])
  return answer
}
