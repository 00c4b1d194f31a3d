import { openDatabase, unhurriedLimits } from '@accord/service/database/open.ts'

export interface Scale {
  users: number
  organizations: number
  /** The lists of one organization and the organizations of one person, which are the longest lists. */
  longestList: {
    members: number
    organizations: number
    applications?: number
    /** The number of networks that the organization joined. Each network belongs to another organization. */
    networks?: number
  }
}

/** The person and the organization with the longest lists. */
export interface Longest {
  userId: string
  organizationId: string
  profileId: string
}

/** The first of these 32 names belongs to one sixth of all people, and each name is rarer than the one before. */
const names = 'Ana Theo Maria Li Noah Ines Omar Ruth Ivo Nora Karl Mia Jon Eva Hugo Lena'.split(' ')
const aName = (number: string) =>
  `(array[${[...names, ...names.map((name) => `${name}son`)].map((name) => `'${name}'`).join(', ')}])[1 + floor(32 * power((hashint4(${number}) & 2147483647) / 2147483648.0, 2))::int]`

/** Fills a database with people, organizations, and three profiles per person, using SQL. */
export async function seedAtScale(databaseUrl: string, scale: Scale): Promise<Longest> {
  // The pool has only one connection, because temporary tables are visible only in their own connection.
  const { pool, close } = openDatabase(databaseUrl, {
    limits: { max: 1 },
  })
  const { members, organizations, applications = 0, networks = 0 } = scale.longestList
  try {
    // The foreign keys are valid by construction. Checking millions of them would take most of the time.
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
    // Each person is in two shared organizations, and either in the longest list or in an organization of their own.
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
    // Building the indexes afterwards is many times faster than updating them row by row.
    const { rows: indexes } = await pool.query<{ name: string; made: string }>(
      `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as made from pg_index
       where indrelid = 'profiles'::regclass and not indisunique`,
    )
    for (const { name } of indexes) await pool.query(`drop index ${name}`)
    // The rows are ordered by joining time across all organizations, as the service would have written them.
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

export interface Access {
  approvals: number
  authorizations: number
}

/** Fills the largest organization with access grants and their usage, using SQL. */
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
    // As in a real installation, the applications belong to many organizations.
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
    // Most grants are in use. Each approval and authorization has used two scopes on ten of the last 400 days.
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

/** An organization with this much activity, and one of its owners' profiles. */
export interface Busy {
  userId: string
  organizationId: string
  profileId: string
}

/** Creates a thousand people and their activity, using SQL. */
export async function seedActivity(databaseUrl: string, rows: number): Promise<Busy> {
  const { pool, close } = openDatabase(databaseUrl, { limits: unhurriedLimits })
  try {
    // The foreign keys are valid by construction. Checking millions of them would take most of the time.
    await pool.query(`set session_replication_role = replica`)
    await pool.query(`insert into organizations (id, name, member_count, activity_count)
      values (gen_random_uuid(), 'Busy Harbour', 1000, ${rows})`)
    await pool.query(`insert into users (id, email, first_name, last_name, password_hash, email_verified_at)
      select gen_random_uuid(), 'person' || n || '@example.com', 'Person', 'Number ' || n, 'none'::bytea, now()
      from generate_series(1, 1000) n`)
    await pool.query(`insert into profiles (id, user_id, organization_id, email, roles)
      select gen_random_uuid(), u.id, o.id, u.email, '{owner}'
      from users u, organizations o`)
    // The chain's hashes are made up, so its head can't be signed. Exports include them anyway.
    await pool.query(`insert into organization_activity (id, organization_id, position, at, kind,
        author, user_id, profile_id, detail, words, words_salt, words_commitment,
        address, agent, device_salt, device_commitment, previous_hash, hash)
      select gen_random_uuid(), p.organization_id, n, now() - (${rows} - n) * interval '1 second',
        (array['member_invited', 'invitation_accepted', 'member_removed'])[n % 3 + 1],
        'person', p.user_id, p.id, '{"roles": ["member", "admin"]}',
        jsonb_build_object('email', 'person' || n || '@example.com'),
        substr(sha256(('words salt ' || n)::bytea), 17), sha256(('words ' || n)::bytea), '203.0.113.7',
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
        substr(sha256(('device salt ' || n)::bytea), 17), sha256(('device ' || n)::bytea),
        sha256(n::text::bytea), sha256((n + 1)::text::bytea)
      from generate_series(1, ${rows}) n 
      join (select *, row_number() over () as number from profiles) p on p.number = n % 1000 + 1`)
    await pool.query(`vacuum analyze`)
    const { rows: found } = await pool.query<Busy>(`
      select user_id as "userId", organization_id as "organizationId", id as "profileId"
      from profiles limit 1`)
    return found[0]!
  } finally {
    await close()
  }
}
