import type { AssuranceCheck } from '../assurance-check.ts'
import { countedTests } from './counted-tests.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'CO1',
  what: 'codes and links from emails that are used twice, too late, or after a newer one, or for the wrong purpose, address, account, or browser. Also every email, requested with a forged Host header',
  holds:
    'a code works once, and only for its own purpose and recipient. Every link leads to the configured address',
  size: 40,
  unit: 'cases',
  run: () =>
    countedTests('CO1', [
      'service/src/accounts',
      'service/src/mail/poisoned-links.test.ts',
      'service/src/members/attacks.test.ts',
      'service/src/members/invitations/invitations.test.ts',
      'service/src/organizations/profile-email/profile-email.test.ts',
    ]),
}
