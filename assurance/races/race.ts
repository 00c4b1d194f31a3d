import type { Client } from '@accord/service/testing/test-client.ts'
import type { TestService } from '@accord/service/testing/test-service.ts'
import { statusCodes, runConcurrently } from '@accord/service/testing/concurrency.ts'

/** How many ask at once. */
export const atOnce = 8

/** Two instances on one database, and people whom the rounds share, because a password takes its time. */
export interface Course {
  first: TestService
  second: TestService
}

/** One round: something new, which many then want at once. It answers what went wrong. */
export type Round = () => Promise<string[]>

export interface Race {
  name: string
  /** What all rounds share. */
  prepare: (course: Course) => Promise<Round>
}

/** The same caller, now at one instance and now at the other. */
export function spread({ first, second }: Course, as: Client, index: number): Client {
  return as.at(index % 2 === 0 ? first.url : second.url)
}

/** All at once, half of them at each instance. */
export function everywhere<Answer>(
  { first, second }: Course,
  ask: (url: string, index: number) => Promise<Answer>,
): Promise<Answer[]> {
  return runConcurrently(atOnce, (index) => ask(index % 2 === 0 ? first.url : second.url, index))
}

/** How many answers of each status there must be. */
export function expectStatuses(
  answers: { status: number }[],
  expected: Record<number, number>,
): string[] {
  const [got, asked] = [JSON.stringify(statusCodes(answers)), JSON.stringify(expected)]
  return got === asked ? [] : [`responded ${got} in place of ${asked}`]
}

/** What a statement counts, in the column `n`. */
export async function expectCount(
  { first }: Course,
  text: string,
  values: unknown[],
  expected: number,
): Promise<string[]> {
  const { rows } = await first.context.pool.query<{ n: number }>(text, values)
  const { n } = rows[0]!
  return n === expected ? [] : [`${n} in place of ${expected} by: ${text}`]
}
