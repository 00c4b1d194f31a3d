import type { AssuranceCheck } from '../assurance-check.ts'
import { countedTests } from './counted-tests.ts'

export const assuranceCheck: AssuranceCheck = {
  id: 'SE1',
  what: '12 kinds of what one can hold (tokens, codes, links, files) after 12 events that end some of it, at once and after a restart; sessions that idle, age, are fixed or lack their cookie',
  holds: 'what ended is refused at the next request, what did not goes on',
  size: 160,
  unit: 'cases',
  run: () => countedTests('SE1', ['service/src/session', 'service/src/oauth/one-session.test.ts']),
}
