import type { AssuranceCheck } from '../assurance-check.ts'
import { countedTests } from './counted-tests.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'SE1',
  what: '12 kinds of credentials and links (tokens, codes, links, files) after 12 events that revoke some of them, immediately and after a restart. Also sessions that are idle, old, fixated, or without their cookie',
  holds: 'anything revoked is rejected at the next request, everything else keeps working',
  size: 160,
  unit: 'cases',
  run: () => countedTests('SE1', ['service/src/session', 'service/src/oauth/one-session.test.ts']),
}
