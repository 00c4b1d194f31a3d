import { openDatabase } from '@accord/service/database/open.ts'
import type { Product } from './product.ts'

/** Verifies a domain without DNS, which the tests of domains cover. */
export async function verifiesDomain(
  { databaseUrl }: Product,
  organizationId: string,
  domain: string,
) {
  const { pool, close } = openDatabase(databaseUrl)
  await pool.query(
    `insert into organization_domains (id, organization_id, domain, token, verified_at)
     values (gen_random_uuid(), $1, $2, 'token', now())`,
    [organizationId, domain],
  )
  await close()
}
