import { rankedRoles } from '@accord/contract/rules/roles.ts'
import { sql } from 'kysely'
import type { Sql } from './way-source.store.ts'

/** Of lists so short that every row can be looked at. */
export const searchedAs = (...texts: Sql<string>[]) =>
  sql<string>`searched_as(concat_ws(' ', ${sql.join(texts)}))`

export const ranked = sql.raw<string[]>(
  `array[${rankedRoles.map((role) => `'${role}'`).join(', ')}]`,
)
export const fullName = (alias: 'u' | 'x') =>
  sql<string>`${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`

// Word for word the condition of their index.
export const isContact = (alias: 'w' | 'c') =>
  sql<boolean>`not ${sql.ref(`${alias}.roles`)} && ${ranked}`

/** Who allowed it, as `x`, where they are still here. */
export const by = (column: string) => sql`
  left join profiles y on y.id = ${sql.ref(column)} left join users x on x.id = y.user_id`

/** They are `x`. */
export const allowedBySomebody = { allowed_by: fullName('x'), allowed_by_user: sql<string>`x.id` }
