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
import { anApplication, approved, authorizedBy } from '../applications.ts'
import { madeExport, ofOrganization } from '#testing/exports.ts'
import { putTotp } from '../factors.ts'
import { anAddress, anInvitation } from '../members.ts'
import { aNetwork, joinedTo } from '../networks.ts'
import { actingUnder, type AnOrganization, type Member } from '../organizations.ts'
import { aPasskeyOf } from '../parts/authenticator.ts'
import type { Person } from '../people.ts'
import { reviewItemOf, reviewHelpers } from '#testing/reviews.ts'
import type { TestService } from '../test-service.ts'

export interface BusyLife {
  zuleika: Person
  /** Where they are an owner beside another, an admin, and a contact. */
  shared: AnOrganization
  home: AnOrganization
  visited: AnOrganization
  /** Which only ever invited them. */
  inviting: AnOrganization
  /** What must not be found once they are gone. */
  traces: string[]
  /** Of somebody who let them have their invitation. */
  offered: string
}

const address = '203.0.113.77'
const agent = 'Quokka/9.9'

/** Somebody who did everything that leaves a trace: their name, addresses, networks and programs are nobody else's. */
export async function aBusyLife(service: TestService): Promise<BusyLife> {
  const { context } = service
  const zuleika = await elsewhere(await service.aPerson({ email: `zuleika-${anAddress()}` }))
  await named(zuleika, 'Zuleika', 'Quisenberry')
  const [shared, home, visited, inviting] = [
    await service.anOrganization(),
    await service.anOrganization(),
    await service.anOrganization(),
    await service.anOrganization(),
  ]
  const offered = `proffered-${anAddress()}`
  const { code } = await anInvitation(service, home, { email: offered, roles: ['admin'] })
  const { profile } = await zuleika.as.call(acceptInvitation, { params: { id: code }, body: {} })
  const admin = await actingUnder(zuleika, profile.id)
  const owner = await service.aMember(shared, ['owner'], zuleika)

  await anInvitation(service, inviting, { email: zuleika.email })
  const declined = await anInvitation(service, visited, { email: zuleika.email })
  await zuleika.as.call(declineInvitation, {
    params: { id: declined.code },
    body: {},
  })
  await anInvitation(service, home, { by: admin })
  const known = await knownByAnother(service, admin)
  await sharing({ home, admin, visited })
  await usingApplications(service, { home, shared, admin, visited, zuleika })
  await reviewed(service, { home, shared, admin, owner })
  await madeExport(service, owner.as, ofOrganization(shared))
  await aPasskeyOf(service, zuleika)
  await putTotp(context, zuleika.id)
  await named(zuleika, 'Zuleika', 'Vandersteen')
  const words = ['Zuleika', 'Quisenberry', 'Vandersteen', zuleika.email, known]
  return { offered, zuleika, shared, home, visited, inviting, traces: [...words, address, agent] }
}

/** From a network and with a program of their own. */
async function elsewhere(person: Person): Promise<Person> {
  const from = { 'x-forwarded-for': address, 'user-agent': agent }
  const token = await person.signInAgain(from)
  return { ...person, as: person.as.with({ ...from, authorization: `Bearer ${token}` }), token }
}

function named({ as, id }: Person, firstName: string, lastName: string) {
  return as.call(updateUser, { params: { id }, body: { firstName, lastName } })
}

/** An organization comes to know them by another address; answers that. */
async function knownByAnother(service: TestService, { as, profileId: id }: Member) {
  const email = `alias-${anAddress()}`
  await as.call(updateProfile, { params: { id }, body: { email } })
  await as.call(verifyProfileEmail, { body: { code: await service.codeFor(email) } })
  return email
}

interface Places {
  home: AnOrganization
  visited: AnOrganization
  admin: Member
  owner: Member
}

/** A network that they make for one organization and invite another to. */
async function sharing({ home, admin, visited }: Pick<Places, 'home' | 'admin' | 'visited'>) {
  await joinedTo(await aNetwork({ ...home, owner: admin }), visited)
}

async function usingApplications(
  service: TestService,
  {
    home,
    shared,
    admin,
    visited,
    zuleika,
  }: Pick<Places, 'home' | 'visited' | 'admin'> & { shared: AnOrganization; zuleika: Person },
) {
  const scopes = ['user:read', 'organization:read', 'organization:manage'] as const
  const own = await anApplication({ ...home, owner: admin }, { scopes: [...scopes] })
  await admin.as.call(listKeys, { params: { id: own.id } })
  await approved(admin, own)
  const others = await anApplication(visited, { scopes: [...scopes] })
  const member = await service.aMember(home, ['member'])
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
  await authorizedBy({ ...home, owner: admin }, others)
  const contact = await zuleika.as.call(createContactProfile, {
    body: { organization: visited.id, roles: ['contact'] },
  })
  await approved({ as: zuleika.as, profileId: contact.id }, await anApplication(shared))
}

/** Reviews that they are in, start, decide in and close. */
async function reviewed(
  service: TestService,
  {
    home,
    shared,
    admin,
    owner,
  }: Pick<Places, 'home' | 'admin' | 'owner'> & { shared: AnOrganization },
) {
  const theirs = reviewHelpers(service, shared, owner)
  const closed = await theirs.start()
  await theirs.decide(closed, [reviewItemOf(owner)], { note: 'Stays.' })
  await theirs.keepRest(closed)
  await theirs.close(closed)
  const others = reviewHelpers(service, home, admin)
  await others.keepRest(await others.start())
}
