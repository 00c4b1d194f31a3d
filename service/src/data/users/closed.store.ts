import { sql } from 'kysely'

/** Of a user, by what it is called: deleted, or disabled by an operator. They can act nowhere. */
export function isClosed(u: string) {
  const user = sql.ref(u)
  return sql<boolean>`(${user}.deleted_at is not null or ${user}.disabled_at is not null)`
}
