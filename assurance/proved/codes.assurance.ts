import type { AssuranceCheck } from '../assurance-check.ts'
import { countedTests } from './counted-tests.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'CO1',
  what: 'mailed codes and links: used twice, too late, for another purpose, address, account or browser, after a newer one; every letter asked for by requests that lie about their host',
  holds:
    'a code works once, for what and whom it was mailed; no link leads off the configured address',
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
