import { forbidden, notFound } from '@accord/contract/refusal.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import type { Kysely } from 'kysely'
import { inTransaction } from '#database/retry.ts'
import type { Database } from '#database/tables.ts'
import { Refused } from '#refused.ts'
import { queueMail } from '#mail/outbox.store.ts'
import { requireStillManager } from '#access/require-profile.ts'
import type { Context } from '#context.ts'
import { listManagersOf, lockOrganizations } from './managers.store.ts'
import { networkDeletedMail } from './network-ended.mail.ts'
import { forgetDecisions, listJoined } from './network-members.store.ts'
import { sameShares } from './networks.rules.ts'
import {
  deleteNetworkRow,
  findNetwork,
  insertNetwork,
  type SeenNetwork,
  setNetwork,
} from './networks.store.ts'
import { type By, recordForTheOther, recordNetworkActivity } from './record-network-activity.ts'

interface Details {
  name: string
  description: string
  shares: ScopeEntity[]
}

export function openNetwork(
  db: Kysely<Database>,
  { acting: asked, ...by }: By,
  details: Details,
): Promise<SeenNetwork> {
  return inTransaction(db, async (trx) => {
    const acting = await requireStillManager(trx, asked)
    const id = await insertNetwork(trx, acting.organizationId, details)
    const detail = { subject: details.name }
    await recordNetworkActivity(trx, { ...by, acting }, { kind: 'network_created', detail })
    return (await findNetwork(trx, id, acting.organizationId))!
  })
}

interface Change {
  name?: string | undefined
  description?: string | undefined
  shares?: ScopeEntity[] | undefined
}

/** Whatever its owner asks for, members share nothing more until they agree. */
export function changeNetwork(
  db: Kysely<Database>,
  { acting: asked, ...who }: By,
  id: string,
  change: Change,
): Promise<SeenNetwork> {
  return inTransaction(db, async (trx) => {
    const acting = await requireStillManager(trx, asked)
    const by = { ...who, acting }
    const stored = await findNetwork(trx, id, acting.organizationId)
    if (!stored) throw new Refused(notFound)
    const { name = stored.name, description = stored.description, shares = stored.shares } = change
    const details = [
      ...(name === stored.name ? [] : ['name']),
      ...(description === stored.description ? [] : ['description']),
    ]
    const sharesDiffer = !sameShares(shares, stored.shares)
    if (details.length === 0 && !sharesDiffer) return stored

    await setNetwork(trx, id, { name, description, shares })
    if (details.length > 0) {
      const detail = { subject: name, change: details.join(', ') }
      await recordNetworkActivity(trx, by, { kind: 'network_updated', detail })
    }
    if (sharesDiffer) {
      await forgetDecisions(trx, id, shares)
      const detail = { subject: name, change: `${inList(stored.shares)} → ${inList(shares)}` }
      await recordNetworkActivity(trx, by, { kind: 'network_shares_changed', detail })
    }
    return (await findNetwork(trx, id, acting.organizationId))!
  })
}

function inList(shares: readonly ScopeEntity[]): string {
  return shares.length > 0 ? shares.join(', ') : 'nothing'
}

/** For all its members at once; each is told. */
export async function endNetwork(context: Context, { acting: asked, ...who }: By, id: string) {
  const { config, db, secrets } = context
  await inTransaction(db, async (trx) => {
    // One that joins in between is locked out of turn; should two then wait for each other, it runs again.
    const before = await listJoined(trx, id)
    await lockOrganizations(trx, [asked.organizationId, ...before.map((each) => each.id)])
    const acting = await requireStillManager(trx, asked)
    if (!acting.roles.includes('owner')) throw new Refused(forbidden)
    const by = { ...who, acting }
    const network = await findNetwork(trx, id, acting.organizationId)
    const joined = new Map((await listJoined(trx, id)).map((each) => [each.id, each.name]))
    if (!network || !(await deleteNetworkRow(trx, id))) throw new Refused(notFound)

    const { name, owner_name: owner } = network
    const kind = 'network_deleted'
    await recordNetworkActivity(trx, by, { kind, detail: { subject: name } })
    for (const organizationId of joined.keys()) {
      await recordForTheOther(trx, by, { kind, organizationId, network: name, by: owner })
    }
    for (const manager of await listManagersOf(trx, [...joined.keys()])) {
      const { organization_id } = manager
      const organization = { id: organization_id, name: joined.get(organization_id)! }
      const ended = { network: name, organization, owner, manager }
      await queueMail(trx, secrets, networkDeletedMail(config, ended))
    }
  })
  context.wakeMailer()
}
