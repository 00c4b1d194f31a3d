import { type TestService, startTestService } from '@accord/service/testing/test-service.ts'
import { defaultLimits } from '@accord/service/config/limit-settings.ts'
import type { AssuranceCheck } from './assurance-check.ts'
import { countedTests } from './proved/counted-tests.ts'

const day = 86_400
const atOnce = 50

/**
 * Tries this many wrong passwords for one account within a day, each from a different network. Two
 * instances run with the default limits. Returns how many of the passwords were compared.
 */
export async function evaluatedOf(guesses: number, databaseUrl: string): Promise<number> {
  let evaluated = 0
  const options: Parameters<typeof startTestService>[0] = {
    environment: { TRUST_PROXY: 'loopback' },
    limits: asShipped(),
    watchPasswords: (real) => ({
      ...real,
      check: (stored, password) => {
        if (stored) evaluated += 1
        return real.check(stored, password)
      },
    }),
  }
  await using first = await startTestService({ ...options, databaseUrl })
  await using second = await startTestService({ ...options, beside: first })
  const { email } = await first.createPerson()
  evaluated = 0

  for (let tried = 0; tried < guesses; tried += atOnce) {
    const batch = Array.from({ length: atOnce }, (_, index) => tried + index)
    await Promise.all(batch.map((n) => guess([first, second][n % 2]!, email, n)))
    await pass(first, (day * atOnce) / guesses)
  }
  return evaluated
}

function guess({ anonymous }: TestService, email: string, n: number) {
  const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
  const body = { email, password: `Wrong-${n}-Guess` }
  return anonymous.with({ 'x-forwarded-for': from }).request('POST', '/api/auth/login', body)
}

/**
 * Returns only the limits that count guesses, because this check doesn't cover flood protection.
 */
function asShipped(): string {
  const names = ['signInPerAccountAndAddress', 'signInPerAccount', 'signInPerAddress'] as const
  return names
    .map((name) => `${name}=${defaultLimits[name].max}/${defaultLimits[name].seconds}s`)
    .join(',')
}

/** Simulates that this much time has passed. */
async function pass({ context: { pool } }: TestService, seconds: number) {
  await pool.query(
    `update limits set window_ends_at = window_ends_at - $1 * interval '1 second',
       blocked_until = blocked_until - $1 * interval '1 second'`,
    [seconds],
  )
}

const guesses = 10_000
const mostEvaluated = 100

export const assuranceCheck: AssuranceCheck = {
  id: 'RL1',
  what: `more than 14 rate limits, each exceeded by one attempt, and more than 20 ways to be counted as someone else. Also ${guesses.toLocaleString('en-US')} wrong passwords for one account in one day, each from a different network, on two instances`,
  holds: `every limit holds, no one gets an extra attempt, and at most ${mostEvaluated} of the passwords are compared`,
  size: 60,
  unit: 'cases',
  run: async (_size, { newDatabase }) => {
    const { count, faults } = await countedTests('RL1', files)
    const evaluated = await evaluatedOf(guesses, await newDatabase())
    const tooMany = evaluated > mostEvaluated || evaluated === 0
    return {
      count,
      faults: tooMany ? [...faults, `${evaluated} wrong passwords were compared`] : faults,
      also: `${evaluated} of ${guesses.toLocaleString('en-US')} wrong passwords were compared`,
    }
  },
}

const files = [
  'service/src/accounts',
  'service/src/applications/keys/keys.test.ts',
  'service/src/devices/attacks.test.ts',
  'service/src/exports/exports.test.ts',
  'service/src/exports/contents/snapshot-file.test.ts',
  'service/src/rate-limits',
  'service/src/members/invitations/invitations.test.ts',
  'service/src/networks',
  'service/src/organizations',
  'service/src/session/attacks.test.ts',
]
