import { reminderDaysBefore } from '@accord/contract/organization-policies.ts'
import { sql, type Transaction } from 'kysely'
import { isActiveMember } from '#data/organizations/managers.store.ts'
import { mailAddress, manages, owns } from '#data/organizations/profiles.store.ts'
import type { Database } from '#database/tables.ts'
import type { Mailing } from '#mailings/mailing.ts'
import { firstId, keepMailing, removeMailing, scheduleMailings } from '#mailings/mailings.store.ts'

type Trx = Transaction<Database>

const aboutStart = ['provider_announced', 'provider_begun'] as const
const resumed = 'provider_resumed'
const ended = 'provider_ended'
export type ProviderMailingKind = (typeof aboutStart)[number] | typeof resumed | typeof ended

/** A mailing to the people of an organization. Some of its emails may have been sent. */
export type ProviderMailing = Mailing & {
  organization_id: string
  organization_name: string
  timezone: string
  /** This is null if the provider is no longer required. */
  required_from: Date | null
}

export async function getProviderMailing(trx: Trx, mailing: Mailing): Promise<ProviderMailing> {
  const organization = await trx
    .selectFrom('organizations')
    .select(['id as organization_id', 'name as organization_name', 'timezone'])
    .where('id', '=', mailing.organization_id)
    .executeTakeFirstOrThrow()
  const { required_from: from } = mailing.data as { required_from: string | null }
  return { ...mailing, ...organization, required_from: from === null ? null : new Date(from) }
}

function planned(organizationId: string, from: Date | null) {
  return (kind: ProviderMailingKind, due_at = sql<Date>`now()`) => ({
    kind,
    series: `provider ${organizationId}`,
    organization_id: organizationId,
    data: { required_from: from },
    due_at,
  })
}

/**
 * Schedules the emails about the current policy and drops those about an earlier one. People who got an email about a
 * different time are notified of the new one immediately. The caller has locked the organization.
 */
export async function scheduleProviderMailings(
  trx: Trx,
  organizationId: string,
  { from, in_force }: { from: Date | null; in_force: boolean },
) {
  // This also removes a started mailing about turning the policy off, because that's no longer true.
  await trx
    .deleteFrom('mailings')
    .where('organization_id', '=', organizationId)
    .where('kind', 'in', [...aboutStart, resumed, ended])
    .where('done_at', 'is', null)
    .where((eb) => eb.or([eb('after_id', 'is', null), eb('kind', '=', ended)]))
    .execute()
  const sent = await trx
    .updateTable('mailings')
    .set({ done_at: sql`coalesce(done_at, now())` })
    .where('organization_id', '=', organizationId)
    .where('kind', 'in', [...aboutStart, resumed])
    .returning('id')
    .execute()
  const plan = planned(organizationId, from)
  if (from === null) {
    // People who got no email about the policy don't need one about its end.
    await scheduleMailings(trx, sent.length > 0 ? [plan(ended)] : [])
    return
  }
  const early = sql<Date>`${from}::timestamptz - make_interval(days => ${reminderDaysBefore})`
  await scheduleMailings(trx, [
    ...(in_force ? [] : [plan('provider_announced', sent.length > 0 ? undefined : early)]),
    plan('provider_begun', sql<Date>`${from}::timestamptz`),
  ])
}

/** Schedules the email to admins about the end of a pause, which replaces that of an earlier pause. */
export async function scheduleProviderResumption(trx: Trx, organizationId: string, from: Date) {
  await trx
    .deleteFrom('mailings')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', resumed)
    .where('done_at', 'is', null)
    .execute()
  const plan = planned(organizationId, from)
  await scheduleMailings(trx, [plan(resumed, sql<Date>`${from}::timestamptz`)])
}

/**
 * Lists the next people. Those whom only the provider signs in aren't affected by the policy, and neither are owners
 * and guests with a second factor. Owners get an email when it ends.
 */
export function listNextAffected(trx: Trx, mailing: ProviderMailing, max: number) {
  const isExempt = sql<boolean>`(u.second_factor and (${owns('p')}
    or exists (select from provider_guests g where g.profile_id = p.id)))`
  return trx
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', mailAddress.as('email'), 'u.first_name'])
    .select(sql<string>`p.created_at::text`.as('joined_at'))
    .select(isActiveMember('p', 'u').as('acts'))
    .where('p.organization_id', '=', mailing.organization_id)
    .$if(mailing.kind === resumed, (query) => query.where(manages('p')))
    .$if(mailing.kind === ended, (query) =>
      query.where((eb) => eb.or([eb('u.sign_in', '=', 'own'), owns('p')])),
    )
    .$if(mailing.kind !== resumed && mailing.kind !== ended, (query) =>
      query.where('u.sign_in', '=', 'own').where((eb) => eb.not(isExempt)),
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

/** Once everyone has been notified that the provider is no longer required, the earlier mailings can be deleted. */
export async function finishProviderMailing(trx: Trx, mailing: ProviderMailing) {
  if (mailing.kind !== ended) return keepMailing(trx, mailing)
  await removeMailing(trx, mailing)
  await trx
    .deleteFrom('mailings')
    .where('organization_id', '=', mailing.organization_id)
    .where('kind', 'in', [...aboutStart, resumed])
    .execute()
}
