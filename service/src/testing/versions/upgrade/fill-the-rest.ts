import { Client } from 'pg'

/** Fills tables whose rows are deleted while the service runs, or that need a browser or a mail server. */
const statements = [
  `insert into answers (hash, user_id, request_hash) select sha256('answer'), id, sha256('request') from ana`,
  `insert into instances (id, keys, sealing) values (gen_random_uuid(), '{a}', 'a')`,
  `insert into used_challenges (hash) values (sha256('challenge'))`,
  `insert into pending_sign_ins (hash, user_id, password_version, expires_at)
   select sha256('pending'), id, password_version, now() + interval '10 minutes' from ana`,
  `insert into devices (hash, user_id, expires_at)
   select sha256('device'), id, now() + interval '180 days' from ana`,
  `insert into second_factor_resets (user_id, due_at, code_hash)
   select user_id, now() + interval '72 hours', sha256('code') from totp limit 1`,
  `insert into passkeys (id, user_id, credential_id, public_key, algorithm, counter, transports, aaguid, user_verified,
     backup_eligible, backed_up, name)
   select gen_random_uuid(), user_id, sha256('credential'), sha256('key'), -7, 0, '{usb}', gen_random_uuid(), true,
     false, false, 'Security key' from totp limit 1`,
  `insert into logout_notices (id, application_id, user_id, sid)
   select gen_random_uuid(), a.id, ana.id, 'session' from applications a, ana limit 1`,
  `insert into mailings (id, kind, series, application_id, due_at)
   select gen_random_uuid(), 'wider_scopes', 'wider ' || id, id, now() + interval '1 day' from applications limit 1`,
  `insert into review_keeps (id, review_id, after_position, user_id)
   select gen_random_uuid(), r.id, 0, ana.id from access_reviews r, ana where r.state = 'open' limit 1`,
  `insert into approval_rule_ends (id, organization_id)
   select gen_random_uuid(), id from organizations limit 1`,
  // A year of emails and detailed usage would make up most of the dump.
  `delete from mails where id not in (select id from mails order by created_at desc, id limit 5)`,
  `delete from limits where (name, key) not in (select name, key from limits order by 1, 2 limit 10)`,
  `delete from use_days where (subject_kind, subject_id, scope, day) not in
     (select subject_kind, subject_id, scope, day from use_days order by 1, 2, 3, 4 limit 100)`,
]

/** Fills the tables that the service left empty, and fails if a table has no rows. */
export async function fillTheRest(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `create temporary table ana as select * from users where email = 'ana.duarte@northside.example'`,
    )
    for (const statement of statements) await client.query(statement)
    const empty = await findEmptyTables(client)
    if (empty.length > 0) throw new Error(`Fill these tables too: ${empty.join(', ')}`)
  } finally {
    await client.end()
  }
}

export async function findEmptyTables(client: Pick<Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const empty: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from ${name} limit 1`)
    if (rowCount === 0) empty.push(name)
  }
  return empty
}
