import type { NetworkMap } from '@accord/contract/networks.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import { describe, expect, test } from 'vitest'
import { t } from '../../../i18n/translation.ts'
import { changeLabels } from './time-bar.tsx'
import { type Change, goneFrom, mapBefore, momentsOf, stepsUntil } from './past-map.ts'

const named = (id: string) => ({ id, name: `${id} then` })
const change = (
  at: string,
  id: string,
  before: ScopeEntity[] | null,
  after: ScopeEntity[] | null,
): Change => ({ at, organization: named(id), before, after })

const map: NetworkMap = {
  organizations: [
    { id: 'owner', name: 'Owner', standing: 'owner', shares: [] },
    { id: 'maple', name: 'Maple', standing: 'joined', shares: ['survey'] },
    { id: 'river', name: 'River', standing: 'invited', shares: [] },
  ],
  authorizations: [{ application: named('a'), owner: 'owner', organization: 'maple' }],
}
/** The changes are in the service's order, newest first. */
const changes = [
  change('2026-05-01T10:00:40Z', 'maple', ['survey', 'referral'], ['survey']),
  change('2026-05-01T10:00:20Z', 'harbor', ['referral'], null),
  change('2026-04-01T09:00:00Z', 'river', ['survey'], null),
  change('2026-03-01T09:00:00Z', 'maple', null, ['survey', 'referral']),
  change('2026-02-01T09:00:00Z', 'harbor', null, ['referral']),
  change('2026-02-01T08:00:00Z', 'river', null, ['survey']),
]
const moments = momentsOf(changes)
const at = (step: number) =>
  mapBefore(map, moments.slice(step)).organizations.map(({ name, standing, shares }) =>
    [name, standing, ...shares].join(' '),
  )

describe('a past map', () => {
  test('a past map undoes the changes since then, minute by minute', () => {
    expect(moments.map((moment) => moment.changes.length)).toEqual([1, 1, 1, 1, 2])
    expect(at(0)).toEqual(['Owner owner'])
    expect(at(1)).toEqual(['Owner owner', 'River joined survey'])
    expect(at(3).toSorted()).toEqual([
      'Maple joined survey referral',
      'Owner owner',
      'River joined survey',
      'harbor then joined referral',
    ])
    expect(at(4).toSorted()).toEqual([
      'Maple joined survey referral',
      'Owner owner',
      'harbor then joined referral',
    ])
  })

  test('a past map has no invitations and no applications', () => {
    expect(at(5)).toEqual(['Owner owner', 'Maple joined survey'])
    expect(mapBefore(map, []).authorizations).toEqual([])
  })

  test('a past map lists each former member once', () => {
    expect(goneFrom(map, changes)).toEqual([named('harbor')])
  })

  test('a past map shows an organization until it was deleted, and again once it was restored', () => {
    const deleted = [
      { ...change('2026-05-04T10:00:00Z', 'cedar', ['user'], null), deletion: true },
      { ...change('2026-05-03T10:00:00Z', 'maple', null, ['survey']), deletion: true },
      { ...change('2026-05-02T10:00:00Z', 'maple', ['survey'], null), deletion: true },
      change('2026-05-01T10:00:00Z', 'cedar', null, ['user']),
    ]
    expect(goneFrom(map, deleted)).toEqual([named('cedar')])
    const all = momentsOf(deleted)
    const seen = all.map((_, step) =>
      mapBefore(map, all.slice(step)).organizations.map(({ id, shares }) =>
        [id, ...shares].join(' '),
      ),
    )
    expect(seen.map((each) => each.toSorted())).toEqual([
      ['maple survey', 'owner'],
      ['cedar user', 'maple survey', 'owner'],
      ['cedar user', 'owner'],
      ['cedar user', 'maple survey', 'owner'],
    ])
    expect(deleted.flatMap((each) => changeLabels(each, t))).toEqual([
      'cedar then was deleted',
      'maple then was restored',
      'maple then was deleted',
      'cedar then joined',
    ])
  })

  test("a past map leaves out a large network's current members who aren't on the current map", () => {
    const elsewhere = [
      change('2026-05-02T10:00:00Z', 'cedar', ['survey'], ['survey', 'user']),
      change('2026-05-02T10:00:00Z', 'birch', null, ['survey']),
      ...changes,
      change('2026-01-03T08:00:00Z', 'birch', ['survey'], null),
      change('2026-01-02T08:00:00Z', 'birch', null, ['survey']),
      change('2026-01-01T08:00:00Z', 'cedar', null, ['survey']),
    ]
    expect(goneFrom(map, elsewhere)).toEqual([named('harbor')])
    const all = momentsOf(elsewhere)
    const seen = all.flatMap((_, step) => mapBefore(map, all.slice(step)).organizations)
    expect([...new Set(seen.map(({ id }) => id))].toSorted()).toEqual([
      'harbor',
      'maple',
      'owner',
      'river',
    ])
  })
})

test('a change is described in words', () => {
  expect(changes.flatMap((each) => changeLabels(each, t))).toEqual([
    'maple then stopped sharing Referrals',
    'harbor then left',
    'river then left',
    'maple then joined',
    'harbor then joined',
    'river then joined',
  ])
  expect(changeLabels(change('', 'maple', ['survey'], ['referral', 'user']), t)).toEqual([
    'maple then started sharing Referrals, Personal details',
    'maple then stopped sharing Surveys',
  ])
})

test('a URL refers to the same point in time even if more changes follow', () => {
  const [first, last] = [moments[0]!, moments.at(-1)!]
  expect(stepsUntil('2020-01-01T00:00:00.000Z', moments)).toBe(0)
  expect(stepsUntil(first.at, moments)).toBe(1)
  expect(stepsUntil(last.at, moments)).toBe(moments.length)
  expect(stepsUntil(undefined, moments)).toBe(moments.length)
})
