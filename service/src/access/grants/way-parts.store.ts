import { sql } from 'kysely'
import { fullName } from '#accounts/full-name.store.ts'
import type { Source, Sql } from './way-source.store.ts'

/** Of lists so short that every row can be looked at. */
export const searchedAs = (...texts: Sql<string>[]) =>
  sql<string>`searched_as(concat_ws(' ', ${sql.join(texts)}))`

/** Who allowed it, as `x`, where they are still here. */
export const by = (column: string) => sql`
  left join profiles y on y.id = ${sql.ref(column)} left join users x on x.id = y.user_id`

/** They are `x`. */
export const allowedBySomebody = { allowed_by: fullName('x'), allowed_by_user: sql<string>`x.id` }

/** Of what can be allowed anew. */
export const anew = sql<Date | null>`w.allowed_at`

export const allowedAt = ({ at, allowedAt: again }: Source): Sql<Date> =>
  again ? sql`coalesce(${again}, ${at})` : at
