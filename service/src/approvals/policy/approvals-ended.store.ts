import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { Mailing } from '#mailings/mailing.ts'
import { mailAddress } from '#data/organizations/profiles.store.ts'
import { isActiveMember } from '#data/organizations/managers.store.ts'

type Trx = Transaction<Database>

/**
 * Schedules one email for each person who loses these approvals, so it must run before they're deleted. Returns the
 * number of people.
 */
export async function scheduleApprovalsEndedMailing(
  trx: Trx,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    insert into mailings (id, kind, series, organization_id, recipients, data)
    select gen_random_uuid(), 'approvals_ended', 'approvals_ended ' || organization_id, organization_id,
      array_agg(profile_id), jsonb_build_object('applications', jsonb_object_agg(profile_id, names))
    from (
      select a.organization_id, a.profile_id, array_agg(c.name order by c.name, c.id) as names
      from approvals a join applications c on c.id = a.application_id
      where a.id = any (${ids}::uuid[])
      group by a.organization_id, a.profile_id
    ) as ended
    group by organization_id
    returning cardinality(recipients) as people`.execute(trx)
  return rows.reduce((sum, { people }) => sum + people, 0)
}

export type ApprovalsEnded = Mailing & {
  organization_name: string
  /** The names of each person's applications, by the ID of the person's profile. */
  applications: Record<string, string[]>
}

export async function getApprovalsEnded(trx: Trx, mailing: Mailing): Promise<ApprovalsEnded> {
  const { name } = await trx
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', mailing.organization_id)
    .executeTakeFirstOrThrow()
  const { applications } = mailing.data as Pick<ApprovalsEnded, 'applications'>
  return { ...mailing, organization_name: name, applications }
}

/** People who left the organization or can't act in it get no emails about it. */
export function listActiveRecipients(trx: Trx, people: readonly { id: string }[]) {
  return trx
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', mailAddress.as('email'), 'u.first_name'])
    .where('p.id', '=', sql<string>`any (${people.map(({ id }) => id)}::uuid[])`)
    .where(isActiveMember('p', 'u'))
    .execute()
}
