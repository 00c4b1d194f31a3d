import type { ReachKind } from '@accord/contract/reach.ts'
import { type RawBuilder, sql } from 'kysely'
import { fullName } from '#data/users/accounts.store.ts'
import type { WordTests } from '#database/every-word.ts'
import type { UseKind } from '#actor.ts'

export type Sql<Value = unknown> = RawBuilder<Value>

/** What a way is told by, besides its kind, its id and its time; what it does not have is left out. */
interface ToldOfWay {
  name: Sql<string>
  email?: Sql<string>
  person?: Sql<string>
  /** Whose name or address that is. */
  of_user?: Sql<string>
  owner_id?: Sql<string>
  owner_name?: Sql<string>
  application_id?: Sql<string>
  application_name?: Sql<string>
  roles?: Sql
  suspended?: Sql<boolean>
  /** What a network's owner may read at this moment. */
  shares?: Sql
  allowed_by?: Sql<string>
  allowed_by_user?: Sql<string>
  expires_at?: Sql<Date>
  /** Of a file: how often. */
  downloads?: Sql<number>
  /** Somebody else has it: it cannot be ended from here. */
  held?: Sql<boolean>
}

/** What is looked for. */
export interface Looking extends WordTests {
  /** Profiles in whose names and addresses all of it stands, where they are few enough to be known. */
  profiles?: Sql<string[]>
}

/**
 * Where ways of one kind are found: one select of one shape. `w` is the row itself, `t` its last use. Whatever else is joined is joined
 * from the left by its key, so that a statement which does not ask for it does not read it.
 */
export interface Source {
  kind: ReachKind
  /** As what its use is recorded; left out of what ends by itself. */
  use?: UseKind
  from: Sql
  /** Whose it is, and that it is open now. */
  where: (organizationId: string | Sql<string>) => Sql<boolean>
  /** What can be ended, where that is more than is open now. */
  endable?: Source['where']
  /** How many there are, where that is told sooner than by looking at each. */
  count?: (organizationId: string) => Sql<number>
  /** When it began: the newest come first. */
  at: Sql<Date>
  /** When it was last allowed more, or as another role; left out where it never is. */
  allowedAt?: Sql<Date | null>
  /** When it was last used. */
  lastAt?: Sql<Date>
  told: ToldOfWay
  /** Whose it is has no account that they can act by. */
  closed?: Sql<boolean>
  /** Who allowed it has no profile here any more. */
  former?: Sql<boolean>
  /** What it may do at this moment, whatever was once given. */
  scopes?: Sql
  /** What is looked for in it, as `searched_as` makes it. */
  searched: Sql<string>
  /** The same of a list so long that not every row can be looked at; it leads to the rows. */
  found?: (organizationId: string, looking: Looking) => Sql<boolean>
}

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
