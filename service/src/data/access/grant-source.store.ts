import type { AccessGrantKind } from '@accord/contract/access.ts'
import { type RawBuilder, sql } from 'kysely'
import { fullName } from '#data/users/accounts.store.ts'
import type { WordTests } from '#database/word-search.ts'
import type { UsageKind } from '#actor.ts'

export type GrantSql<Value = unknown> = RawBuilder<Value>

/** The displayed fields of a grant besides its kind, ID, and time. Fields that don't apply are omitted. */
interface GrantFields {
  name: GrantSql<string>
  email?: GrantSql<string>
  person?: GrantSql<string>
  /** The person whose name or address this is. */
  of_user?: GrantSql<string>
  owner_id?: GrantSql<string>
  owner_name?: GrantSql<string>
  application_id?: GrantSql<string>
  application_name?: GrantSql<string>
  roles?: GrantSql
  suspended?: GrantSql<boolean>
  /** The connection through which the person can sign in, by its name, and when they last did. */
  through?: GrantSql<string | null>
  through_at?: GrantSql<Date | null>
  /** The shares that a network's owner can currently read. */
  shares?: GrantSql
  allowed_by?: GrantSql<string>
  allowed_by_user?: GrantSql<string>
  expires_at?: GrantSql<Date>
  /** The number of downloads of a file. */
  downloads?: GrantSql<number>
  /** Whether someone else already has the data, so that it can't be revoked here. */
  held?: GrantSql<boolean>
}

export interface GrantSearch extends WordTests {
  /** The profiles that match all words, if there are few enough of them. */
  profiles?: GrantSql<string[]>
}

/**
 * A source of grants of one kind, as a select with the common shape. `w` is the row itself, and `t` its last use. Other
 * tables are left-joined by their key, so that a statement that doesn't select from them doesn't read them.
 */
export interface GrantSource {
  kind: AccessGrantKind
  /** The kind under which use is recorded. It's omitted for grants that end automatically. */
  use?: UsageKind
  from: GrantSql
  /** Whether the grant belongs to the organization and currently gives access. */
  where: (organizationId: string | GrantSql<string>) => GrantSql<boolean>
  /** Whether the grant can be revoked, if this includes more than the grants that currently give access. */
  endable?: GrantSource['where']
  /** Counts the grants, if this is faster than reading each of them. */
  count?: (organizationId: string) => GrantSql<number>
  /** When access was granted. The newest grants come first. */
  at: GrantSql<Date>
  /** When the grant was last extended or its role was last changed. It's omitted if this never happens. */
  allowedAt?: GrantSql<Date | null>
  /** When the grant was last used. */
  lastAt?: GrantSql<Date>
  fields: GrantFields
  /** Whether the grant's person has no active account. */
  closed?: GrantSql<boolean>
  /** Whether the person who granted access no longer has a profile here. */
  former?: GrantSql<boolean>
  /** The scopes that the grant has now, regardless of those originally granted. */
  scopes?: GrantSql
  /** The text to search, in the form of `searched_as`. */
  searched: GrantSql<string>
  /** The search condition for lists that are too long to read every row. It finds rows by an index. */
  found?: (organizationId: string, looking: GrantSearch) => GrantSql<boolean>
}

/** The searchable text for lists that are short enough to read every row. */
export const searchableAs = (...texts: GrantSql<string>[]) =>
  sql<string>`searched_as(concat_ws(' ', ${sql.join(texts)}))`

/** Joins the person who granted access as `x`, if they're still in the organization. */
export const joinGrantedBy = (column: string) => sql`
  left join profiles y on y.id = ${sql.ref(column)} left join users x on x.id = y.user_id`

/** The fields of the person `x` who granted access. */
export const allowedByPerson = { allowed_by: fullName('x'), allowed_by_user: sql<string>`x.id` }

/** The last change of a grant that can be extended. */
export const lastAllowedAt = sql<Date | null>`w.allowed_at`

export const firstAllowedAt = ({ at, allowedAt }: GrantSource): GrantSql<Date> =>
  allowedAt ? sql`coalesce(${allowedAt}, ${at})` : at
