import { copyTemplate } from '@accord/service/testing/helpers/postgres-for-tests.ts'
import { describe, expect, inject, test } from 'vitest'
import { loadAssuranceChecks } from './runner/load-assurance-checks.ts'
import { ids } from './assurance-check.ts'

/** Every run of `npm test` uses the same inputs. `npm run test:long` generates new ones. */
const seed = 1
const world = { seed, newDatabase: () => copyTemplate(inject('postgres')) }
/** Organizations' isolation, and the model of members and networks. `npm run test:long` runs the others. */
const inEveryRun = ['AM2', 'ST1']
const checks = await loadAssuranceChecks()

describe.each(checks.filter(({ quick }) => quick !== undefined))(
  '$id: $what',
  ({ id, run, quick = 0, holds }) => {
    const tags = inEveryRun.includes(id) ? [] : ['long']
    test(`${holds} (small size)`, { tags }, async () => {
      const { count, faults } = await run(quick, world)
      expect(faults).toEqual([])
      expect(count).toBeGreaterThanOrEqual(quick)
    })
  },
)

test('every promised test has exactly one file', () => {
  const found = checks.map(({ id }) => id)
  expect(found).toEqual([...ids])
})
