import { callers } from '@accord/service/testing/access/callers.ts'
import { countedTests } from '../proved/counted-tests.ts'
import type { AssuranceCheck } from '../assurance-check.ts'

/** A test of the table is a line of it. */
const table = ['service/src/calls/access-table.test.ts']
const routes = ['service/src/calls/routes.test.ts']

export const assuranceCheck: AssuranceCheck = {
  id: 'AM1',
  what: 'every call as every kind of caller, by docs/access.md',
  holds: 'each answered as its cell says, a refusal changes nothing, no route that is not listed',
  size: 1377,
  unit: 'cells',
  run: async () => {
    const cells = await countedTests('AM1', table, { each: callers.length })
    const listed = await countedTests('AM1', routes)
    return {
      count: cells.count,
      faults: [...cells.faults, ...listed.faults],
      also: `${cells.count / callers.length} lines for ${callers.length} kinds of callers`,
    }
  },
}
