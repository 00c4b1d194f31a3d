import { Authenticator } from '@accord/service/testing/helpers/authenticator.ts'
import { startAccord } from './accord.ts'
import { cpuTimeOf } from './load.ts'
import type { Measurement } from './measurement.ts'
import { median, roundsOf, withSpread } from './rounds.ts'

const atOnce = 8

/**
 * Measures sign-ins with passkeys. A response is valid only once, so requests can't be repeated, and people sign in by
 * turns.
 */
export const passkeySignIn: Measurement = {
  id: 'passkey-sign-in',
  title: 'Cost of a sign-in with a passkey',
  async measure(bench) {
    // Browsers don't create passkeys for IP addresses.
    await using accord = await startAccord(bench, { PUBLIC_URL: 'http://localhost:PORT' })
    const { port } = new URL(accord.url)
    const origin = `http://localhost:${port}`
    const ask = asking(`${origin}/api`)
    const people = await accord.seed.people(atOnce)
    const passkeys = await Promise.all(
      people.map(async ({ id }) => {
        const headers = await accord.seed.session(id, 'program')
        const key = new Authenticator({ origin })
        const { options } = await ask('/me/passkeys/begin', {}, headers)
        await ask('/me/passkeys', { name: 'Key', credential: key.create(options) }, headers)
        return key
      }),
    )
    const signIn = async (key: Authenticator) => {
      const { options } = await ask('/auth/passkey/begin', {})
      await ask('/auth/passkey/finish', { credential: key.get(options) })
    }
    const { rounds, seconds } = roundsOf(bench)
    // The first run is a warm-up that loads the library. It isn't measured.
    await during(seconds, passkeys, signIn)

    const samples = []
    for (let round = 0; round < rounds; round += 1) {
      const before = await cpuTimeOf(accord.pid)
      const done = await during(seconds, passkeys, signIn)
      const after = await cpuTimeOf(accord.pid)
      const cpu = before && after ? (after.total - before.total) / done / 1000 : Number.NaN
      samples.push({ perSecond: done / seconds, cpu })
    }
    const cpu = samples.map((sample) => sample.cpu)
    const cost = median(cpu)
    return {
      columns: ['', 'per second', 'CPU ms each'],
      rows: [
        [
          'Accord `POST /api/auth/passkey/begin` and `/finish`',
          withSpread(samples.map(({ perSecond }) => perSecond)),
          withSpread(cpu, 1),
        ],
      ],
      goals: [{ sentence: `${cost.toFixed(1)} ms of CPU each, at most 12`, met: cost <= 12 }],
    }
  },
}

/** Repeats the work in parallel for some seconds, and counts the repetitions. */
async function during<Each>(seconds: number, all: Each[], work: (each: Each) => Promise<void>) {
  const end = performance.now() + seconds * 1000
  let done = 0
  await Promise.all(
    all.map(async (each) => {
      while (performance.now() < end) {
        await work(each)
        done += 1
      }
    }),
  )
  return done
}

function asking(base: string) {
  return async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()) as { options: never }
  }
}
