import type { ReachKind } from '@accord/contract/reach.ts'
import type { RawBuilder } from 'kysely'
import type { WordTests } from '#database/searching/every-word.ts'
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
  /** Scopes that were given, and those that the application asks for now. */
  granted?: Sql
  asked?: Sql
  /** Whether the application is the organization's own, and what that authorized it for. */
  own?: Sql<boolean>
  authorized?: Sql
  /** The same of what a network's owner may read. */
  shares?: Sql
  asked_shares?: Sql
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
  /** Whether it may do `s`, one of those that were given. */
  may?: Sql<boolean>
  /** What is looked for in it, as `searched_as` makes it. */
  searched: Sql<string>
  /** The same of a list so long that not every row can be looked at; it leads to the rows. */
  found?: (organizationId: string, looking: Looking) => Sql<boolean>
}
