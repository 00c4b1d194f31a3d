import type { RankedRole } from '@accord/contract/rules/roles.ts'
import type { Transaction } from 'kysely'
import type { Effects } from '#calls/effects.ts'
import type { Database } from '#database/tables.ts'
import { deleteInvitationsBeyond } from './invitations.store.ts'

interface Withdrawal extends Pick<Effects<'invitation_deleted'>, 'happened'> {
  /** The profile that sent them. */
  sender: string
  /** What it may give from now on; nothing when it ends. */
  mayGive: RankedRole[]
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
