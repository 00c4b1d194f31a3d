import { reminderDaysBefore } from '@accord/contract/organization-policies.ts'
import { sql, type Transaction } from 'kysely'
import { isActiveMember } from '#data/organizations/managers.store.ts'
import { mailAddress } from '#data/organizations/profiles.store.ts'
import type { Database } from '#database/tables.ts'
import type { Mailing } from './mailing.ts'
import { firstId, keepMailing, removeMailing, scheduleMailings } from './mailings.store.ts'

type Trx = Transaction<Database>

/** The mailings about a policy that an organization turns on now or at a later time. */
export interface PolicyKinds<Kind extends string> {
  series: string
  announced: Kind
  begun: Kind
  ended: Kind
  /** About the end of a pause, if the policy can be paused. */
  resumed?: Kind
}

/** A mailing to the people of an organization. Some of its emails may have been sent. */
export type PolicyMailing = Mailing & {
  organization_id: string
  organization_name: string
  timezone: string
  /** This is null if the policy was turned off. */
  required_from: Date | null
}

export async function getPolicyMailing(trx: Trx, mailing: Mailing): Promise<PolicyMailing> {
  const organization = await trx
    .selectFrom('organizations')
    .select(['id as organization_id', 'name as organization_name', 'timezone'])
    .where('id', '=', mailing.organization_id)
    .executeTakeFirstOrThrow()
  const { required_from: from } = mailing.data as { required_from: string | null }
  return { ...mailing, ...organization, required_from: from === null ? null : new Date(from) }
}

function plannedFor(
  { series }: PolicyKinds<string>,
  organizationId: string,
  { from }: { from: Date | null },
) {
  return (kind: string, due_at = sql<Date>`now()`) => ({
    kind,
    series: `${series} ${organizationId}`,
    organization_id: organizationId,
    data: { required_from: from },
    due_at,
  })
}

const aboutStart = ({ announced, begun, resumed = begun }: PolicyKinds<string>) => [
  announced,
  begun,
  resumed,
]

/**
 * Schedules the emails about the current policy and drops those about an earlier one. People who got an email about a
 * different time are notified of the new one immediately. The caller has locked the organization.
 */
export async function schedulePolicyMailings(
  trx: Trx,
  kinds: PolicyKinds<string>,
  organizationId: string,
  { from, in_force }: { from: Date | null; in_force: boolean },
) {
  const { announced, begun, ended } = kinds
  // This also removes a started mailing about turning the policy off, because that's no longer true.
  await trx
    .deleteFrom('mailings')
    .where('organization_id', '=', organizationId)
    .where('kind', 'in', [...aboutStart(kinds), ended])
    .where('done_at', 'is', null)
    .where((eb) => eb.or([eb('after_id', 'is', null), eb('kind', '=', ended)]))
    .execute()
  const sent = await trx
    .updateTable('mailings')
    .set({ done_at: sql`coalesce(done_at, now())` })
    .where('organization_id', '=', organizationId)
    .where('kind', 'in', aboutStart(kinds))
    .returning('id')
    .execute()
  const planned = plannedFor(kinds, organizationId, { from })
  if (from === null) {
    // People who got no email about the policy don't need one about its end.
    await scheduleMailings(trx, sent.length > 0 ? [planned(ended)] : [])
    return
  }
  const early = sql<Date>`${from}::timestamptz - make_interval(days => ${reminderDaysBefore})`
  await scheduleMailings(trx, [
    ...(in_force ? [] : [planned(announced, sent.length > 0 ? undefined : early)]),
    planned(begun, sql<Date>`${from}::timestamptz`),
  ])
}

/** Schedules the email about the end of a pause, which replaces that of an earlier pause. */
export async function schedulePolicyResumption(
  trx: Trx,
  kinds: PolicyKinds<string> & { resumed: string },
  organizationId: string,
  from: Date,
) {
  await trx
    .deleteFrom('mailings')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kinds.resumed)
    .where('done_at', 'is', null)
    .execute()
  const planned = plannedFor(kinds, organizationId, { from })
  await scheduleMailings(trx, [planned(kinds.resumed, sql<Date>`${from}::timestamptz`)])
}

/** Selects the people of the organization, after the last one who was handled: profiles as `p`, their users as `u`. */
export function nextPeople(trx: Trx, mailing: PolicyMailing, max: number) {
  return trx
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .select(['p.id', mailAddress.as('email'), 'u.first_name'])
    .select(sql<string>`p.created_at::text`.as('joined_at'))
    .select(isActiveMember('p', 'u').as('acts'))
    .where('o.id', '=', mailing.organization_id)
    .where(
      sql<boolean>`(p.created_at, p.id) > (select coalesce(after_at, '-infinity'), coalesce(after_id, ${firstId})
        from mailings where id = ${mailing.id})`,
    )
    .orderBy('p.created_at')
    .orderBy('p.id')
    .limit(max)
}

/** Once everyone has been notified that the policy was turned off, the earlier mailings can be deleted. */
export async function finishPolicyMailing(
  trx: Trx,
  kinds: PolicyKinds<string>,
  mailing: PolicyMailing,
) {
  if (mailing.kind !== kinds.ended) return keepMailing(trx, mailing)
  await removeMailing(trx, mailing)
  await trx
    .deleteFrom('mailings')
    .where('organization_id', '=', mailing.organization_id)
    .where('kind', 'in', aboutStart(kinds))
    .execute()
}
