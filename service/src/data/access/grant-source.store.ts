import type { AccessGrantKind } from '@accord/contract/access.ts'
import { type RawBuilder, sql } from 'kysely'
import { fullName } from '#data/users/accounts.store.ts'
import type { WordTests } from '#database/word-search.ts'
import type { UsageKind } from '#actor.ts'

export type GrantSql<Value = unknown> = RawBuilder<Value>

/** The display fields of a grant besides its kind, ID and time. Fields that don't apply are left out. */
interface ToldOfGrant {
  name: GrantSql<string>
  email?: GrantSql<string>
  person?: GrantSql<string>
  /** The person to whom the name or address belongs. */
  of_user?: GrantSql<string>
  owner_id?: GrantSql<string>
  owner_name?: GrantSql<string>
  application_id?: GrantSql<string>
  application_name?: GrantSql<string>
  roles?: GrantSql
  suspended?: GrantSql<boolean>
  /** The shares that a network's owner can read now. */
  shares?: GrantSql
  allowed_by?: GrantSql<string>
  allowed_by_user?: GrantSql<string>
  expires_at?: GrantSql<Date>
  /** For a file: the number of downloads. */
  downloads?: GrantSql<number>
  /** Someone else holds it, so it can't be revoked here. */
  held?: GrantSql<boolean>
}

/** A search over grants. */
export interface GrantSearch extends WordTests {
  /** The profiles that match all words, if they're few enough to be listed. */
  profiles?: GrantSql<string[]>
}

/**
 * A source of grants of one kind: one select of the common shape. `w` is the row itself, `t` its last use. Other
 * tables are left-joined by their key, so that a statement that doesn't select from them doesn't read them.
 */
export interface GrantSource {
  kind: AccessGrantKind
  /** The kind under which its use is recorded. Left out for grants that end automatically. */
  use?: UsageKind
  from: GrantSql
  /** Whether it belongs to the organization and gives access now. */
  where: (organizationId: string | GrantSql<string>) => GrantSql<boolean>
  /** Whether it can be revoked, if that includes more than the grants that give access now. */
  endable?: GrantSource['where']
  /** Counts the grants, if that is faster than reading each. */
  count?: (organizationId: string) => GrantSql<number>
  /** When it was granted. The newest come first. */
  at: GrantSql<Date>
  /** When it was last extended or its role last changed. Left out if that never happens. */
  allowedAt?: GrantSql<Date | null>
  /** When it was last used. */
  lastAt?: GrantSql<Date>
  told: ToldOfGrant
  /** Whether its holder has no active account. */
  closed?: GrantSql<boolean>
  /** Whether the person who granted it no longer has a profile here. */
  former?: GrantSql<boolean>
  /** The scopes that it has now, regardless of those originally granted. */
  scopes?: GrantSql
  /** The text to search, in the form of `searched_as`. */
  searched: GrantSql<string>
  /** The search condition for a list that is too long to read every row, which finds rows by an index. */
  found?: (organizationId: string, looking: GrantSearch) => GrantSql<boolean>
}

/** A search for lists short enough to read every row. */
export const searchableAs = (...texts: GrantSql<string>[]) =>
  sql<string>`searched_as(concat_ws(' ', ${sql.join(texts)}))`

/** Joins the person who granted it as `x`, if they're still here. */
export const joinGrantedBy = (column: string) => sql`
  left join profiles y on y.id = ${sql.ref(column)} left join users x on x.id = y.user_id`

/** The fields of the person `x` who granted it. */
export const allowedByPerson = { allowed_by: fullName('x'), allowed_by_user: sql<string>`x.id` }

/** The last change of a grant that can be extended. */
export const lastAllowedAt = sql<Date | null>`w.allowed_at`

export const firstAllowedAt = ({ at, allowedAt: again }: GrantSource): GrantSql<Date> =>
  again ? sql`coalesce(${again}, ${at})` : at
