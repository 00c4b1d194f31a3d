import type { AssuranceCheck } from '../assurance-check.ts'
import { countedTests } from './counted-tests.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'OA1',
  what: 'OAuth and OpenID Connect by those who break the rules: RFC 6749, 7009, 7636, 7662, 8252, 9126, 9207, 9700, logout, and the way over our approval screen; oauth4webapi on the straight way',
  holds: 'each is refused as the standard says, nothing is issued, nobody is led off',
  size: 120,
  unit: 'cases',
  run: () =>
    countedTests('OA1', [
      'service/src/approvals',
      'service/src/devices/attacks.test.ts',
      'service/src/oauth',
      'service/src/session/applications/application-logout.test.ts',
    ]),
}
