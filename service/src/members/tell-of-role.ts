import { effectiveRole, type Role } from '@accord/contract/rules/roles.ts'
import type { Transaction } from 'kysely'
import type { Actor } from '#actor.ts'
import type { Effects } from '#calls/effects.ts'
import type { Config } from '#config.ts'
import type { Database } from '#database/tables.ts'
import { listOwnersBesides } from '#organizations/owners.store.ts'
import type { ProfileRow } from '#organizations/profiles.store.ts'
import { addressee } from './addressee.ts'
import { newOwnerMail, roleGivenMail } from './role-given.mail.ts'

interface Changed {
  member: ProfileRow
  after: readonly Role[]
  by: Pick<Actor, 'user'>
}

/** Whoever comes to manage is told, and of a new owner those who own the organization too. */
export async function tellOfRole(
  trx: Transaction<Database>,
  config: Config,
  { member, after, by: { user } }: Changed,
  mail: Effects<never>['mail'],
) {
  const [before, role] = [effectiveRole(member.roles), effectiveRole(after)]
  if ((role !== 'admin' && role !== 'owner') || role === before || before === 'owner') return
  const told = await addressee(trx, member)
  const given = { ...told, by: `${user.firstName} ${user.lastName}` }
  mail(roleGivenMail(config, { ...given, role }))
  if (role !== 'owner') return
  const person = `“${told.firstName} ${told.lastName}” (${member.email})`
  const others = await listOwnersBesides(trx, member.organization_id, [user.id, member.user_id])
  for (const owner of others) mail(newOwnerMail(config, { ...given, person }, owner))
}
