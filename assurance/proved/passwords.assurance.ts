import type { AssuranceCheck } from '../assurance-check.ts'
import { countedTests } from './counted-tests.ts'

const perTest = 20_000

export const assuranceCheck: AssuranceCheck = {
  id: 'PW1',
  what: 'passwords against an oracle that was written apart from the rules',
  holds: 'both say the same sentence of each',
  size: perTest,
  unit: 'passwords',
  run: () => countedTests('PW1', ['contract/src/rules/password-rules.test.ts'], { each: perTest }),
}
