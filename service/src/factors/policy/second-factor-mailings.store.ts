import { reminderDaysBefore } from '@accord/contract/organization-policies.ts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import type { Mailing } from '#mailings/mailing.ts'
import { firstId, keepMailing, scheduleMailings, removeMailing } from '#mailings/mailings.store.ts'
import { mailAddress, owns } from '#data/organizations/profiles.store.ts'
import { isActiveMember } from '#data/organizations/managers.store.ts'

type Trx = Transaction<Database>

const aboutRule = ['second_factor_announced', 'second_factor_begun'] as const
const lifted = 'second_factor_lifted'
export type SecondFactorKind = (typeof aboutRule)[number] | typeof lifted

/** A mailing to the people of an organization. Some of its emails may have been sent. */
export type SecondFactorMailing = Mailing & {
  organization_id: string
  organization_name: string
  timezone: string
  /** This is null if a second factor is no longer required. */
  required_from: Date | null
}

export async function getSecondFactorMailing(
  trx: Trx,
  mailing: Mailing,
): Promise<SecondFactorMailing> {
  const organization = await trx
    .selectFrom('organizations')
    .select(['id as organization_id', 'name as organization_name', 'timezone'])
    .where('id', '=', mailing.organization_id)
    .executeTakeFirstOrThrow()
  const { required_from: from } = mailing.data as { required_from: string | null }
  return { ...mailing, ...organization, required_from: from === null ? null : new Date(from) }
}

/**
 * Schedules the emails about the current policy and drops those about an earlier one. People who got an email about a
 * different time are notified of the new one immediately. The caller has locked the organization.
 */
export async function scheduleSecondFactorMailings(
  trx: Trx,
  organizationId: string,
  { from, in_force }: { from: Date | null; in_force: boolean },
) {
  // This also removes a started mailing about turning the policy off, because that's no longer true.
  await trx
    .deleteFrom('mailings')
    .where('organization_id', '=', organizationId)
    .where('kind', 'in', [...aboutRule, lifted])
    .where('done_at', 'is', null)
    .where((eb) => eb.or([eb('after_id', 'is', null), eb('kind', '=', lifted)]))
    .execute()
  const sent = await trx
    .updateTable('mailings')
    .set({ done_at: sql`coalesce(done_at, now())` })
    .where('organization_id', '=', organizationId)
    .where('kind', 'in', aboutRule)
    .returning('id')
    .execute()
  const planned = (kind: SecondFactorKind, due_at = sql<Date>`now()`) => ({
    kind,
    series: `second_factor ${organizationId}`,
    organization_id: organizationId,
    data: { required_from: from },
    due_at,
  })
  if (from === null) {
    // People who got no email about the policy don't need one about its end.
    await scheduleMailings(trx, sent.length > 0 ? [planned(lifted)] : [])
    return
  }
  const early = sql<Date>`${from}::timestamptz - make_interval(days => ${reminderDaysBefore})`
  await scheduleMailings(trx, [
    ...(in_force ? [] : [planned('second_factor_announced', sent.length > 0 ? undefined : early)]),
    planned('second_factor_begun', sql<Date>`${from}::timestamptz`),
  ])
}

/** Lists the next people without a second factor. Owners are included only when it's no longer required. */
export function listNextWithout(trx: Trx, mailing: SecondFactorMailing, max: number) {
  return trx
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', mailAddress.as('email'), 'u.first_name'])
    .select(sql<string>`p.created_at::text`.as('joined_at'))
    .select(isActiveMember('p', 'u').as('acts'))
    .where('p.organization_id', '=', mailing.organization_id)
    .where((eb) =>
      mailing.kind === lifted
        ? eb.or([eb('u.second_factor', '=', false), owns('p')])
        : eb('u.second_factor', '=', false),
    )
    .where(
      sql<boolean>`(p.created_at, p.id) > (select coalesce(after_at, '-infinity'), coalesce(after_id, ${firstId})
        from mailings where id = ${mailing.id})`,
    )
    .orderBy('p.created_at')
    .orderBy('p.id')
    .limit(max)
    .execute()
}

/** Once everyone has been notified that a second factor is no longer required, the earlier mailings can be deleted. */
export async function finishSecondFactorMailing(trx: Trx, mailing: SecondFactorMailing) {
  if (mailing.kind !== lifted) return keepMailing(trx, mailing)
  await removeMailing(trx, mailing)
  await trx
    .deleteFrom('mailings')
    .where('organization_id', '=', mailing.organization_id)
    .where('kind', 'in', aboutRule)
    .execute()
}
