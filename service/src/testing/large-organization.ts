import type { Pool } from 'pg'

export interface LargeOrganization {
  organizationId: string
  /** The ID of the only manager. */
  userId: string
  profileId: string
}

/**
 * Fills an installation with one large organization and a small one. Everyone in the large one joined by an invitation
 * and approved one of ten applications, half of which belong to it. Most of the approvals are in use. There are no
 * statistics yet.
 */
export async function seedLargeOrganization(
  pool: Pick<Pool, 'query'>,
  members: number,
): Promise<LargeOrganization> {
  const run = (statement: string, values: unknown[] = []) => pool.query(statement, values)
  const { rows } = await run(`insert into organizations (id, name, member_count)
    values (gen_random_uuid(), 'Large', ${members}), (gen_random_uuid(), 'Small', 20) returning id`)
  const [large, small] = rows.map(({ id }) => id)
  await run(`update use_recording set since = now() - interval '300 days'`)
  await run(`insert into users (id, email, first_name, last_name, password_hash, email_verified_at)
    select gen_random_uuid(), 'person' || n || '@example.com', 'Ana', 'Number' || n, 'none', now()
    from generate_series(1, ${members}) n`)
  const profiles = `insert into profiles
      (id, user_id, organization_id, email, email_proven, roles, created_at, found_by)
    select gen_random_uuid(), u.id, $1, email, true,
      case when email = 'person1@example.com' then '{owner}' else '{member}' end::text[],
      now() - random() * interval '900 days', searched_as(first_name || ' ' || last_name || ' ' || email)
    from (select * from users order by email <> 'person1@example.com' limit $2) u`
  await run(profiles, [large, members])
  await run(profiles, [small, 20])
  await run(
    `update profiles set allowed_by = (select id from profiles where roles = '{owner}' limit 1)`,
  )
  await run(
    `insert into applications (id, organization_id, name, scopes)
    select gen_random_uuid(), case when n % 2 = 0 then $1 else $2 end::uuid, 'Application ' || n,
      '{user:read,profile:read,profile:manage,organization:read}'
    from generate_series(1, 10) n`,
    [large, small],
  )
  await run(
    `insert into authorizations (id, application_id, organization_id, scopes)
    select gen_random_uuid(), id, $1, scopes from applications where organization_id <> $1`,
    [large],
  )
  await run(
    `with apps as (select *, row_number() over () - 1 as n from applications)
    insert into approvals (id, application_id, user_id, profile_id, organization_id, scopes, created_at)
    select gen_random_uuid(), apps.id, p.user_id, p.id, p.organization_id, apps.scopes, p.created_at
    from (select *, row_number() over () as n from profiles where organization_id = $1) p
    join apps on apps.n = p.n % 10`,
    [large],
  )
  await run(`insert into uses select 'approval', id, now() - random() * interval '150 days'
    from approvals where random() < 0.8`)
  await run(`insert into use_days
    select distinct 'approval', subject_id, scope, (now() - random() * interval '400 days')::date, 7
    from uses, unnest('{user:read,profile:read}'::text[]) scope, generate_series(1, 3)`)
  const owner = await run(
    `select user_id, id from profiles where organization_id = $1 and roles = '{owner}'`,
    [large],
  )
  return { organizationId: large, userId: owner.rows[0].user_id, profileId: owner.rows[0].id }
}
