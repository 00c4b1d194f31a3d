import type { AssuranceCheck } from '../assurance-check.ts'
import { countedTests } from './counted-tests.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'LT1',
  what: 'the tests without a browser that `npm test` leaves out because they take too long. They cover every command and signal, kills at every step of an export and a restore, and a backup and restore of the embedded database',
  holds: 'every test passes',
  size: 20,
  unit: 'tests',
  run: () => countedTests('LT1', ['service/src', 'scripts'], { only: ['--tagsFilter=long'] }),
}
