import { setTimeout as delay } from 'node:timers/promises'

/** This is longer than the slowest work that it hides, but too short for a person to notice. */
const milliseconds = 120

/** Responds after the same time whether or not there was work to do, so that the response time reveals nothing. */
export async function inEqualTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([work(), delay(milliseconds)])
  return answer
}
