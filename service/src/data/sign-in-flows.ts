import { type Kysely, type Transaction, sql } from 'kysely'
import { hashSecret, randomSecret } from '#crypto/random-secret.ts'
import type { Database } from '#database/tables.ts'

type Db = Kysely<Database> | Transaction<Database>

interface Begun {
  /** The connection's ID, or the key of the provider. */
  provider: string
  state: string
  cookie: string
}

/**
 * The steps of every sign-in at another provider, whether it's an organization's or one for social sign-in. A row of the
 * table is claimed by the browser that begins, taken once for the provider's response, and then ended with a code.
 */
export function signInFlows<Row extends { id: string; claims: unknown }>(
  name: 'connection_flows' | 'identity_flows',
  providerColumn: 'connection_id' | 'provider',
) {
  const table = sql.table(name)
  const isBegun = ({ provider, state }: Begun) => sql`state_hash = ${hashSecret(state)}
    and ${sql.ref(providerColumn)} = ${provider} and responded_at is null and expires_at > now()`
  const first = async (db: Db, statement: ReturnType<typeof sql<Row>>) =>
    (await statement.execute(db)).rows[0]

  return {
    /** Binds a flow to the first browser that opens its start page. Returns undefined for any other browser. */
    claim(db: Db, begun: Begun): Promise<Row | undefined> {
      const cookie = hashSecret(begun.cookie)
      return first(
        db,
        sql<Row>`update ${table} set cookie_hash = ${cookie}
          where ${isBegun(begun)} and (cookie_hash is null or cookie_hash = ${cookie}) returning *`,
      )
    },

    /** Takes a flow for the provider's response, which only one request can do, from the browser that began. */
    take(db: Db, begun: Begun): Promise<Row | undefined> {
      return first(
        db,
        sql<Row>`update ${table} set responded_at = now()
          where ${isBegun(begun)} and cookie_hash = ${hashSecret(begun.cookie)} returning *`,
      )
    },

    /** Stores what the provider said, and returns the code with which the same browser finishes. */
    async recordClaims(db: Db, id: string, claims: NonNullable<Row['claims']>): Promise<string> {
      const code = randomSecret('acf')
      await sql`update ${table} set claims = ${JSON.stringify(claims)}::jsonb, code_hash = ${code.hash}
        where id = ${id}`.execute(db)
      return code.value
    },

    /** Finds a flow that the provider responded to, for the browser that began it, without using it up. */
    findByCode(
      db: Db,
      { code, cookie }: { code: string; cookie: string },
    ): Promise<Row | undefined> {
      return first(
        db,
        sql<Row>`select * from ${table} where code_hash = ${hashSecret(code)}
          and cookie_hash = ${hashSecret(cookie)} and used_at is null and expires_at > now()`,
      )
    },

    /** Uses up a flow. Returns false if it was used already. */
    async end(db: Db, id: string): Promise<boolean> {
      const { numAffectedRows } =
        await sql`update ${table} set used_at = now() where id = ${id} and used_at is null`.execute(
          db,
        )
      return numAffectedRows === 1n
    },
  }
}
