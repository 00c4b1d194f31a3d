import type { AssuranceCheck } from '../assurance-check.ts'
import { countedTests } from './counted-tests.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'LT1',
  what: 'the tests below the journeys that `npm test` leaves out for their length: commands and signals each by each, kills at every step of an export and of a restore, a service with its own database backed up and restored',
  holds: 'each passes',
  size: 20,
  unit: 'tests',
  run: () => countedTests('LT1', ['service/src', 'scripts'], { only: ['--tagsFilter=long'] }),
}
