import type { RankedRole } from '@accord/contract/roles.ts'
import type { Transaction } from 'kysely'
import { recordOrganizationActivity } from '#activity/organization-activity.store.ts'
import type { Database } from '#database/tables.ts'
import { deleteInvitationsBeyond } from './invitations.store.ts'

type Happened = Parameters<typeof recordOrganizationActivity>[1]

interface Withdrawal extends Omit<Happened, 'kind' | 'detail'> {
  /** The profile that sent them. */
  sender: string
  /** What it may give from now on; nothing when it ends. */
  mayGive: RankedRole[]
}

/** What a profile may no longer give, it has no longer offered. Each that goes is recorded. */
export async function withdrawInvitations(
  trx: Transaction<Database>,
  { sender, mayGive, ...happened }: Withdrawal,
) {
  for (const { email, roles } of await deleteInvitationsBeyond(trx, sender, mayGive)) {
    const detail = { subject: email, change: roles.join(', ') }
    await recordOrganizationActivity(trx, { kind: 'invitation_deleted', ...happened, detail })
  }
}
