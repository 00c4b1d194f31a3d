import type { AssuranceCheck } from '../assurance-check.ts'
import { countedTests } from './counted-tests.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'SE1',
  what: '12 kinds of credentials (such as tokens, codes, links, and files), used after 12 events that revoke some of them, and after a restart. Also sessions that are idle, expired, fixated, or without their cookie',
  holds: 'revoked credentials are rejected at the next request, and all others keep working',
  size: 160,
  unit: 'cases',
  run: () => countedTests('SE1', ['service/src/session', 'service/src/oauth/one-session.test.ts']),
}
