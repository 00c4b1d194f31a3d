import { startAccord } from '../../bench/accord.ts'
import { load } from '../../bench/load.ts'
import { type Answered, duringFlood } from '../../bench/sign-in-flood.ts'
import { installOwn } from '../../scripts/run-command.ts'
import type { AssuranceCheck } from '../assurance-check.ts'

const seconds = 15
const atMost = 300

export const assuranceCheck: AssuranceCheck = {
  id: 'DO1',
  what: `waves of 500 simultaneous sign-ins for ${seconds} s, while other callers read their own account`,
  holds: `99 of 100 other requests complete within ${atMost} ms, and excess sign-ins get a 429`,
  size: 500,
  unit: 'sign-ins',
  run: async (_, { newDatabase }) => {
    await installOwn('bench', 'the load generator')
    await using accord = await startAccord({ quick: false, newDatabase })
    const [person] = await accord.seed.people(1)
    const headers = await accord.seed.session(person!.id, 'program')
    const others = (duration: number) =>
      load(accord, {
        seconds: duration,
        connections: 4,
        requests: [{ path: '/api/me', headers }],
      })
    // The first run is a warm-up that compiles all code and opens every connection. It isn't
    // measured.
    await others(2)
    const answered: Answered = {}
    const { slowest, perSecond } = await duringFlood(accord, answered, () => others(seconds))
    const told = Object.entries(answered).map(
      ([status, count]) => `${count.toLocaleString('en-US')} × ${status}`,
    )
    const strange = Object.keys(answered).filter((status) => !['401', '429'].includes(status))
    return {
      count: Object.values(answered).reduce((sum, count) => sum + count, 0),
      faults: [
        ...(slowest > atMost ? [`99 of 100 below ${slowest} ms`] : []),
        ...strange.map((status) => `a sign-in got ${status}`),
        ...(answered[429] ? [] : ['no sign-in got 429']),
      ],
      also: `Other requests: ${Math.round(perSecond).toLocaleString('en-US')}/s, 99 of 100 within ${slowest} ms. Sign-ins by status: ${told.join(', ')}`,
    }
  },
}
