import { carriedProfiles, type Person, type Profile, type User } from '@accord/contract/people.ts'
import type { Kysely } from 'kysely'
import { prepared } from '#database/prepared.ts'
import type { Database } from '#database/tables.ts'
import type { Actor } from '#actor.ts'
import { withoutOwnership } from '#data/sessions/provider-session.rules.ts'
import { type OwnProfileRow, presentOwnProfile } from './organizations.present.ts'

/** In JSON, times are text. */
export type CarriedRow = Omit<OwnProfileRow, keyof Times> & AsText<Times>

type Times = Pick<
  OwnProfileRow,
  'created_at' | 'organization_deleted_at' | 'organization_removed_from'
>
type AsText<Row> = { [Name in keyof Row]: string | Exclude<Row[Name], Date> }

/**
 * Selects a person's newest profiles as one column, for statements that read the person anyway. It reads a single
 * index, however many profiles there are. `userId` is a column or parameter, and `which` is an additional condition.
 */
export function carriedColumn(userId: string, which = ''): string {
  return `array_to_json(array(select newest from (
     select p.*, o.name as organization_name, o.logo_id as organization_logo_id,
       o.country as organization_country,
       o.deleted_at as organization_deleted_at, o.removed_from as organization_removed_from
     from profiles p join organizations o on o.id = p.organization_id
     where p.user_id = ${userId} ${which}
     order by p.created_at desc, p.id desc
     limit ${carriedProfiles}
   ) newest))`
}

const findCarried = prepared<
  [userId: string, organizationId: string | null],
  { profiles: CarriedRow[] }
>(
  'find-carried-profiles-as-array',
  `select ${carriedColumn('$1', 'and ($2::uuid is null or p.organization_id = $2)')} as profiles`,
)

export function presentCarried(rows: readonly CarriedRow[]): Profile[] {
  return rows.map((row) =>
    presentOwnProfile({
      ...row,
      created_at: new Date(row.created_at),
      organization_deleted_at: timeOf(row.organization_deleted_at),
      organization_removed_from: timeOf(row.organization_removed_from),
    }),
  )
}

function timeOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

/** Adds a person's newest profiles. An application acts in one profile or none, and sees no others, and
 * neither does a provider session. In one that such a session approved, owners are admins. */
export async function withProfiles(
  db: Kysely<Database>,
  { deletion = null, ...person }: Person & Partial<Pick<User, 'deletion'>>,
  actor?: Pick<Actor, 'application' | 'profile' | 'provider'>,
): Promise<User> {
  if (actor?.application && !actor.profile) return { ...person, deletion, profiles: [] }
  const isLimited = actor?.application !== undefined || actor?.provider !== undefined
  const only = (isLimited && actor?.profile?.organizationId) || null
  const [found] = await findCarried(db, [person.id, only])
  const rows = found?.profiles ?? []
  const isAdminHere = actor?.application && actor.profile?.isOwnerThroughProvider
  const shown = isAdminHere ? rows.map(withoutOwnership) : rows
  return { ...person, deletion, profiles: presentCarried(shown) }
}
