import { openDatabase } from '@accord/service/database/open.ts'
import type { Longest } from './seed-at-scale.ts'

export interface Access {
  approvals: number
  authorizations: number
}

/** Fills the longest organization with what reaches its data, and with how that was used, by the database itself. */
export async function seedAccess(
  databaseUrl: string,
  { organizationId, profileId }: Longest,
  { approvals, authorizations }: Access,
) {
  const { pool, close } = openDatabase(databaseUrl, {
    limits: { max: 1 },
  })
  const ago = (days: number) => `now() - random() * interval '${days} days'`
  try {
    await pool.query(`set session_replication_role = replica`)
    await pool.query(`update use_recording set since = now() - interval '300 days'`)
    // Of many organizations, as applications are.
    await pool.query(
      `insert into applications (id, organization_id, name, scopes)
       select gen_random_uuid(), id, 'Application ' || row_number() over (),
         '{user:read,profile:read,profile:manage,organization:read,survey:read}'
       from (select id from organizations where id <> $1 limit $2) others`,
      [organizationId, authorizations],
    )
    await pool.query(
      `insert into authorizations (id, application_id, organization_id, scopes, granted_by, created_at)
       select gen_random_uuid(), id, $1, scopes, case when random() < 0.8 then $2::uuid end, ${ago(900)}
       from applications`,
      [organizationId, profileId],
    )
    await pool.query(
      `with apps as (select id, scopes, row_number() over () - 1 as n from applications)
       insert into approvals (id, application_id, user_id, profile_id, organization_id, scopes, created_at)
       select gen_random_uuid(), apps.id, p.user_id, p.id, p.organization_id, apps.scopes, p.at
       from (select *, row_number() over () as n, ${ago(900)} as at from profiles
         where organization_id = $1 limit $2) p
       join apps on apps.n = p.n % (select count(*) from apps)`,
      [organizationId, approvals],
    )
    // Most are in use: each by two of its scopes, on ten of the last 400 days.
    for (const [kind, table] of [
      ['approval', 'approvals'],
      ['authorization', 'authorizations'],
      ['profile', 'profiles'],
    ]) {
      await pool.query(`insert into uses
        select '${kind}', id, ${ago(150)} from ${table} where random() < 0.8`)
    }
    await pool.query(`insert into use_days
      select distinct subject_kind, subject_id, scope, (now() - random() * interval '400 days')::date, 7
      from uses, unnest('{user:read,profile:read}'::text[]) scope, generate_series(1, 10)
      where subject_kind <> 'profile'`)
    await pool.query(`vacuum analyze`)
  } finally {
    await close()
  }
}
