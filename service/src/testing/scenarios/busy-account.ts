import { randomUUID } from 'node:crypto'
import { updateUser } from '@accord/contract/accounts.ts'
import {
  answerApplicationRequest,
  listApplicationRequests,
  requestApplication,
} from '@accord/contract/authorizations.ts'
import { listKeys } from '@accord/contract/applications.ts'
import { acceptInvitation, declineInvitation } from '@accord/contract/invitations.ts'
import {
  createContactProfile,
  updateProfile,
  verifyProfileEmail,
} from '@accord/contract/profiles.ts'
import { createTestApplication, approveForTest, authorizeForTest } from '../applications.ts'
import { createFinishedExport, ofOrganization } from '#testing/exports.ts'
import { putTotp } from '../factors.ts'
import { randomEmail, createTestInvitation } from '../members.ts'
import { createTestNetwork, joinedTo } from '../networks.ts'
import { actingUnder, type TestOrganization, type TestMember } from '../organizations.ts'
import { createTestPasskey } from '../helpers/authenticator.ts'
import type { Person } from '../people.ts'
import { reviewItemOf, reviewHelpers } from '#testing/reviews.ts'
import type { TestService } from '../test-service.ts'

export interface BusyAccount {
  zuleika: Person
  /** Organizations where the person is one of two owners, an admin, and a contact. */
  shared: TestOrganization
  home: TestOrganization
  visited: TestOrganization
  /** An organization that only invited the person. */
  inviting: TestOrganization
  /** Texts that must not be found after the account's deletion. */
  traces: string[]
  /** The address of someone who passed their invitation on to the person. */
  offered: string
}

const address = '203.0.113.77'
const agent = 'Quokka/9.9'

/**
 * Creates a person who did everything that leaves a trace. No one else uses this name, address, network, or browser.
 */
export async function createBusyAccount(service: TestService): Promise<BusyAccount> {
  const { context } = service
  const zuleika = await elsewhere(await service.createPerson({ email: `zuleika-${randomEmail()}` }))
  await named(zuleika, 'Zuleika', 'Quisenberry')
  const [shared, home, visited, inviting] = [
    await service.createOrganization(),
    await service.createOrganization(),
    await service.createOrganization(),
    await service.createOrganization(),
  ]
  const offered = `proffered-${randomEmail()}`
  const { code } = await createTestInvitation(service, home, { email: offered, roles: ['admin'] })
  const { profile } = await zuleika.as.call(acceptInvitation, { params: { id: code }, body: {} })
  const admin = await actingUnder(zuleika, profile.id)
  const owner = await service.createMember(shared, ['owner'], zuleika)

  await createTestInvitation(service, inviting, { email: zuleika.email })
  const declined = await createTestInvitation(service, visited, { email: zuleika.email })
  await zuleika.as.call(declineInvitation, {
    params: { id: declined.code },
    body: {},
  })
  await createTestInvitation(service, home, { by: admin })
  const known = await knownByAnother(service, admin)
  await sharing({ home, admin, visited })
  await usingApplications(service, { home, shared, admin, visited, zuleika })
  await reviewed(service, { home, shared, admin, owner })
  await createFinishedExport(service, owner.as, ofOrganization(shared))
  await signedInThrough(service, home, { profileId: admin.profileId, known, own: zuleika.email })
  await createTestPasskey(service, zuleika)
  await putTotp(context, zuleika.id)
  await named(zuleika, 'Zuleika', 'Vandersteen')
  const words = ['Zuleika', 'Quisenberry', 'Vandersteen', zuleika.email, known]
  return { offered, zuleika, shared, home, visited, inviting, traces: [...words, address, agent] }
}

/** Returns the person with a different network and browser. */
async function elsewhere(person: Person): Promise<Person> {
  const from = { 'x-forwarded-for': address, 'user-agent': agent }
  const token = await person.signInAgain(from)
  return { ...person, as: person.as.with({ ...from, authorization: `Bearer ${token}` }), token }
}

function named({ as, id }: Person, firstName: string, lastName: string) {
  return as.call(updateUser, { params: { id }, body: { firstName, lastName } })
}

/** Adds another address of the person to an organization, and returns it. */
async function knownByAnother(service: TestService, { as, profileId: id }: TestMember) {
  const email = `alias-${randomEmail()}`
  await as.call(updateProfile, { params: { id }, body: { email } })
  await as.call(verifyProfileEmail, { body: { code: await service.codeFor(email) } })
  return email
}

interface AtProvider {
  profileId: string
  /** An address in the organization, and the account's own. */
  known: string
  own: string
}

/** Links the person at an identity provider, with a sign-in that succeeded and one that was rejected before that. */
async function signedInThrough(
  { context: { pool } }: TestService,
  { id }: TestOrganization,
  { profileId, known, own }: AtProvider,
) {
  const connection = randomUUID()
  await pool.query(
    `insert into connections (id, organization_id, provider, name) values ($1, $2, 'okta', 'Okta')`,
    [connection, id],
  )
  await pool.query(
    `insert into connection_links (id, connection_id, issuer, subject, profile_id, email)
     values ($1, $2, 'https://id.example', 'u-1', $3, $4)`,
    [randomUUID(), connection, profileId, known],
  )
  await pool.query(
    `insert into connection_sign_ins (id, connection_id, outcome, rejection, email, profile_id)
     values ($1, $3, 'signed_in', null, $4, $5), ($2, $3, null, 'joining_off', $6, null)`,
    [randomUUID(), randomUUID(), connection, known, profileId, own],
  )
}

interface Places {
  home: TestOrganization
  visited: TestOrganization
  admin: TestMember
  owner: TestMember
}

/** Creates a network for one organization and invites another one. */
async function sharing({ home, admin, visited }: Pick<Places, 'home' | 'admin' | 'visited'>) {
  await joinedTo(await createTestNetwork({ ...home, owner: admin }), visited)
}

async function usingApplications(
  service: TestService,
  {
    home,
    shared,
    admin,
    visited,
    zuleika,
  }: Pick<Places, 'home' | 'visited' | 'admin'> & { shared: TestOrganization; zuleika: Person },
) {
  const scopes = ['user:read', 'organization:read', 'organization:manage'] as const
  const own = await createTestApplication({ ...home, owner: admin }, { scopes: [...scopes] })
  await admin.as.call(listKeys, { params: { id: own.id } })
  await approveForTest(admin, own)
  const others = await createTestApplication(visited, { scopes: [...scopes] })
  const member = await service.createMember(home, ['member'])
  const body = { application: others.id, scopes: [...scopes] }
  await member.as.call(requestApplication, { params: { id: home.id }, body })
  const { data } = await admin.as.call(listApplicationRequests, {
    params: { id: home.id },
    query: {},
  })
  await admin.as.call(answerApplicationRequest, {
    params: { id: home.id, request: data[0]!.id },
    body: { decision: 'decline', note: 'Not now.' },
  })
  await authorizeForTest({ ...home, owner: admin }, others)
  const contact = await zuleika.as.call(createContactProfile, {
    body: { organization: visited.id, roles: ['contact'] },
  })
  await approveForTest(
    { as: zuleika.as, profileId: contact.id },
    await createTestApplication(shared),
  )
}

/** Creates reviews that include the person, and that they start, decide in, and close. */
async function reviewed(
  service: TestService,
  {
    home,
    shared,
    admin,
    owner,
  }: Pick<Places, 'home' | 'admin' | 'owner'> & { shared: TestOrganization },
) {
  const theirs = reviewHelpers(service, shared, owner)
  const closed = await theirs.start()
  await theirs.decide(closed, [reviewItemOf(owner)], { note: 'Stays.' })
  await theirs.keepRest(closed)
  await theirs.close(closed)
  const others = reviewHelpers(service, home, admin)
  await others.keepRest(await others.start())
}
