import { startAccord } from '../../bench/accord.ts'
import { load } from '../../bench/load.ts'
import { type Answered, duringFlood } from '../../bench/sign-in-flood.ts'
import { installOwn } from '../../scripts/run-command.ts'
import type { AssuranceCheck } from '../assurance-check.ts'

const seconds = 15
const atMost = 300

export const assuranceCheck: AssuranceCheck = {
  id: 'DO1',
  what: `waves of 500 sign-ins at once for ${seconds} s, while others ask who they are`,
  holds: `99 of 100 of the others answered in ${atMost} ms; what is too much told 429`,
  size: 500,
  unit: 'sign-ins',
  run: async (_, { newDatabase }) => {
    await installOwn('bench', 'what makes the load')
    await using accord = await startAccord({ quick: false, newDatabase })
    const [person] = await accord.seed.people(1)
    const headers = await accord.seed.session(person!.id, 'program')
    const others = (duration: number) =>
      load(accord, {
        seconds: duration,
        connections: 4,
        requests: [{ path: '/api/me', headers }],
      })
    // Once unmeasured, so that all code is compiled and every connection is open.
    await others(2)
    const answered: Answered = {}
    const { slowest, perSecond } = await duringFlood(accord, answered, () => others(seconds))
    const told = Object.entries(answered).map(([status, count]) => `${count} × ${status}`)
    const strange = Object.keys(answered).filter((status) => !['401', '429'].includes(status))
    return {
      count: Object.values(answered).reduce((sum, count) => sum + count, 0),
      faults: [
        ...(slowest > atMost ? [`99 of 100 below ${slowest} ms`] : []),
        ...strange.map((status) => `a sign-in was answered ${status}`),
        ...(answered[429] ? [] : ['nobody was told 429']),
      ],
      also: `others ${Math.round(perSecond)}/s, 99 of 100 in ${slowest} ms; sign-ins ${told.join(', ')}`,
    }
  },
}
