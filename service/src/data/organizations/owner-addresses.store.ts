import { type Kysely, sql } from 'kysely'
import type { Database } from '#database/tables.ts'
import { mailAddress } from './mail-address.store.ts'
import { manages, owns } from './role-conditions.store.ts'

export type Owner = Awaited<ReturnType<typeof listOwnersOf>>[number]

/**
 * Everybody who owns an organization, with where its mail reaches them: not who deleted their account or was disabled, but
 * for the one who is just doing so.
 */
export function listOwnersOf(db: Kysely<Database>, organizationId: string, doer?: string) {
  return (
    db
      .selectFrom('profiles as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select([mailAddress.as('email'), 'u.first_name'])
      .where('p.organization_id', '=', organizationId)
      // By their index: owners are among those who manage.
      .where(manages('p'))
      .where(owns('p'))
      .where('u.disabled_at', 'is', null)
      .where(sql<boolean>`(u.deleted_at is null or u.id = ${doer ?? null}::uuid)`)
      .orderBy('p.created_at')
      .orderBy('p.id')
      .execute()
  )
}
