import { decideOnScopes, requestApplication } from '@accord/contract/authorizations.ts'
import { createKey, deleteApplication } from '@accord/contract/applications.ts'
import { deleteOrganization } from '@accord/contract/deletions.ts'
import { changeEmail } from '@accord/contract/email-change.ts'
import { declineInvitation } from '@accord/contract/invitations.ts'
import { suspendMember } from '@accord/contract/members.ts'
import { updateNetwork } from '@accord/contract/networks.ts'
import { getFirstSteps, listToDo, maxToDoPerKind, toDoKinds } from '@accord/contract/to-do.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApplication, requestApproval, authorizeForTest } from '#testing/applications.ts'
import {
  insertTestDataExport,
  insertTestExport,
  download,
  ofOrganization,
} from '#testing/exports.ts'
import { insertTestEndpoint } from '#testing/events.ts'
import { addSecondFactor } from '#testing/factors.ts'
import { randomEmail, createTestInvitation, expire } from '#testing/members.ts'
import {
  createTestNetwork,
  expireNetworkInvitation,
  invitedTo,
  joinedTo,
} from '#testing/networks.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import type { Person } from '#testing/people.ts'
import { createTestReview } from '#testing/reviews.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
/** An organization that sends requests to others. It has applications, a network, and invitations. */
let other: TestOrganization

beforeAll(async () => {
  service = await sharedTestService()
  other = await service.createOrganization({ form: { name: 'Other' } })
})

const query = (text: string, values: unknown[]) => service.context.pool.query(text, values)
const toDo = ({ as }: { as: Person['as'] }) => as.call(listToDo)
const kindsFor = async (who: { as: Person['as'] }) =>
  (await toDo(who)).data.map(({ kind }) => kind).toSorted()
const found = async (who: { as: Person['as'] }, kind: (typeof toDoKinds)[number]) =>
  (await toDo(who)).data.find((each) => each.kind === kind)

/** Creates an organization with a pending item of every kind for its managers. */
async function busy(): Promise<TestOrganization> {
  const home = await service.createOrganization({ form: { name: 'Home' } })
  const { owner } = home
  await invitedTo(await createTestNetwork(other, { name: 'Harbour' }), home)
  const network = await createTestNetwork(other, { name: 'Coast', shares: ['profile'] })
  await joinedTo(network, home)
  const { name, description } = network
  await other.owner.as.call(updateNetwork, {
    params: network,
    body: { name, description, shares: ['profile', 'survey'] },
  })
  const calendar = await createTestApplication(other, { scopes: ['user:read'] })
  await authorizeForTest(home, calendar)
  await requestApproval(other, calendar, ['user:read', 'profile:read'])
  const wanted = await createTestApplication(other, {
    name: 'Wanted',
    scopes: ['organization:manage'],
  })
  const { as } = await service.createMember(home, ['member'])
  const body = { application: wanted.id, scopes: wanted.scopes }
  await as.call(requestApplication, { params: home, body })
  await createTestReview(service, home, { state: 'open', of: owner })
  const own = await createTestApplication(home, { name: 'Own' })
  await owner.as.call(createKey, { params: own, body: {} })
  await owner.as.call(deleteApplication, {
    params: await createTestApplication(home, { name: 'Gone' }),
  })
  return home
}

const toManagers = [
  'application_request',
  'network_invitation',
  'review_open',
  'secret_ends',
  'wider_scopes',
  'wider_shares',
]

describe('a to-do item', () => {
  test("a to-do item is shown only to admins and owners, with the people it's about", async () => {
    const home = await busy()
    const { id, name, owner } = home
    const admin = await service.createMember(home, ['admin'])
    const member = await service.createMember(home, ['member'])
    const contact = await service.createMember(home, ['contact'])
    const stranger = await service.createPerson()

    expect(await kindsFor(owner)).toEqual(['application_deleted', ...toManagers])
    // The items don't depend on the organization that the person acts for.
    expect(await toDo({ as: owner.asUser })).toEqual(await toDo(owner))
    // Only owners can restore an application.
    expect(await kindsFor(admin)).toEqual(toManagers)
    for (const nobody of [member, contact, stranger]) expect(await kindsFor(nobody)).toEqual([])

    const concerning = { organization: { id, name } }
    expect((await toDo(owner)).data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'network_invitation', name: 'Harbour', by: 'Other' }),
        expect.objectContaining({ kind: 'wider_shares', name: 'Coast', by: 'Other', until: null }),
        expect.objectContaining({ kind: 'wider_shares', requested: ['survey'] }),
        expect.objectContaining({ kind: 'wider_scopes', requested: ['profile:read'] }),
        expect.objectContaining({ kind: 'wider_scopes', name: 'Harbour Calendar', ...concerning }),
        expect.objectContaining({
          kind: 'application_request',
          name: 'Wanted',
          by: 'Ana Duarte',
          ...concerning,
        }),
        expect.objectContaining({ kind: 'secret_ends', name: 'Own' }),
        expect.objectContaining({ kind: 'application_deleted', name: 'Gone' }),
      ]),
    )
    // Items with the earliest deadline come first.
    const ends = (await toDo(owner)).data.map(({ until }) => until ?? '9')
    expect(ends).toEqual(ends.toSorted())
  })

  test("a to-do item isn't shown for a deleted organization, or to its suspended members", async () => {
    const home = await busy()
    const admin = await service.createMember(home, ['admin'])
    const params = { id: home.id, memberId: admin.profileId }
    await home.owner.as.call(suspendMember, { params })
    expect(await kindsFor({ as: admin.asUser })).toEqual([])

    const invited = await service.createPerson()
    await createTestInvitation(service, home, { email: invited.email })
    expect(await kindsFor(invited)).toEqual(['invitation'])
    await home.owner.as.call(deleteOrganization, { params: home })
    expect(await kindsFor(invited)).toEqual([])
    expect(await kindsFor(home.owner)).toEqual([])
    // People who can restore the organization see that it will soon be permanently deleted.
    const soon = `update organizations set removed_from = now() + interval '6 days' where id = $1`
    await query(soon, [home.id])
    expect(await kindsFor(home.owner)).toEqual(['organization_deleted'])
    expect(await kindsFor({ as: admin.asUser })).toEqual([])
  })

  test('a to-do item of an organization that requires a second factor is hidden from a weak session', async () => {
    const home = await busy()
    const { owner } = home
    const rule = 'update organizations set second_factor_from = now() + $2::interval where id = $1'
    await query(rule, [home.id, '1 day'])
    expect(await kindsFor(owner)).toContain('second_factor')
    expect(await kindsFor(owner)).toContain('wider_scopes')
    await query(rule, [home.id, '-1 day'])
    expect(await kindsFor({ as: owner.asUser })).toEqual(['second_factor'])
    await addSecondFactor(service, owner)
    const all = await kindsFor({ as: owner.asUser })
    expect(all).toEqual(['application_deleted', ...toManagers])
  })

  test('a to-do item disappears once it was answered or has expired', async () => {
    const home = await service.createOrganization()
    const { owner } = home
    const person = await service.createPerson()
    const declined = await createTestInvitation(service, home, { email: person.email })
    expect(await found(person, 'invitation')).toMatchObject({
      id: declined.id,
      name: home.name,
      by: 'Ana Duarte',
      organization: { id: home.id },
    })
    await person.as.call(declineInvitation, { params: declined, body: {} })
    const late = await createTestInvitation(service, home, { email: person.email })
    await expire(service, late.id)
    expect(await kindsFor(person)).toEqual([])

    const invited = await invitedTo(await createTestNetwork(other), home)
    await expireNetworkInvitation(service, invited.id)
    const calendar = await createTestApplication(other, { scopes: ['user:read'] })
    const { id } = await authorizeForTest(home, calendar)
    await requestApproval(other, calendar, ['user:read', 'profile:read'])
    expect(await kindsFor(owner)).toEqual(['wider_scopes'])
    // The item isn't older than the authorization, even if the application changed its scopes long before.
    const longAgo = `update applications set updated_at = now() - interval '1 year' where id = $1`
    await query(longAgo, [calendar.id])
    const asked = (await found(owner, 'wider_scopes'))!.at
    expect(Date.parse(asked)).toBeGreaterThan(Date.now() - 60_000)
    await owner.as.call(decideOnScopes, {
      params: { id },
      body: { decision: 'refuse', scopes: ['profile:read'] },
    })
    expect(await kindsFor(owner)).toEqual([])
  })

  test('a to-do item can be an endpoint that has failed for a day or was disabled', async () => {
    const home = await service.createOrganization({ form: { name: 'Home' } })
    const admin = await service.createMember(home, ['admin'])
    const member = await service.createMember(home, ['member'])
    const application = await createTestApplication(home)
    const own = { organization_id: home.id }
    const url = 'https://hooks.example.com:8443/secret?token=1'
    const failing = await insertTestEndpoint(service, home, own, { url })
    const ofApplication = { application_id: application.id }
    const disabled = await insertTestEndpoint(service, home, ofApplication, { url })
    expect(await kindsFor(admin)).toEqual([])
    const failingFor = `update event_endpoints set state = 'active', failing_since = now() - $2::interval where id = $1`
    await query(failingFor, [failing.id, '23 hours'])
    expect(await kindsFor(admin)).toEqual([])
    await query(failingFor, [failing.id, '25 hours'])
    await query(
      `update event_endpoints set state = 'disabled', disabled_reason = 'gone', disabled_at = now() where id = $1`,
      [disabled.id],
    )
    expect(await kindsFor(admin)).toEqual(['endpoint_disabled', 'endpoint_failing'])
    expect(await kindsFor(member)).toEqual([])
    expect(await found(admin, 'endpoint_failing')).toMatchObject({
      id: failing.id,
      name: 'hooks.example.com:8443',
      organization: { id: home.id },
    })
  })

  test("a to-do item can be the person's own export, until its file was downloaded", async () => {
    const home = await service.createOrganization({ form: { name: 'Home' } })
    const { owner } = home
    const admin = await service.createMember(home, ['admin'])
    const id = await insertTestExport(service, home)
    await insertTestDataExport(service, owner)
    expect(await kindsFor(owner)).toEqual(['export_ready', 'export_ready'])
    expect((await toDo(owner)).data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: home.id, name: 'Home' }),
        expect.objectContaining({ id: owner.id, organization: null }),
      ]),
    )
    expect(await kindsFor(admin)).toEqual([])
    await download(service, admin, ofOrganization(home), { id })
    expect((await toDo(owner)).data).toMatchObject([{ id: owner.id }])

    const failed = `update exports set step = 'failed', downloaded_at = null where id = $1`
    await query(failed, [id])
    expect(await kindsFor(owner)).toEqual(['export_failed', 'export_ready'])
    // A newer export replaces the failed one.
    await query(`update exports set created_at = created_at - interval '1 hour' where id = $1`, [
      id,
    ])
    await download(service, owner, ofOrganization(home), {
      id: await insertTestExport(service, home),
    })
    expect(await kindsFor(owner)).toEqual(['export_ready'])
  })

  test('a to-do item can be a proposed review, or an address to verify', async () => {
    const home = await service.createOrganization()
    const { owner } = home
    const review = await createTestReview(service, home, { state: 'closed', of: owner })
    const due = `update access_reviews set ended_at = now(), next_due_at = now() + $2::interval where id = $1`
    await query(due, [review, '8 days'])
    expect(await kindsFor(owner)).toEqual([])
    await query(due, [review, '-1 day'])
    expect(await found(owner, 'review_due')).toMatchObject({ id: review, name: home.name })
    const email = randomEmail()
    await owner.asUser.call(changeEmail, { body: { email } })
    expect(await found(owner, 'email_change')).toMatchObject({ name: email, organization: null })
  })

  test('each kind of to-do item is limited in number, and the response shows if there are more', async () => {
    const person = await service.createPerson()
    await query(
      `with made as (insert into organizations (id, name)
         select gen_random_uuid(), 'Organization ' || n from generate_series(1, $2) n returning id)
       insert into invitations (id, organization_id, email, roles, code_hash, expires_at)
       select gen_random_uuid(), id, $1, '{member}', sha256(id::text::bytea), now() + interval '1 day' from made`,
      [person.email, maxToDoPerKind],
    )
    expect(await toDo(person)).toMatchObject({ more: false })
    await createTestInvitation(service, other, person)
    const { data, more } = await toDo(person)
    expect([data.length, more]).toEqual([maxToDoPerKind, true])
  })
})

test("an organization's first steps are derived from its data", async () => {
  const home = await service.createOrganization()
  const steps = ({ as }: TestMember = home.owner) => as.call(getFirstSteps, { params: home })
  const none = { people: false, application: false, network: false, secondFactor: false }
  expect(await steps()).toEqual(none)
  await createTestInvitation(service, home)
  await createTestApplication(home)
  expect(await steps()).toEqual({ ...none, people: true, application: true })
  await joinedTo(await createTestNetwork(other), home)
  await query('update organizations set second_factor_from = now() + $2::interval where id = $1', [
    home.id,
    '1 day',
  ])
  expect(await steps()).toEqual({
    people: true,
    application: true,
    network: true,
    secondFactor: true,
  })
})
