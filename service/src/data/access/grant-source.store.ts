import type { AccessGrantKind } from '@accord/contract/access.ts'
import { type RawBuilder, sql } from 'kysely'
import { fullName } from '#data/users/accounts.store.ts'
import type { WordTests } from '#database/word-search.ts'
import type { UsageKind } from '#actor.ts'

export type GrantSql<Value = unknown> = RawBuilder<Value>

/** What a way is told by, besides its kind, its id and its time; what it does not have is left out. */
interface ToldOfGrant {
  name: GrantSql<string>
  email?: GrantSql<string>
  person?: GrantSql<string>
  /** Whose name or address that is. */
  of_user?: GrantSql<string>
  owner_id?: GrantSql<string>
  owner_name?: GrantSql<string>
  application_id?: GrantSql<string>
  application_name?: GrantSql<string>
  roles?: GrantSql
  suspended?: GrantSql<boolean>
  /** What a network's owner may read at this moment. */
  shares?: GrantSql
  allowed_by?: GrantSql<string>
  allowed_by_user?: GrantSql<string>
  expires_at?: GrantSql<Date>
  /** Of a file: how often. */
  downloads?: GrantSql<number>
  /** Somebody else has it: it cannot be ended from here. */
  held?: GrantSql<boolean>
}

/** What is looked for. */
export interface GrantSearch extends WordTests {
  /** Profiles in whose names and addresses all of it stands, where they are few enough to be known. */
  profiles?: GrantSql<string[]>
}

/**
 * Where ways of one kind are found: one select of one shape. `w` is the row itself, `t` its last use. Whatever else is joined is joined
 * from the left by its key, so that a statement which does not ask for it does not read it.
 */
export interface GrantSource {
  kind: AccessGrantKind
  /** As what its use is recorded; left out of what ends by itself. */
  use?: UsageKind
  from: GrantSql
  /** Whose it is, and that it is open now. */
  where: (organizationId: string | GrantSql<string>) => GrantSql<boolean>
  /** What can be ended, where that is more than is open now. */
  endable?: GrantSource['where']
  /** How many there are, where that is told sooner than by looking at each. */
  count?: (organizationId: string) => GrantSql<number>
  /** When it began: the newest come first. */
  at: GrantSql<Date>
  /** When it was last allowed more, or as another role; left out where it never is. */
  allowedAt?: GrantSql<Date | null>
  /** When it was last used. */
  lastAt?: GrantSql<Date>
  told: ToldOfGrant
  /** Whose it is has no account that they can act by. */
  closed?: GrantSql<boolean>
  /** Who allowed it has no profile here any more. */
  former?: GrantSql<boolean>
  /** What it may do at this moment, whatever was once given. */
  scopes?: GrantSql
  /** What is looked for in it, as `searched_as` makes it. */
  searched: GrantSql<string>
  /** The same of a list so long that not every row can be looked at; it leads to the rows. */
  found?: (organizationId: string, looking: GrantSearch) => GrantSql<boolean>
}

/** Of lists so short that every row can be looked at. */
export const searchableAs = (...texts: GrantSql<string>[]) =>
  sql<string>`searched_as(concat_ws(' ', ${sql.join(texts)}))`

/** Who allowed it, as `x`, where they are still here. */
export const joinGrantedBy = (column: string) => sql`
  left join profiles y on y.id = ${sql.ref(column)} left join users x on x.id = y.user_id`

/** They are `x`. */
export const allowedByPerson = { allowed_by: fullName('x'), allowed_by_user: sql<string>`x.id` }

/** Of what can be allowed anew. */
export const lastAllowedAt = sql<Date | null>`w.allowed_at`

export const firstAllowedAt = ({ at, allowedAt: again }: GrantSource): GrantSql<Date> =>
  again ? sql`coalesce(${again}, ${at})` : at
