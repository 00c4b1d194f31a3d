import type { Figure } from '../figure.ts'
import { countedTests } from '../proved/counted-tests.ts'
import { evaluatedOf } from './guesses.ts'

const guesses = 10_000
const mostEvaluated = 100

export const figure: Figure = {
  id: 'RL1',
  what: `more than 14 limits, each with one try too many, and more than 20 tricks to be counted as somebody else; ${guesses.toLocaleString('en-US')} wrong passwords for one account in a day, from as many networks, on two instances`,
  holds: `every limit holds, no trick gets one try more, at most ${mostEvaluated} of the passwords are compared`,
  size: 60,
  unit: 'cases',
  run: async (_size, { newDatabase }) => {
    const { count, faults } = await countedTests('RL1', files)
    const evaluated = await evaluatedOf(guesses, await newDatabase())
    const tooMany = evaluated > mostEvaluated || evaluated === 0
    return {
      count,
      faults: tooMany ? [...faults, `${evaluated} wrong passwords were compared`] : faults,
      also: `${evaluated} of ${guesses.toLocaleString('en-US')} wrong passwords compared`,
    }
  },
}

const files = [
  'service/src/accounts',
  'service/src/applications/keys/keys.test.ts',
  'service/src/devices/attacks.test.ts',
  'service/src/exports/exports.test.ts',
  'service/src/exports/contents/snapshot-file.test.ts',
  'service/src/limits',
  'service/src/members/invitations/invitations.test.ts',
  'service/src/networks',
  'service/src/organizations',
  'service/src/session/attacks.test.ts',
]
