import type { Kysely } from 'kysely'
import type { Database } from '#database/tables.ts'

const wholeAddress = /^\S+@\S+\.\S+$/

/**
 * The profiles of exactly the address that is looked for, where it is a whole one that somebody proved: nobody else is meant.
 * Most of its letters are in the addresses of very many, so that by these it would be found late. One that is only
 * claimed hides nobody who has one like it.
 */
export async function findByAddress(
  db: Kysely<Database>,
  organizationId: string,
  search: string | undefined,
): Promise<string[]> {
  if (!search || !wholeAddress.test(search)) return []
  const found = await db
    .selectFrom('profiles')
    .select(['id', 'email_proven'])
    .where('organization_id', '=', organizationId)
    .where('email', '=', search.toLowerCase())
    .execute()
  return found.some(({ email_proven }) => email_proven) ? found.map(({ id }) => id) : []
}
