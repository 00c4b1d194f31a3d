import { randomUUID } from 'node:crypto'
import { listOrganizationActivity } from '@accord/contract/activity.ts'
import { listProfiles, updateProfile, verifyProfileEmail } from '@accord/contract/profiles.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { emailsTo } from '#testing/inbox.ts'
import type { TestMember } from '#testing/organizations.ts'
import { signIn } from '#testing/people.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently, untilBlocked } from '#testing/concurrency.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedTestService()
})

const anAddress = () => `${randomUUID()}@example.com`
const ask = (owner: TestMember, email: string) =>
  owner.as.call(updateProfile, { params: { id: owner.profileId }, body: { email } })
const verify = ({ asUser }: TestMember, code: string) =>
  asUser.request('POST', '/api/verify-profile-email', { code })
const presentOf = async ({ asUser }: TestMember) =>
  (await asUser.call(listProfiles, { query: { $skip: 0, $limit: 1 } })).data[0]!
const activityOf = async (owner: TestMember, id: string) =>
  (
    await owner.as.call(listOrganizationActivity, {
      params: { id },
      query: { $skip: 0, $limit: 20 },
    })
  ).data.map(({ kind, detail }) => [kind, detail])
const invalid = { status: 400, body: { code: 'verification_link_invalid' } }

describe("CO1: changing a profile's email", () => {
  test("RP-6: a new profile email takes effect once it's verified, and the old address is emailed twice", async () => {
    const { id, owner, name } = await service.createOrganization()
    const email = anAddress()
    expect(await ask(owner, email)).toMatchObject({ email: owner.email, pendingEmail: email })

    const [letter] = await emailsTo(service.context, email)
    expect(letter).toMatchObject({ kind: 'verify_profile_email' })
    expect(letter!.text).toContain(`/verify-profile-email/${await service.codeFor(email)}`)
    expect(letter!.text).toContain(name)
    const [asked] = await emailsTo(service.context, owner.email)
    expect(asked).toMatchObject({ kind: 'profile_email_requested' })
    expect(asked!.text).toContain(email)
    expect(asked!.text).not.toContain('acc_')

    await owner.asUser.call(verifyProfileEmail, {
      body: { code: await service.codeFor(email) },
    })
    expect(await presentOf(owner)).toMatchObject({ email, pendingEmail: null })
    const [told] = await emailsTo(service.context, owner.email)
    expect(told).toMatchObject({ kind: 'profile_email_changed' })
    expect(await activityOf(owner, id)).toEqual([
      ['profile_email_changed', { email: owner.email, newEmail: email }],
      ['profile_email_requested', { email: owner.email, newEmail: email }],
      ['organization_created', { name }],
    ])
  })

  test("a change of a profile's email doesn't affect the account's own address", async () => {
    const { owner } = await service.createOrganization()
    const email = anAddress()
    await ask(owner, email)
    await verify(owner, await service.codeFor(email))
    const { body } = await owner.as.request('GET', '/api/me')
    expect(body).toMatchObject({ email: owner.email })
  })

  test("a second change of a profile's email invalidates the first link", async () => {
    const { owner } = await service.createOrganization()
    const [first, second] = [anAddress(), anAddress()]
    await ask(owner, first)
    const firstCode = await service.codeFor(first)
    await ask(owner, second)
    expect(await verify(owner, firstCode)).toMatchObject(invalid)
    expect((await verify(owner, await service.codeFor(second))).status).toBe(200)
    expect(await presentOf(owner)).toMatchObject({ email: second, pendingEmail: null })
  })

  test("a change of one profile's email doesn't invalidate another profile's link", async () => {
    const ana = await service.createPerson()
    const [one, two] = [
      await service.createOrganization({ owner: ana }),
      await service.createOrganization({ owner: ana }),
    ]
    const [first, second] = [anAddress(), anAddress()]
    await ask(one.owner, first)
    await ask(two.owner, second)
    expect((await verify(one.owner, await service.codeFor(first))).status).toBe(200)
    expect((await verify(two.owner, await service.codeFor(second))).status).toBe(200)
  })

  test("a change back to a profile's current email withdraws the request and invalidates its link", async () => {
    const { id, owner } = await service.createOrganization()
    const email = anAddress()
    await ask(owner, email)
    const code = await service.codeFor(email)
    expect(await ask(owner, owner.email.toUpperCase())).toMatchObject({ pendingEmail: null })
    expect(await verify(owner, code)).toMatchObject(invalid)
    expect(await presentOf(owner)).toMatchObject({ email: owner.email, pendingEmail: null })
    expect((await activityOf(owner, id))[0]).toEqual(['profile_email_withdrawn', { email }])
  })

  test("a change to a profile's current email changes nothing if no change is pending", async () => {
    const { id, owner } = await service.createOrganization()
    await ask(owner, owner.email)
    expect(await activityOf(owner, id)).toHaveLength(1)
  })

  test("a link for a profile's new email fails if another address is pending by then", async () => {
    const { owner } = await service.createOrganization()
    const email = anAddress()
    await ask(owner, email)
    await service.context.pool.query('update profiles set pending_email = $2 where id = $1', [
      owner.profileId,
      anAddress(),
    ])
    expect(await verify(owner, await service.codeFor(email))).toMatchObject(invalid)
    expect(await presentOf(owner)).toMatchObject({ email: owner.email })
  })

  test('a new profile email takes effect only once, even if its link is used concurrently', async () => {
    const { id, owner } = await service.createOrganization()
    const email = anAddress()
    await ask(owner, email)
    const code = await service.codeFor(email)
    expect(statusCodes(await runConcurrently(8, () => verify(owner, code)))).toEqual({
      200: 1,
      400: 7,
    })
    expect(await activityOf(owner, id)).toHaveLength(3)
  })

  test("a profile's email can't be changed with an expired code, another purpose's code, or none", async () => {
    const { owner } = await service.createOrganization()
    await service.anonymous.request('POST', '/api/password/reset/email', { email: owner.email })
    expect(await verify(owner, await service.codeFor(owner.email))).toMatchObject(invalid)
    const email = anAddress()
    await ask(owner, email)
    await service.context.pool.query(
      `update codes set created_at = now() - interval '25 hours', expires_at = now() - interval '1 hour'
       where profile_id = $1`,
      [owner.profileId],
    )
    expect(await verify(owner, await service.codeFor(email))).toMatchObject(invalid)
    expect(await verify(owner, 'acc_x')).toMatchObject(invalid)
  })

  test("a password reset cancels a pending change of a profile's email", async () => {
    const { owner } = await service.createOrganization()
    const email = anAddress()
    await ask(owner, email)
    const code = await service.codeFor(email)
    await service.anonymous.request('POST', '/api/password/reset/email', { email: owner.email })
    const reset = {
      email: owner.email,
      token: await service.codeFor(owner.email),
      password: 'Orchard-77-Window',
    }
    const answer = await service.anonymous.request('POST', '/api/password/reset', reset)
    expect(answer.status).toBe(200)
    const { accessToken } = await signIn(service.anonymous, reset)
    const asUser = service.anonymous.with({ authorization: `Bearer ${accessToken}` })
    expect(await verify({ ...owner, asUser }, code)).toMatchObject(invalid)
  })
})

test('a verification locks the organization before the code, like a request and a removal', async () => {
  const { id, owner } = await service.createOrganization()
  const email = anAddress()
  await ask(owner, email)
  const code = await service.codeFor(email)
  const { pool } = service.context

  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select from organizations where id = $1 for update', [id])
    const proof = verify(owner, code)
    await untilBlocked(pool)
    const hold = 'select from codes where profile_id = $1 for update nowait'
    expect((await client.query(hold, [owner.profileId])).rowCount).toBe(1)
    await client.query('rollback')
    expect((await proof).status).toBe(200)
  } finally {
    client.release(true)
  }
})
