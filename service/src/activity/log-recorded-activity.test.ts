import { accountActivityKinds, organizationActivityKinds } from '@accord/contract/activity.ts'
import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#database/transactions.ts'
import { withCapturedEvents } from '#testing/activity.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { eventOfKind } from '#observability/events.ts'
import { recordActivity } from './activity.store.ts'
import { recordOrganizationActivity } from './organization-activity.store.ts'

let service: TestService
let organization: TestOrganization
beforeAll(async () => {
  service = await sharedTestService()
  organization = await service.createOrganization()
})

const nowhere = { address: null, agent: '' }
const ofOrganization = (kind: OrganizationActivityKind) => ({
  kind,
  detail: { email: 'ana@example.com', last4: 'ab12', ended: 2 } as never,
  organizationId: organization.id,
  author: { kind: 'system' } as const,
  device: null,
})

describe('LG1: recorded activity is logged after the commit', () => {
  test.each(organizationActivityKinds)(
    "LG1: an organization's activity is logged: %s",
    async (kind) => {
      const { parts, lines } = withCapturedEvents(service.context)
      await inTransaction(parts.db, async (trx) => {
        await recordOrganizationActivity(trx, parts.log, ofOrganization(kind))
        expect(lines).toEqual([])
      })
      expect(lines).toMatchObject([{ event: eventOfKind(kind), organization: organization.id }])
      expect(lines[0]!['what']).toMatchObject({ ended: 2 })
      expect(JSON.stringify(lines)).not.toContain('ab12')
    },
  )

  test.each(accountActivityKinds)("LG1: an account's activity is logged: %s", async (kind) => {
    const { parts, lines } = withCapturedEvents(service.context)
    const { id: userId } = organization.owner
    await inTransaction(parts.db, async (trx) => {
      await recordActivity(trx, parts.log, { kind, userId, caller: nowhere })
      expect(lines).toEqual([])
    })
    const event = eventOfKind(kind)
    expect(lines).toMatchObject(event ? [{ event, account: userId }] : [])
  })
})

test("a rolled back change isn't logged", async () => {
  const { parts, lines } = withCapturedEvents(service.context)
  const { id: userId } = organization.owner
  const undone = inTransaction(parts.db, async (trx) => {
    await recordOrganizationActivity(trx, parts.log, ofOrganization('review_carried_out'))
    await recordActivity(trx, parts.log, { kind: 'account_kept', userId, caller: nowhere })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(lines).toEqual([])
})

test('the log has no address that the row stores as erasable', async () => {
  const { parts, lines } = withCapturedEvents(service.context)
  await inTransaction(parts.db, (trx) =>
    recordOrganizationActivity(trx, parts.log, {
      ...ofOrganization('member_account_deleted'),
      detail: { email: 'ana@example.com' } as never,
    }),
  )
  expect(lines).toMatchObject([{ event: 'member.account-deleted', what: {} }])
  expect(JSON.stringify(lines)).not.toContain('ana@')
})
