import {
  activitySubjects,
  organizationActivityKinds,
  subjectOf,
} from '@accord/contract/activity.ts'
import { eventKinds, eventTypeOf } from '@accord/contract/event-types.ts'
import { actingForItself } from '@accord/contract/rules/application-kinds.ts'
import { type Scope, allScopes } from '@accord/contract/rules/scopes.ts'
import { describe, expect, test } from 'vitest'
import { effectiveScopes, receivedSubjects } from '#authorizations/authorizations.rules.ts'
import { type ApplicationStanding, mayReceive } from './receive.rules.ts'

const standing = (given: Partial<ApplicationStanding> = {}): ApplicationStanding => ({
  application_id: 'app',
  requested: allScopes,
  authorized: allScopes,
  is_own: false,
  is_stopped: false,
  is_organization_deleted: false,
  ...given,
})
const application = { organization_id: null, types: [] }

/** The kinds that an application receives, about itself. */
function receivedWith(given: Partial<ApplicationStanding>, on_application: string | null = 'app') {
  return organizationActivityKinds.filter((kind) =>
    mayReceive(application, { organization_id: 'harbour', kind, on_application }, standing(given)),
  )
}
const needing = (wanted: (needed: Scope | 'itself' | null) => boolean) =>
  organizationActivityKinds.filter((kind) => wanted(eventKinds[kind].application))

describe("an application's endpoint", () => {
  test.each(allScopes)('with the scope %s, it receives only what needs that scope', (scope) => {
    const authorized = [actingForItself, scope]
    const readable = authorized.flatMap((each) => [each, each.replace(':manage', ':read')])
    expect(receivedWith({ authorized }, null)).toEqual(
      needing((needed) => needed !== 'itself' && needed !== null && readable.includes(needed)),
    )
  })

  test("without the scope for acting in its own name, it receives only what's about itself", () => {
    const authorized = allScopes.filter((scope) => scope !== actingForItself)
    expect(receivedWith({ authorized }, null)).toEqual([])
    expect(receivedWith({ authorized })).toEqual(needing((needed) => needed === 'itself'))
  })

  test('no scope lets it receive secrets, policies, exports and reviews', () => {
    expect(receivedWith({})).toEqual(needing((needed) => needed !== null))
    expect(needing((needed) => needed === null)).toEqual(
      expect.arrayContaining(['key_shown', 'export_requested', 'review_started']),
    )
  })

  test('a scope must be both granted and still requested', () => {
    expect(receivedWith({ requested: [] }, null)).toEqual([])
    expect(receivedWith({ authorized: [] }, null)).toEqual([])
  })

  test('without an authorization, it receives only that the authorization was revoked', () => {
    expect(receivedWith({ authorized: null })).toEqual(['authorization_revoked'])
  })

  test('events about another application are left out', () => {
    expect(receivedWith({}, 'other')).toEqual(receivedWith({}, null))
  })

  test('in its own organization, it receives what it requests', () => {
    const given = {
      authorized: null,
      is_own: true,
      requested: [actingForItself, 'network:read'] as const,
    }
    expect(receivedWith(given, null)).toEqual(needing((needed) => needed === 'network:read'))
  })

  test('once it was deleted, it receives nothing', () => {
    expect(receivedWith({ is_stopped: true })).toEqual([])
  })

  test('of a deleted organization, it receives only the deletion', () => {
    expect(receivedWith({ is_organization_deleted: true })).toEqual(['organization_deleted'])
  })

  test.each([
    { types: [] },
    { types: [eventTypeOf('member_left')] },
    { types: [eventTypeOf('network_left'), eventTypeOf('authorization_revoked')] },
    { requested: [], types: [] },
    { requested: ['network:read' as const], types: [] },
    { authorized: ['profile:read' as const], types: [eventTypeOf('network_left')] },
  ])('an authorization names the subjects of what it receives (%o)', ({ types, ...scopes }) => {
    const { authorized, requested } = { authorized: allScopes, requested: allScopes, ...scopes }
    const event = { organization_id: 'harbour', on_application: 'app' }
    const received = organizationActivityKinds.filter((kind) =>
      mayReceive(
        { organization_id: null, types },
        { ...event, kind },
        standing({ authorized, requested }),
      ),
    )
    const subjects = new Set(received.map(subjectOf))
    expect(receivedSubjects([types], effectiveScopes(authorized, requested))).toEqual(
      activitySubjects.filter((subject) => subjects.has(subject)),
    )
    expect(receivedSubjects([], authorized)).toEqual([])
  })

  test('an application without any relation receives nothing', () => {
    const event = { organization_id: 'harbour', kind: 'member_left', on_application: null } as const
    expect(mayReceive(application, event, undefined)).toBe(false)
  })
})

describe("an organization's endpoint", () => {
  const own = { organization_id: 'harbour', types: [] }
  const event = { organization_id: 'harbour', kind: 'key_shown', on_application: 'app' } as const

  test('it receives everything of its organization, and nothing of others', () => {
    expect(mayReceive(own, event, undefined)).toBe(true)
    expect(mayReceive(own, { ...event, organization_id: 'lantern' }, undefined)).toBe(false)
  })

  test('it receives only the types that were chosen', () => {
    const types = [eventTypeOf('member_left')]
    expect(mayReceive({ ...own, types }, event, undefined)).toBe(false)
    expect(mayReceive({ ...own, types }, { ...event, kind: 'member_left' }, undefined)).toBe(true)
  })
})
