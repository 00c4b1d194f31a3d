import type { OrganizationActivityKind } from '@accord/contract/activity.ts'
import type { Transaction } from 'kysely'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import type { Database } from '#database/tables.ts'
import type { ActingProfile } from '#session/actor.ts'

/** Who makes a change, under which profile, from where. */
export interface By extends Pick<
  Parameters<typeof recordOrganizationActivity>[1],
  'actor' | 'caller'
> {
  acting: Pick<ActingProfile, 'id' | 'organizationId'>
}

interface Happened {
  kind: OrganizationActivityKind
  detail: { subject: string; change?: string }
}

/** In the chain of the organization that acts. */
export async function recordNetworkActivity(
  trx: Transaction<Database>,
  { actor, acting, caller }: By,
  { kind, detail }: Happened,
) {
  const { id: profileId, organizationId } = acting
  await recordOrganizationActivity(trx, {
    kind,
    organizationId,
    actor,
    profileId,
    caller,
    detail,
  })
}

interface Elsewhere extends Omit<Happened, 'detail'> {
  /** Whose chain. */
  organizationId: string
  network: string
  /** The name of the organization that acted. */
  by: string
}

/**
 * In the chain of the other organization, where its own membership or its own network changes by it. Its
 * people see which organization did it: neither the person nor the device.
 */
export async function recordForTheOther(
  trx: Transaction<Database>,
  { actor, acting }: By,
  { kind, organizationId, network, by }: Elsewhere,
) {
  await recordOrganizationActivity(trx, {
    kind,
    organizationId,
    actor: { user: { id: actor.user.id }, sessionId: null },
    profileId: null,
    caller: { address: null, agent: '' },
    detail: { subject: network, organization: acting.organizationId, organizationName: by },
  })
}
