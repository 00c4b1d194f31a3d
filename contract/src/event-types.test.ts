import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { activitySubjects, organizationActivityKinds } from './activity.ts'
import {
  type EventType,
  eventGroupOf,
  eventKinds,
  eventTypeOf,
  eventTypes,
  kindOfEvent,
  kindsFor,
} from './event-types.ts'
import { allScopes } from './rules/scopes.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/events.md'), 'utf8')
const logged = new Map(
  [...page.matchAll(/^\| `([a-z.-]+)` \| (.*) \|$/gm)].map(([, name, says]) => [name!, says!]),
)

describe('event types', () => {
  test.each(organizationActivityKinds)('%s has a type that leads back to it', (kind) => {
    const type = eventTypeOf(kind)
    expect(type).toMatch(/^[a-z]+\.[a-z][a-z_]*$/)
    expect(kindOfEvent(type)).toBe(kind)
    expect(activitySubjects).toContain(eventGroupOf(type))
  })

  test('the type of a kind is known to the compiler', () => {
    expectTypeOf(eventTypeOf('organization_second_factor_set')).toEqualTypeOf(
      'organization.second_factor_set' as const,
    )
    expectTypeOf<'member.invited'>().toExtend<EventType>()
  })

  test('every activity kind has exactly one type', () => {
    expect(new Set(eventTypes).size).toBe(organizationActivityKinds.length)
  })

  test.each(eventTypes)('docs/events.md says the same about %s as the catalog', (type) => {
    const says = logged.get(type.replaceAll('_', '-'))
    expect(`${says?.replaceAll('`what`', '`detail`')}.`).toBe(eventKinds[kindOfEvent(type)].says)
  })
})

describe('events for applications', () => {
  test('no scope opens policies, secrets, exports, reviews, and deleted activity', () => {
    const { aboutAnything, aboutItself } = kindsFor(allScopes)
    const received = [...aboutAnything, ...aboutItself].map(eventTypeOf)
    const closed = /^(key|export|review|activity)\.|_rule_set$|second_factor/
    expect(eventTypes.filter((type) => closed.test(type)).length).toBeGreaterThan(15)
    expect(received.filter((type) => closed.test(type))).toEqual([])
  })

  test('an application receives the events about itself without a scope, and nothing else', () => {
    const { aboutAnything, aboutItself } = kindsFor([])
    expect(aboutAnything).toEqual([])
    expect(aboutItself.map(eventTypeOf).toSorted()).toEqual([
      'application.approved',
      'application.authorized',
      'approval.ended',
      'approval.revoked',
      'authorization.changed',
      'authorization.revoked',
    ])
  })

  test.each([
    ['organization:read', 3],
    ['profile:read', 31],
    ['network:read', 12],
  ] as const)('%s opens %d types', (scope, count) => {
    expect(kindsFor([scope]).aboutAnything).toHaveLength(count)
  })

  test.each(eventTypes)('%s about a person is closed without profile:read', (type) => {
    const { on, application } = eventKinds[kindOfEvent(type)]
    const about: readonly string[] = on
    if (about.includes('profile') || about.includes('invitation')) {
      expect(['profile:read', 'itself']).toContain(application)
    }
  })
})
