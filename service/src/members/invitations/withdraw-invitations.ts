import type { DetailOf } from '@accord/contract/activity-details.ts'
import type { RecordedDetail } from '@accord/contract/event-types.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import type { Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { deleteInvitationsBeyond, removeInvitation } from '#data/members/invitations.store.ts'

type Happened = (kind: 'invitation_deleted', detail: RecordedDetail<'invitation_deleted'>) => void

interface Withdrawal {
  sender: string
  /** The roles that the sender may still give. The list is empty if the sender was removed. */
  mayGive: RankedRole[]
  happened: Happened
}

/** Withdraws and records all invitations with roles that their sender may no longer give. */
export async function withdrawInvitations(
  trx: Transaction<Database>,
  { sender, mayGive, happened }: Withdrawal,
) {
  for (const { id, email, roles } of await deleteInvitationsBeyond(trx, sender, mayGive)) {
    happened('invitation_deleted', { on: { invitation: id }, email, roles })
  }
}

/** Withdraws one invitation, for an admin or owner. */
export async function withdrawInvitation(
  trx: Transaction<Database>,
  { id, email, roles }: DetailOf<'invitation_deleted'> & { id: string },
  { happened }: { happened: Happened },
) {
  await removeInvitation(trx, id)
  happened('invitation_deleted', { on: { invitation: id }, email, roles })
}
