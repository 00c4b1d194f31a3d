import type { Invitation } from '@accord/contract/invitations.ts'
import { presentLogo } from '#data/logos/logos.present.ts'
import type { InvitationRow } from '#data/members/invitations.store.ts'

type Inviter = Pick<InvitationRow, 'inviter_first_name' | 'inviter_last_name'>

/** Never includes the code, which only the email contains. */
export function presentInvitation(row: InvitationRow, { named = true } = {}): Invitation {
  return {
    id: row.id,
    email: row.email,
    roles: row.roles,
    status: statusOf(row),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    organization: {
      id: row.organization_id,
      ...(named && {
        name: row.organization_name,
        logo: presentLogo(row.organization_logo_id),
      }),
      secondFactorFrom: row.second_factor_from?.toISOString() ?? null,
    },
    invitedBy: inviterOf(row),
  }
}

/** Returns the inviter's name, or null if their account was deleted. Invitations to networks use this, too. */
export function inviterOf(row: Inviter): string | null {
  const name = `${row.inviter_first_name ?? ''} ${row.inviter_last_name ?? ''}`.trim()
  return name === '' ? null : name
}

function statusOf(row: InvitationRow): Invitation['status'] {
  if (row.accepted_at) return 'accepted'
  if (row.declined_at) return 'declined'
  return row.expired ? 'expired' : 'pending'
}
