import { randomUUID } from 'node:crypto'
import { OrganizationActivity, organizationActivityKinds } from '@accord/contract/activity.ts'
import { type Happening, personalFieldsOf } from '@accord/contract/activity-details.ts'
import type { Transaction } from 'kysely'
import { describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import type { Database } from '#database/tables.ts'
import { recordOrganizationActivity } from './organization-activity.store.ts'
import { notLogged } from '#observability/events.ts'

const system = {
  organizationId: '',
  author: { kind: 'system' } as const,
  device: null,
}

test("a detail of the wrong kind doesn't compile", () => {
  /** The compiler checks this code, but it never runs. */
  const writers = async (trx: Transaction<Database>) => {
    const kind = 'member_left'
    const about = { ...system, kind } as const
    const detail = { on: { profile: '' }, email: 'a@example.com' }
    await recordOrganizationActivity(trx, notLogged, { ...about, detail })
    const ofAnother = { name: 'Harbour' }
    // @ts-expect-error a detail of another kind
    await recordOrganizationActivity(trx, notLogged, { ...about, detail: ofAnother })
    // @ts-expect-error what it's about is missing
    await recordOrganizationActivity(trx, notLogged, { ...about, detail: { email: '' } })
    // @ts-expect-error a missing detail
    await recordOrganizationActivity(trx, notLogged, about)
    const invited = { ...system, kind: 'member_invited' } as const
    // @ts-expect-error a missing field
    await recordOrganizationActivity(trx, notLogged, { ...invited, detail: { email: '' } })
    // @ts-expect-error an unknown kind
    await recordOrganizationActivity(trx, notLogged, { ...system, kind: 'signed_in', detail: {} })
  }
  expect(writers).toBeDefined()
})

describe('the response for an activity', () => {
  const common = {
    id: randomUUID(),
    at: new Date(0).toISOString(),
    browser: '',
    system: '',
    address: null,
    author: { kind: 'system' },
    link: null,
  }
  const told = (happening: object) => z.safeParse(OrganizationActivity, { ...common, ...happening })

  test('an activity has exactly the fields of its kind', () => {
    const detail = { email: 'a@example.com', roles: ['member'] }
    expect(told({ kind: 'member_invited', detail }).data).toMatchObject({ detail })
    expect(told({ kind: 'member_invited', detail: { ...detail, more: 1 } }).data).toMatchObject({
      detail,
    })
    expect(told({ kind: 'member_invited', detail: { subject: 'x' } }).success).toBe(false)
    expect(told({ kind: 'organization_created', detail }).success).toBe(false)
    expect(told({ kind: 'signed_in', detail: {} }).success).toBe(false)
  })

  test("an activity's address can be erased, and its type allows for that", () => {
    const erased = { email: null, roles: ['member'] }
    expect(told({ kind: 'member_removed', detail: erased }).success).toBe(true)
    type Left = Extract<Happening, { kind: 'member_left' }>
    expectTypeOf<Left['detail']['email']>().toEqualTypeOf<string | null>()
  })

  test('every address in an activity entry can be erased', () => {
    const personal = organizationActivityKinds.filter((kind) => personalFieldsOf(kind).length > 0)
    expect(personal).toContain('profile_email_changed')
    expect(personalFieldsOf('profile_email_changed')).toEqual(['email', 'newEmail'])
    expect(personalFieldsOf('organization_updated')).toEqual([])
  })
})
