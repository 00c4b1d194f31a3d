import type { Organization } from '@accord/contract/organizations.ts'
import type { Paging } from '@accord/contract/fields.ts'
import { type Kysely, sql } from 'kysely'
import { pageOf } from '#database/page-of.ts'
import type { Database } from '#database/tables.ts'
import type { ActingApplication, ActingProfile } from '#session/actor.ts'
import { getOrganizationRow } from './organizations.store.ts'
import { presentCard } from './organizations.present.ts'

interface Listed {
  data: Organization[]
  total: number
}

/** An application that acts under a person's profile sees the one organization of that profile. */
export async function listOfProfile(
  db: Kysely<Database>,
  { organizationId, roles }: ActingProfile,
  { $skip }: Paging,
): Promise<Listed> {
  const row = await getOrganizationRow(db, organizationId)
  return { data: $skip === 0 ? [presentCard(row, roles)] : [], total: 1 }
}

/** In its own name it sees its own organization and those that granted it what the call needs. */
export async function listOfService(
  db: Kysely<Database>,
  { id, organizationId, scope }: ActingApplication,
  { $skip, $limit }: Paging,
): Promise<Listed> {
  const open = db.selectFrom('organizations').where((eb) =>
    eb.or([
      eb('organizations.id', '=', organizationId),
      eb.exists(
        eb
          .selectFrom('authorizations')
          .select('authorizations.id')
          .whereRef('authorizations.organization_id', '=', 'organizations.id')
          .where('authorizations.application_id', '=', id)
          .where(sql<boolean>`${scope} = any (authorizations.scopes)`),
      ),
    ]),
  )
  const page = open
    .selectAll('organizations')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit($limit)
    .offset($skip)
  const { rows, total } = await pageOf(page, open)
  return { data: rows.map((row) => presentCard(row, [])), total }
}
