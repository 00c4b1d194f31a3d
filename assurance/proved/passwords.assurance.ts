import type { AssuranceCheck } from '../assurance-check.ts'
import { countedTests } from './counted-tests.ts'

const perTest = 20_000

export const assuranceCheck: AssuranceCheck = {
  id: 'PW1',
  what: 'passwords checked by the rules and by an independent implementation of them',
  holds: 'both return the same error for each',
  size: perTest,
  unit: 'passwords',
  run: () => countedTests('PW1', ['contract/src/rules/password-rules.test.ts'], { each: perTest }),
}
