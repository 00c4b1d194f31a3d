import { inject } from 'vitest'
import { openDatabase, type OpenDatabase, requestLimits } from '#database/open.ts'
import { copyTemplate } from './postgres-for-tests.ts'

export type TestDatabase = OpenDatabase & AsyncDisposable & { url: string }

/**
 * A server that lets nobody in for half a second hangs; that of tests shares a busy machine with them, and only takes
 * its turn. Whoever tests what hangs opens the database by its address.
 */
const limits = { ...requestLimits, silence: { asks: 10_000, answers: 10_000, atMost: 60_000 } }

/**
 * A migrated database that nobody else uses, for one test file. It is not dropped: the server would
 * still be closing connections, and pg reports each as an unhandled 57P01. The end of the run
 * removes it.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = await copyTemplate(inject('postgres'))
  const opened = openDatabase(url, { limits })
  return { ...opened, url, [Symbol.asyncDispose]: opened.close }
}

/** The same database for another role; the test server asks no password of its own machine. */
export function asRole(url: string, role: string): string {
  return url.replace(/^(\w+:\/\/)[^@/]*@/, `$1${role}@`)
}
