import { inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '#database/open.ts'
import { copyTemplate } from './postgres-for-tests.ts'

export type TestDatabase = OpenDatabase & AsyncDisposable & { url: string }

/**
 * A migrated database that nobody else uses, for one test file. It is not dropped: the server would
 * still be closing connections, and pg reports each as an unhandled 57P01. The end of the run
 * removes it.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = await copyTemplate(inject('postgres'))
  const opened = openDatabase(url)
  return { ...opened, url, [Symbol.asyncDispose]: opened.close }
}

/** The same database for another role; the test server asks no password of its own machine. */
export function asRole(url: string, role: string): string {
  return url.replace(/^(\w+:\/\/)[^@/]*@/, `$1${role}@`)
}
