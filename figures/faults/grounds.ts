import { setTimeout } from 'node:timers/promises'
import type { CuttableDatabase } from '@accord/service/testing/parts/cuttable-database.ts'
import type { AnOrganization } from '@accord/service/testing/organizations.ts'
import type { Answer, Client } from '@accord/service/testing/test-client.ts'
import type { TestService } from '@accord/service/testing/test-service.ts'
import type { faultyMailWay } from './faulty-mail-way.ts'

export interface Grounds {
  service: TestService
  organization: AnOrganization
  /** Whose calls must never be answered well: a plain member who would invite, and somebody who signed out. */
  intruders: Client[]
  cable: CuttableDatabase
  mail: Awaited<ReturnType<typeof faultyMailWay>>
}

export interface Outcome {
  faults: string[]
  /** Whom the service said that it invited. */
  invited: string[]
  slowest: number
}

export const longest = 10_000

/** Undefined where nobody answered, or too late. */
export async function inTime(asked: Promise<Answer>): Promise<Answer | undefined> {
  return Promise.race([
    asked.catch(() => undefined),
    setTimeout(longest, undefined, { ref: false }),
  ])
}
