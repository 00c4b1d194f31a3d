import { notFound } from '@accord/contract/refusal.ts'
import type { Kysely } from 'kysely'
import { requireManagerOf } from '#permissions/require-profile.ts'
import type { Actor } from '#actor.ts'
import type { Database } from '#database/tables.ts'
import { findProfile } from '#data/organizations/profiles.store.ts'
import { Refused } from '#refused.ts'

interface Named {
  actor: Actor
  params: { id: string; memberId: string }
}

/** A member of the organization, for who manages it. */
export async function requireMember({ actor, params }: Named, db: Kysely<Database>) {
  const { own } = await requireManagerOf(db, actor, params.id)
  const member = await findProfile(db, params.memberId)
  if (member?.organization_id !== params.id) throw new Refused(notFound)
  return { own, member }
}
