import { visitEmbedded } from '../../service/src/database/embedded/visit-embedded.ts'
import { openDatabase } from '../../service/src/database/open.ts'
import type { IdOf } from './pictures.ts'

/** What the pictures lead to, by the names that people know it by. */
const everything = `
  select name, id from organizations
  union all select name, id from applications
  union all select name, id from networks
  union all select 'review of ' || o.name, r.id from access_reviews r
    join organizations o on o.id = r.organization_id where r.ended_at is null
  union all select 'invitation of ' || i.email, i.id from invitations i
  union all select a.name || ' for ' || o.name, w.id from authorizations w
    join applications a on a.id = w.application_id join organizations o on o.id = w.organization_id
  union all select o.name || ' in ' || n.name, m.id from network_members m
    join networks n on n.id = m.network_id join organizations o on o.id = m.organization_id`

/** Read from the database of the demo that runs on this folder. */
export async function demoIds(dataDir: string): Promise<IdOf> {
  const { pool, close } = openDatabase((await visitEmbedded(dataDir))!)
  const { rows } = await pool.query<{ name: string; id: string }>(everything)
  await close()
  const ids = new Map(rows.map(({ name, id }) => [name, id]))
  return (name) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`The demo has no ${name}.`)
    return id
  }
}
