import { notFound } from '@accord/contract/refusal.ts'
import type { Transaction } from 'kysely'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { requireStillManager } from '#access/require-profile.ts'
import type { Context } from '#context.ts'
import { listManagersOf, lockOrganizations } from './managers.store.ts'
import { networkLeftMail, removedFromNetworkMail } from './network-ended.mail.ts'
import { endMembership, findMembershipOf, type MembershipRow } from './network-members.store.ts'
import { type By, recordForTheOther, recordNetworkActivity } from './record-network-activity.ts'

interface Ending {
  networkId: string
  ownerId: string
  /** The organization that leaves or is removed. */
  memberId: string
}

/** Whoever acts manages the owner, who removes, or the member, who leaves. The other side is told. */
export async function endMembershipOf(
  context: Context,
  { acting: asked, ...by }: By,
  { networkId, ownerId, memberId }: Ending,
) {
  await inTransaction(context.db, async (trx) => {
    await lockOrganizations(trx, [ownerId, memberId])
    const acting = await requireStillManager(trx, asked)
    const membership = await findMembershipOf(trx, networkId, memberId)
    if (!membership || !(await endMembership(trx, networkId, memberId))) throw new Refused(notFound)
    const end = acting.organizationId === ownerId ? remove : leave
    await end(context, trx, { ...by, acting }, membership)
  })
  context.wakeMailer()
}

async function remove(
  { config, secrets }: Context,
  trx: Transaction<Database>,
  by: By,
  { network_name: network, owner_name: owner, organization_id, organization_name }: MembershipRow,
) {
  const organization = { id: organization_id, name: organization_name }
  for (const manager of await listManagersOf(trx, [organization.id])) {
    const ended = { network, organization, owner, manager }
    await queueMail(trx, secrets, removedFromNetworkMail(config, ended))
  }
  const kind = 'network_member_removed'
  const detail = { subject: organization.name, change: network }
  await recordNetworkActivity(trx, by, { kind, detail })
  await recordForTheOther(trx, by, { kind, organizationId: organization.id, network, by: owner })
}

async function leave(
  { config, secrets }: Context,
  trx: Transaction<Database>,
  by: By,
  membership: MembershipRow,
) {
  const { network_id: networkId, network_name: network, owner_id, owner_name: owner } = membership
  const { organization_name: organization } = membership
  for (const manager of await listManagersOf(trx, [owner_id])) {
    const left = { networkId, network, organization, owner, manager }
    await queueMail(trx, secrets, networkLeftMail(config, left))
  }
  const kind = 'network_left'
  await recordNetworkActivity(trx, by, { kind, detail: { subject: network } })
  await recordForTheOther(trx, by, { kind, organizationId: owner_id, network, by: organization })
}
