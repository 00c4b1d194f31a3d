import { randomUUID } from 'node:crypto'
import { retention } from '@accord/contract/retention.ts'
import type { RankedRole } from '@accord/contract/rules/roles.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { condition } from '#database/conditions/condition.ts'
import { countNamed } from '#database/counting/count-named.ts'
import { fromNow } from '#database/moments/periods.ts'
import type { Database } from '#database/tables.ts'
import { randomSecret } from '#secrets/random-secret.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

const lifetime = fromNow(retention.organization.periods.invitation)

/** Neither accepted nor declined. An expired one is still open: it can be renewed. */
export const isOpenInvitation = condition<'invitations'>(
  (of) => `${of('accepted_at')} is null and ${of('declined_at')} is null`,
)

/** Can be accepted now. */
export const isLiveInvitation = condition<'invitations'>(
  (of) =>
    `${of('accepted_at')} is null and ${of('declined_at')} is null and ${of('expires_at')} > now()`,
)

interface NewInvitation {
  organizationId: string
  email: string
  roles: RankedRole[]
  invitedBy: string
}

/** Undefined when an open one to the same address is there: the unique index decides. */
export async function insertInvitation(trx: Trx, invitation: NewInvitation) {
  const code = randomSecret('acc')
  const row = await trx
    .insertInto('invitations')
    .values({
      id: randomUUID(),
      organization_id: invitation.organizationId,
      email: invitation.email,
      roles: invitation.roles,
      code_hash: code.hash,
      invited_by: invitation.invitedBy,
      expires_at: lifetime,
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'email']).where(isOpenInvitation()).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row && { id: row.id, code: code.value }
}

/** Makes way for a new one: what nobody can accept any more must not block the address. */
export async function deleteExpiredInvitation(trx: Trx, organizationId: string, email: string) {
  await trx
    .deleteFrom('invitations')
    .where('organization_id', '=', organizationId)
    .where('email', '=', email)
    .where(isOpenInvitation())
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
}

/** The one decision between two who accept at once. False when it was answered or has expired. */
export async function markAccepted(trx: Trx, id: string, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ accepted_at: sql`now()`, accepted_by: userId })
    .where('id', '=', id)
    .where(isLiveInvitation())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function markDeclined(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ declined_at: sql`now()` })
    .where('id', '=', id)
    .where(isOpenInvitation())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * A new code and 7 more days; the old link is dead. Whoever sends it answers for it from now on: the first sender may
 * not act there any more. Undefined when it was answered.
 */
export async function renewInvitation(
  trx: Trx,
  id: string,
  invitedBy: string,
): Promise<string | undefined> {
  const code = randomSecret('acc')
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({
      code_hash: code.hash,
      invited_by: invitedBy,
      allowed_at: sql`now()`,
      expires_at: lifetime,
    })
    .where('id', '=', id)
    .where(isOpenInvitation())
    .executeTakeFirst()
  return numUpdatedRows > 0n ? code.value : undefined
}

/** Whoever gives the roles answers for them from now on. False when it was answered. */
export async function setInvitationRoles(
  trx: Trx,
  id: string,
  { roles, invitedBy }: Pick<NewInvitation, 'roles' | 'invitedBy'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ roles, invited_by: invitedBy, allowed_at: sql`now()` })
    .where('id', '=', id)
    .where(isOpenInvitation())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeInvitation(trx: Trx, id: string) {
  await trx.deleteFrom('invitations').where('id', '=', id).execute()
}

/** Open ones of a sender who may give only these roles; answers with what went. */
export function deleteInvitationsBeyond(trx: Trx, sender: string, mayGive: RankedRole[]) {
  return trx
    .deleteFrom('invitations')
    .where('invited_by', '=', sender)
    .where(isOpenInvitation())
    .where(sql<boolean>`not roles <@ ${mayGive}::text[]`)
    .returning(['email', 'roles'])
    .execute()
}

/** All to these addresses, and what that person accepted; answers what they offered, and whether anybody could accept it. */
export async function deleteInvitationsAbout(
  trx: Trx,
  about: { organizationId: string; userId: string; addresses: readonly string[] },
): Promise<{ roles: RankedRole[]; open: boolean }[]> {
  const { organizationId, userId, addresses } = about
  const { rows } = await sql<{ roles: RankedRole[]; open: boolean }>`
    delete from invitations where organization_id = ${organizationId}
      and (email = any (${addresses}::text[]) or accepted_by = ${userId})
    returning roles, ${isOpenInvitation()} as open`.execute(trx)
  return rows
}

/** Of those that a sender offered, what can still be accepted. */
export function countOffersOf(db: Db, sender: string) {
  const open = db
    .selectFrom('invitations')
    .select('email as name')
    .where('invited_by', '=', sender)
    .where(isLiveInvitation())
  return countNamed(db, open)
}
