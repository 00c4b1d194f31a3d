import type { AssuranceCheck } from '../assurance-check.ts'
import { countedTests } from './counted-tests.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'LG1',
  what: 'the log at its most verbose level, during every event that a security team looks for',
  holds:
    'each kind of event is logged with who, what, when, and from where. The log contains no secrets or email addresses',
  size: 40,
  unit: 'cases',
  run: () =>
    countedTests('LG1', [
      'service/src/mail/mail-worker.test.ts',
      'service/src/oauth/oauth.routes.test.ts',
      'service/src/oauth/logout/notify-applications.test.ts',
      'service/src/crypto/no-secret-left.test.ts',
      'service/src/observability/security-events.test.ts',
    ]),
}
