import { copyTemplate } from '@accord/service/testing/helpers/postgres-for-tests.ts'
import { describe, expect, inject, test } from 'vitest'
import { loadAssuranceChecks } from './runner/load-assurance-checks.ts'
import { ids } from './assurance-check.ts'

/** The same inputs in every run of `npm test`; `npm run test:long` makes new ones. */
const seed = 1
const world = { seed, newDatabase: () => copyTemplate(inject('postgres')) }
/** The isolation of organizations, and the model of members and networks. The others run in `npm run test:long`. */
const inEveryRun = ['AM2', 'ST1']
const figures = await loadAssuranceChecks()

describe.each(figures.filter(({ quick }) => quick !== undefined))(
  '$id: $what',
  ({ id, run, quick = 0, holds }) => {
    const tags = inEveryRun.includes(id) ? [] : ['long']
    test(`${holds}, in a few`, { tags }, async () => {
      const { count, faults } = await run(quick, world)
      expect(faults).toEqual([])
      expect(count).toBeGreaterThanOrEqual(quick)
    })
  },
)

test('every figure is one of those that are promised, and each has one file', () => {
  const found = figures.map(({ id }) => id)
  expect(found).toEqual([...ids])
})
