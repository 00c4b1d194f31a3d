import { openDatabase } from '@accord/service/database/open.ts'

export interface Scale {
  users: number
  organizations: number
  /** What one organization has, and organizations of one person: the longest lists there are. */
  longestList: {
    members: number
    organizations: number
    applications?: number
    /** That it joined; each is another organization's. */
    networks?: number
  }
}

/** The person and the organization whose lists are the longest. */
export interface Longest {
  userId: string
  organizationId: string
  profileId: string
}

/** Of 32 names each is rarer than the one before: the first is had by a sixth of all people. */
const names = 'Ana Theo Maria Li Noah Ines Omar Ruth Ivo Nora Karl Mia Jon Eva Hugo Lena'.split(' ')
const aName = (number: string) =>
  `(array[${[...names, ...names.map((name) => `${name}son`)].map((name) => `'${name}'`).join(', ')}])[1 + floor(32 * power((hashint4(${number}) & 2147483647) / 2147483648.0, 2))::int]`

/** Fills a database with people, organizations and three profiles a person, by the database itself. */
export async function seedAtScale(databaseUrl: string, scale: Scale): Promise<Longest> {
  // One connection, because temporary tables belong to one.
  const { pool, close } = openDatabase(databaseUrl, {
    limits: { max: 1 },
  })
  const { members, organizations, applications = 0, networks = 0 } = scale.longestList
  try {
    // Foreign keys hold by construction; checking millions of them would take most of the time.
    await pool.query(`set session_replication_role = replica`)
    await pool.query(`insert into users (id, email, first_name, last_name, password_hash, email_verified_at)
      select gen_random_uuid(), 'person' || n || '@example.com', ${aName('n')}, ${aName('n / 97')} || n % 1009, 'none'::bytea, now()
      from generate_series(1, ${scale.users}) n`)
    await pool.query(`insert into organizations (id, name)
      select gen_random_uuid(), 'Organization ' || n
      from generate_series(1, ${scale.organizations}) n`)
    await pool.query(`create temporary table numbered_users as
      select id, email, row_number() over (order by email) as n from users`)
    await pool.query(`create temporary table numbered_organizations as
      select id, row_number() over (order by name) as n from organizations`)
    await pool.query(`create index on numbered_organizations (n)`)
    // Everybody is in the longest list or in a third organization of their own, and in two others.
    await pool.query(`create temporary table places as
      select u.id as user_id, o.id as organization_id, u.email,
        now() - random() * interval '900 days' as created_at,
        u.n = 1 and o.n <= ${organizations} as owns
      from numbered_users u
      cross join lateral (
        select u.n * 7 % ${scale.organizations} as number
        union select u.n * 13 % ${scale.organizations}
        union select case when u.n <= ${members} then 0 else u.n * 29 % ${scale.organizations} end
        union select generate_series(0, ${organizations - 1}) where u.n = 1
      ) place
      join numbered_organizations o on o.n = place.number + 1`)
    // Of all rows at once they are made many times quicker than row by row.
    const { rows: indexes } = await pool.query<{ name: string; made: string }>(
      `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as made from pg_index
       where indrelid = 'profiles'::regclass and not indisunique`,
    )
    for (const { name } of indexes) await pool.query(`drop index ${name}`)
    // By the time of joining over all organizations, as they would have been written.
    await pool.query(`insert into profiles
        (id, user_id, organization_id, email, email_proven, roles, created_at, found_by)
      select gen_random_uuid(), user_id, organization_id, p.email, true,
        case when owns then '{owner}' else '{member}' end::text[], p.created_at,
        searched_as(first_name || ' ' || last_name || ' ' || p.email)
      from places p join users u on u.id = user_id order by p.created_at`)
    for (const { made } of indexes) await pool.query(made)
    await pool.query(`update organizations set member_count = counted.members
      from (select organization_id, count(*) as members from profiles group by organization_id) counted
      where counted.organization_id = organizations.id`)
    await pool.query(`insert into applications (id, organization_id, name, scopes, created_at)
      select gen_random_uuid(), id, 'Application ' || made, '{user:read}', now() - made * interval '1 hour'
      from numbered_organizations, generate_series(1, ${applications}) made where n = 1`)
    await pool.query(`insert into networks (id, organization_id, name)
      select gen_random_uuid(), o.id, 'Network ' || made
      from generate_series(1, ${networks}) made
      join numbered_organizations o on o.n = 2 + made % ${scale.organizations - 1}`)
    await pool.query(`insert into network_members (id, network_id, organization_id, created_at, expires_at, accepted_at)
      select gen_random_uuid(), w.id, o.id, now() - random() * interval '900 days', now(), now()
      from networks w, numbered_organizations o where o.n = 1`)
    await pool.query(`vacuum analyze`)

    const { rows } = await pool.query<Longest>(`
      select u.id as "userId", o.id as "organizationId", p.id as "profileId"
      from numbered_users u, numbered_organizations o, profiles p
      where u.n = 1 and o.n = 1 and p.user_id = u.id and p.organization_id = o.id`)
    return rows[0]!
  } finally {
    await close()
  }
}
