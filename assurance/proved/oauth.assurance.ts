import type { AssuranceCheck } from '../assurance-check.ts'
import { countedTests } from './counted-tests.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'OA1',
  what: 'requests that violate OAuth or OpenID Connect (RFC 6749, 7009, 7636, 7662, 8252, 9126, 9207, 9700), including logout and the approval screen. Also valid requests from oauth4webapi',
  holds:
    'each violation is rejected as the standard requires. Nothing is issued, and no one is redirected elsewhere',
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
