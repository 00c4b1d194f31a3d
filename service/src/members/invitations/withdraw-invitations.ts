import type { DetailOf } from '@accord/contract/activity-details.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { deleteInvitationsBeyond, removeInvitation } from '#data/members/invitations.store.ts'

type Happened = (kind: 'invitation_deleted', detail: DetailOf<'invitation_deleted'>) => void

interface Withdrawal {
  /** The profile that sent them. */
  sender: string
  /** What it may give from now on; nothing when it ends. */
  mayGive: RankedRole[]
  happened: Happened
}

/** What a profile may no longer give, it has no longer offered. Each that goes is recorded. */
export async function withdrawInvitations(
  trx: Transaction<Database>,
  { sender, mayGive, happened }: Withdrawal,
) {
  for (const { email, roles } of await deleteInvitationsBeyond(trx, sender, mayGive)) {
    happened('invitation_deleted', { email, roles })
  }
}

/** One, by whoever manages. */
export async function withdrawInvitation(
  trx: Transaction<Database>,
  { id, email, roles }: DetailOf<'invitation_deleted'> & { id: string },
  { happened }: { happened: Happened },
) {
  await removeInvitation(trx, id)
  happened('invitation_deleted', { email, roles })
}
