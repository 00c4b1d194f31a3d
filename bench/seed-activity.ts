import { openDatabase, unhurriedLimits } from '@accord/service/database/open.ts'

/** An organization with this much activity, and a profile that owns it. */
export interface Busy {
  userId: string
  organizationId: string
  profileId: string
}

/** A thousand people and what they did, by the database itself. */
export async function seedActivity(databaseUrl: string, rows: number): Promise<Busy> {
  const { pool, close } = openDatabase(databaseUrl, { limits: unhurriedLimits })
  try {
    // Foreign keys hold by construction; checking millions of them would take most of the time.
    await pool.query(`set session_replication_role = replica`)
    await pool.query(`insert into organizations (id, name, member_count, activity_count)
      values (gen_random_uuid(), 'Busy Harbour', 1000, ${rows})`)
    await pool.query(`insert into users (id, email, first_name, last_name, password_hash, email_verified_at)
      select gen_random_uuid(), 'person' || n || '@example.com', 'Person', 'Number ' || n, 'none'::bytea, now()
      from generate_series(1, 1000) n`)
    await pool.query(`insert into profiles (id, user_id, organization_id, email, roles)
      select gen_random_uuid(), u.id, o.id, u.email, '{owner}'
      from users u, organizations o`)
    // The chain's hashes are made up, so that no head is signed; exports carry them along all the same.
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
