import type { Client } from '@accord/service/testing/test-client.ts'
import type { TestService } from '@accord/service/testing/test-service.ts'
import { statusCodes, runConcurrently } from '@accord/service/testing/concurrency.ts'

/** The number of simultaneous requests. */
export const atOnce = 8

/**
 * Two instances on one database, and people that all rounds share, because hashing a password is
 * slow.
 */
export interface Course {
  first: TestService
  second: TestService
}

/** Creates a new item and sends simultaneous requests for it. Returns the faults. */
export type Round = () => Promise<string[]>

export interface Race {
  name: string
  /** Creates everything that the rounds share. */
  prepare: (course: Course) => Promise<Round>
}

/** Returns the same caller on one of the two instances, in turn. */
export function spread({ first, second }: Course, as: Client, index: number): Client {
  return as.at(index % 2 === 0 ? first.url : second.url)
}

/** Sends all requests simultaneously, half of them to each instance. */
export function everywhere<Answer>(
  { first, second }: Course,
  ask: (url: string, index: number) => Promise<Answer>,
): Promise<Answer[]> {
  return runConcurrently(atOnce, (index) => ask(index % 2 === 0 ? first.url : second.url, index))
}

/** Compares the number of responses per status with the expected number. */
export function expectStatuses(
  answers: { status: number }[],
  expected: Record<number, number>,
): string[] {
  const [got, asked] = [JSON.stringify(statusCodes(answers)), JSON.stringify(expected)]
  return got === asked ? [] : [`responded ${got} instead of ${asked}`]
}

/** Compares the column `n` of a query's result with the expected number. */
export async function expectCount(
  { first }: Course,
  text: string,
  values: unknown[],
  expected: number,
): Promise<string[]> {
  const { rows } = await first.context.pool.query<{ n: number }>(text, values)
  const { n } = rows[0]!
  return n === expected ? [] : [`${n} instead of ${expected} by: ${text}`]
}
