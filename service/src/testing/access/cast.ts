import { randomUUID } from 'node:crypto'
import type { Role } from '@accord/contract/rules/roles.ts'
import { insertUser, markEmailVerified } from '#data/users/accounts.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { type ProfileRow, insertProfile } from '#data/organizations/profiles.store.ts'
import { type TestService, startTestService } from '#testing/test-service.ts'
import { OrganizationForm } from '@accord/contract/organizations.ts'
import { allScopes, normalScopes } from '@accord/contract/rules/scopes.ts'
import type { Transaction } from 'kysely'
import { insertApplication } from '#data/applications/applications.store.ts'
import { insertApproval } from '#data/approvals/approvals.store.ts'
import { insertAuthorization } from '#data/approvals/authorizations.store.ts'
import { parse } from '#calls/parse.ts'
import type { Database } from '#database/tables.ts'
import { insertOrganization } from '#data/organizations/organizations.store.ts'
import type { HashFor } from '#crypto/password-hasher.ts'
import { insertSession, insertToken } from '#data/sessions/session.store.ts'
import {
  type RestoreData,
  type ChangeTracker,
  preserveData,
  trackChanges,
} from '#testing/helpers/preserved-data.ts'
import { goodPassword } from '#testing/people.ts'
import type { Client } from '#testing/test-client.ts'
import type { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call, Sent } from '@accord/contract/call.ts'
import { socialProviderSettings } from './social-provider-settings.ts'

/** Creates a person who only appears in requests. They have no password, so that no test waits for its hash. */
export function bystander(
  { context }: TestService,
  { id: organizationId }: { id: string },
  roles: readonly Role[],
): Promise<ProfileRow> {
  const email = `${randomUUID()}@example.com`
  return inTransaction(context.db, async (trx) => {
    const names = { firstName: 'Theo', lastName: 'Lind' }
    const user = await insertUser(trx, { ...names, email, passwordHash: () => Buffer.from('none') })
    const profile = await insertProfile(trx, { userId: user!.id, organizationId, email, roles })
    return profile!
  })
}

type Trx = Transaction<Database>

export interface Player {
  id: string
  email: string
  sessionId: string
  asUser: Client
}

/** A person with a profile. With `asUser`, they haven't selected its organization. */
export interface Placed extends Player {
  profileId: string
  as: Client
}

export interface Owned {
  id: string
  owner: Placed
}

/** An organization with one person of each kind around it. */
export interface TestCast {
  service: TestService
  /** The change tracker of the cast's database. */
  changes: ChangeTracker
  /** A hash of the password that everyone shares. */
  passwordHash: HashFor
  here: Owned
  owner: Placed
  admin: Placed
  member: Placed
  contact: Placed
  stranger: Player
  /** The owner of the application that this organization authorized, and that the owner and member approved. */
  partner: Owned
  /** An unrelated organization with an unrelated application. */
  elsewhere: Owned
  offered: {
    id: string
    ownersApproval: string
    membersApproval: string
    /** The admin approved as themselves, so the application can act for no organization. */
    adminsOwnApproval: string
  }
  unknown: { id: string }
}

const everything = normalScopes(allScopes)

/** Tables with rows that refer to others come first. */
const before = [
  'activity_heads',
  'organization_activity',
  'organizations',
  'users',
  'mails',
  'limits',
] as const

/** A cast is used for only five minutes, because some calls need an identity confirmation from the last ten minutes. */
const freshFor = 5 * 60_000

/**
 * Returns a function that returns an unused cast. The cast is inserted directly once, and restored before each further
 * use. One hash is enough for all passwords.
 */
export async function setUpCast(service: TestService): Promise<() => Promise<TestCast>> {
  const { context, anonymous } = service
  const passwordHash = await context.passwords.hash(goodPassword)
  const changes = await trackChanges(context.pool)
  const bearing = (token: string) => anonymous.with({ authorization: `Bearer ${token}` })

  const aPlayer = async (trx: Trx): Promise<Player> => {
    const email = `${randomUUID()}@example.com`
    const names = { firstName: 'Ana', lastName: 'Duarte' }
    const user = (await insertUser(trx, { ...names, email, passwordHash }))!
    await markEmailVerified(trx, user.id, email)
    const from = { address: '127.0.0.1', agent: '', isBrowser: false }
    const sessionId = (await insertSession(trx, user, from, { factors: ['password'] }))!
    const { token } = await insertToken(trx, sessionId)
    return { id: user.id, email, sessionId, asUser: bearing(token) }
  }
  const place = async (trx: Trx, organizationId: string, role: Role) => {
    const player = await aPlayer(trx)
    const { id: userId, email, sessionId } = player
    const profile = await insertProfile(trx, { userId, organizationId, email, roles: [role] })
    const { token } = await insertToken(trx, sessionId, { profileId: profile!.id })
    return { ...player, profile: profile!, profileId: profile!.id, as: bearing(token) }
  }
  const anOrganization = async (trx: Trx) => {
    const { id } = await insertOrganization(trx, parse(OrganizationForm, { name: 'Harbour' }))
    return { id, owner: await place(trx, id, 'owner') }
  }
  const anApplication = (trx: Trx, { id: organizationId }: { id: string }) =>
    insertApplication(trx, { organizationId, name: 'Diary', description: '', scopes: everything })
  const approved = async (
    trx: Trx,
    by: Player & { profile: ProfileRow | undefined },
    application: string,
  ) => {
    const approver = { userId: by.id, profile: by.profile }
    const given = { scopes: everything, standardScopes: [] }
    return (await insertApproval(trx, approver, { id: application }, given)).id
  }

  const make = (): Promise<TestCast> =>
    inTransaction(context.db, async (trx) => {
      // Reading every table is fast once the previous cast is deleted.
      for (const table of before) await trx.deleteFrom(table).execute()
      const here = await anOrganization(trx)
      const [admin, member, contact] = [
        await place(trx, here.id, 'admin'),
        await place(trx, here.id, 'member'),
        await place(trx, here.id, 'contact'),
      ]
      const [partner, elsewhere] = [await anOrganization(trx), await anOrganization(trx)]
      const { id } = await anApplication(trx, partner)
      await insertAuthorization(trx, {
        applicationId: id,
        organizationId: here.id,
        scopes: everything,
        grantedBy: here.owner.profileId,
      })
      return {
        service,
        changes,
        passwordHash,
        here,
        admin,
        member,
        contact,
        partner,
        elsewhere,
        owner: here.owner,
        stranger: await aPlayer(trx),
        offered: {
          id,
          ownersApproval: await approved(trx, here.owner, id),
          membersApproval: await approved(trx, member, id),
          adminsOwnApproval: await approved(trx, { ...admin, profile: undefined }, id),
        },
        unknown: await anApplication(trx, elsewhere),
      }
    })

  let made: { cast: TestCast; at: number; mark: string; bringBack: RestoreData } | undefined
  return async () => {
    if (!made || Date.now() - made.at > freshFor) {
      // Rows that were added since may refer to rows that are about to be deleted.
      if (made) await made.bringBack(await changes.since(made.mark))
      const cast = await make()
      const bringBack = await preserveData(context.pool)
      made = { cast, at: Date.now(), mark: await changes.mark(), bringBack }
    } else {
      await made.bringBack(await changes.since(made.mark))
      made.mark = await changes.mark()
    }
    return made.cast
  }
}

let shared: Promise<{ service: TestService; aCast: () => Promise<TestCast> }> | undefined

/**
 * Returns one service with its cast, for all test files of a worker that add neither triggers nor tables to its
 * database.
 */
export function sharedCasting() {
  shared ??= startTestService({ environment: socialProviderSettings }).then(async (service) => ({
    service,
    aCast: await setUpCast(service),
  }))
  return shared
}

export type Features = typeof callsByFeature

/** The parts that a call requires. */
type Parts<C extends Call> = Partial<Sent<C>> & {
  [
    Part in keyof Sent<C> as undefined extends Sent<C>[Part]
      ? never
      : object extends Sent<C>[Part]
        ? never
        : Part
  ]: Sent<C>[Part]
}

/** A request that succeeds for every permitted caller. It creates the data that it needs. */
type Example<C extends Call> = (
  cast: TestCast,
  who: Player | Placed,
) => Parts<C> | Promise<Parts<C>>

/** Several named requests, for calls whose permission depends on the request. */
type Examples<C extends Call> = Example<C> | Record<string, Example<C>>

export type ExamplesOf<Feature extends keyof Features> = {
  [Name in keyof Features[Feature]]: Features[Feature][Name] extends Call
    ? Examples<Features[Feature][Name]>
    : never
}
