import type { Transaction } from 'kysely'
import { lock } from '#permissions/locks.store.ts'
import {
  type UserRow,
  findUserByIdOrEmail,
  listProviderUsersByEmail,
} from '#data/users/accounts.store.ts'
import {
  type ActivityKind,
  type EffectParts,
  type Effects,
  collectEffects,
} from '#calls/effects.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#database/transactions.ts'
import type { Database } from '#database/tables.ts'
import { revokeTokensOfUser } from '#data/approvals/approval-impact.store.ts'
import { notifyOtherOwners } from '#members/notify-role-given.ts'
import { allSolelyOwned, lockSuccessor } from '#data/organizations/managers.store.ts'
import { endSessions } from '#data/sessions/end-sessions.ts'
import { emailContext } from '#mail/compose-email.ts'
import {
  accountDeletedMail,
  accountPurgedImmediatelyMail,
  becameOwnerMail,
} from './account-deleted.mail.ts'
import {
  type MembershipOfPerson,
  listMembershipsOfPerson,
  markDeleted,
  markForImmediatePurge,
  setDisabled,
} from './account-deletion.store.ts'
import { revokeEverythingOfAccount, makeOwner, becameOwnerRecipient } from './begin-deletion.ts'
import Fastify from 'fastify'
import { startJobs } from '#jobs/jobs.ts'
import { runCommand } from '#cli/run-program.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import { readEmail } from '#cli/read-email.ts'
import {
  type CommandArguments,
  type CommandOptions,
  parseCommandArguments,
} from '#cli/arguments.ts'
import { withData } from '#crypto/with-data.ts'
import { StartupError } from '#config/startup-error.ts'

export type OperatorParts = EffectParts & Pick<Context, 'db'>
type Trx = Transaction<Database>

interface Work {
  trx: Trx
  user: UserRow
  places: MembershipOfPerson[]
  effects: Effects<ActivityKind>
}

/**
 * Runs the work with the person and all of their organizations locked, in the same way as the person's own changes.
 * Returns undefined if there's no such account.
 */
async function toPerson<Result>(
  parts: OperatorParts,
  { person, command }: { person: string; command: string },
  work: (held: Work) => Promise<Result>,
): Promise<Result | undefined> {
  return inTransaction(parts.db, async (trx) => {
    const known = await findUserByIdOrEmail(trx, person)
    if (!known) return undefined
    const organizations = (await listMembershipsOfPerson(trx, known.id)).map(
      (place) => place.organization_id,
    )
    await lock(trx, { organizations, person: known.id })
    const user = await findUserByIdOrEmail(trx, person)
    if (!user || user.id !== known.id) return undefined
    const author = { kind: 'command', name: command } as const
    const params = { person: user.id }
    const collected = collectEffects(parts, { actor: undefined, caller: null, author, params })
    // Memberships are read again under the locks. A membership is left out if its organization isn't locked.
    const places = (await listMembershipsOfPerson(trx, user.id)).filter((place) =>
      organizations.includes(place.organization_id),
    )
    const result = await work({ trx, user, places, effects: collected.effects })
    await collected.write(trx)
    return result
  })
}

export type DeletedByOperator =
  | { removedFrom: Date; before: boolean }
  | { alone: string[] }
  | 'needs now'

/**
 * Deletes an account. If the person is the only owner who can act in some organizations, it only returns their names,
 * because they have to be transferred first. The person of a provider account couldn't sign in to cancel the deletion, so
 * it has to be immediate.
 */
export function deleteAccountOf(parts: OperatorParts, person: string, { now }: { now: boolean }) {
  const command = { person, command: 'delete-account' }
  return toPerson(parts, command, async (held): Promise<DeletedByOperator> => {
    const { trx, user, places, effects } = held
    if (user.sign_in === 'provider' && !now) return 'needs now'
    const alone = await allSolelyOwned(trx, user.id)
    if (alone.length > 0) return { alone: alone.map(({ name }) => name) }
    const deleted = await (now ? markForImmediatePurge : markDeleted)(trx, user.id)
    if (!deleted) return { removedFrom: user.removed_from!, before: true }
    for (const { id, organization_id: organizationId, email: address } of places) {
      const here = { organizationId, profileId: null }
      const detail = { on: { profile: id }, email: address }
      effects.happened('member_account_deleted', detail, here)
    }
    await revokeEverythingOfAccount(trx, user.id, places, effects)
    effects.happened('account_deleted', { userId: user.id })
    const { config } = parts
    effects.mail(
      now
        ? accountPurgedImmediatelyMail(emailContext(config), user)
        : accountDeletedMail(emailContext(config), deleted),
    )
    return { removedFrom: deleted.removed_from!, before: user.deleted_at !== null }
  })
}

/**
 * Disables or enables an account. Returns undefined if there's no such account, and false if it's already in that
 * state. Otherwise returns the organizations where no other owner can act.
 */
export function setDisabledOf(parts: OperatorParts, person: string, disabled: boolean) {
  const command = { person, command: disabled ? 'disable-person' : 'enable-person' }
  return toPerson(parts, command, async ({ trx, user, places, effects }) => {
    if (!(await setDisabled(trx, user.id, disabled))) return false
    const alone = await allSolelyOwned(trx, user.id)
    if (disabled) {
      await endSessions(trx, { userId: user.id }, effects.job)
      await revokeTokensOfUser(trx, user.id)
    }
    effects.happened(disabled ? 'account_disabled' : 'account_enabled', { userId: user.id })
    for (const { id, organization_id: organizationId, email: address } of places) {
      const kind = disabled ? 'member_account_disabled' : 'member_account_enabled'
      const detail = { on: { profile: id }, email: address }
      effects.happened(kind, detail, { organizationId, profileId: null })
    }
    return { alone: alone.map(({ name }) => name) }
  })
}

export type Transferred = 'not a member' | 'an owner already' | 'done'

/** Makes a member an owner. The other owners keep their role and are notified. */
export function transferOwnership(
  parts: OperatorParts,
  organizationId: string,
  email: string,
): Promise<Transferred> {
  return inTransaction(parts.db, async (trx) => {
    await lock(trx, { organizations: [organizationId] })
    const member = await lockSuccessor(trx, { organizationId, email })
    if (!member) return 'not a member'
    if (member.roles.includes('owner')) return 'an owner already'
    const author = { kind: 'command', name: 'transfer-ownership' } as const
    const own = { id: null, organizationId }
    const doer = { actor: undefined, own, caller: null, author, params: { member: member.id } }
    const collected = collectEffects(parts, doer)
    const { happened, mail } = collected.effects
    happened('roles_changed', await makeOwner(trx, member, null))
    mail(
      becameOwnerMail(emailContext(parts.config), becameOwnerRecipient(member, { organizationId })),
    )
    await notifyOtherOwners(trx, parts.config, { member, by: undefined, besides: [] }, mail)
    await collected.write(trx)
    return 'done'
  })
}

interface OperatorCommand<Known extends CommandOptions> {
  usage: string
  options?: Known
  /** The arguments that come before the email address. */
  before?: readonly string[]
  /** Whether the account's ID can be specified instead, which is the only way to specify a provider account. */
  takesId?: true
  /** Returns the sentence to print. Throws `StartupError` for expected errors. */
  work: (
    parts: OperatorParts,
    given: { person: string; before: string[]; options: CommandArguments<Known>['options'] },
  ) => Promise<string>
}

/**
 * Runs a command about a person. It parses the arguments, opens the data as the service does, and prints the result.
 */
export async function runOperatorCommand<
  const Known extends CommandOptions = Record<string, never>,
>({ before = [], work, takesId, ...taking }: OperatorCommand<Known>) {
  await runCommand(async () => {
    const { words, options } = parseCommandArguments({
      ...taking,
      words: [...before, 'email address they sign in with'],
    })
    const last = words.at(-1)!
    const person = takesId && isId(last) ? last : readEmail(last)
    const given = { person, before: words.slice(0, -1), options }
    console.log(await withParts((parts) => work(parts, given)))
  })
}

/** Provides everything that a change needs. The service sends the emails and runs the jobs later. */
async function withParts<Result>(work: (parts: OperatorParts) => Promise<Result>): Promise<Result> {
  return withData(async ({ pool, ...data }) => {
    const { log } = Fastify({ logger: { level: data.config.logLevel, base: null } })
    const jobs = await startJobs({ pool, log, works: false })
    try {
      return await work({ ...data, jobs, log, wakeMailer: () => {} })
    } finally {
      await jobs.stop()
    }
  })
}

export async function unknownAccount(
  { db }: Pick<OperatorParts, 'db'>,
  person: string,
): Promise<StartupError> {
  if (isId(person)) return new StartupError(`No account has the ID ${person}.`)
  const others = await sameAddress(db, person)
  return new StartupError(`No account uses ${person} to sign in.${others}`)
}

/**
 * Returns a sentence about provider accounts with the same address, which belong to whoever the organization's provider
 * says. So a command for the address doesn't affect them.
 */
export async function sameAddress(db: OperatorParts['db'], person: string): Promise<string> {
  if (isId(person)) return ''
  const found = await listProviderUsersByEmail(db, person)
  if (found.length === 0) return ''
  const list = found.map(({ id, name, organization }) =>
    organization === null ? `${id} (${name})` : `${id} (${name}, ${organization})`,
  )
  return ` This address also belongs to accounts that sign in only through an identity provider. To specify one, use its ID: ${list.join(', ')}.`
}
