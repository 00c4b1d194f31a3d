import { randomUUID } from 'node:crypto'
import { listActivity } from '@accord/contract/activity.ts'
import {
  addPasskey,
  beginPasskey,
  maxPasskeys,
  removePasskey,
  renamePasskey,
} from '@accord/contract/own-passkeys.ts'
import { me } from '@accord/contract/session.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addedBy,
  createTestPasskey,
  Authenticator,
  type Behaviour,
} from '#testing/helpers/authenticator.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { Person } from '#testing/people.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let ana: Person

beforeAll(async () => {
  service = await sharedTestService()
})
beforeEach(async () => {
  ana = await service.createPerson()
})

const aDevice = (behaviour: Partial<Behaviour> = {}) =>
  new Authenticator({ origin: service.context.config.publicUrl.origin, ...behaviour })
const begin = (person = ana) => person.as.call(beginPasskey, { body: {} })
const kindsOf = async (person: Person) =>
  (await person.as.call(listActivity, { query: {} })).data.map(({ kind }) => kind)
const passkeysOf = async ({ id }: Person) => {
  const { rows } = await service.context.pool.query(
    'select * from passkeys where user_id = $1 order by created_at',
    [id],
  )
  return rows as Record<string, unknown>[]
}

describe('the options for a new passkey', () => {
  test('the options for a new passkey name this host, this person, and algorithms that every Node version can verify', async () => {
    const { options } = await begin()
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Accord' },
      user: { name: ana.email, displayName: 'Ana Duarte' },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      excludeCredentials: [],
    })
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32)
  })

  test('the options for a new passkey have the same random user handle each time, which reveals nothing', async () => {
    const handles = await Promise.all([begin(), begin(), begin()])
    const [one, ...others] = handles.map(({ options }) => options.user.id)
    expect(others).toEqual([one, one])
    const other = await begin(await service.createPerson())
    expect(other.options.user.id).not.toBe(one)
  })

  test('the options for a new passkey exclude devices that already have one', async () => {
    const phone = aDevice()
    await addedBy(ana, phone)
    const { options } = await begin()
    expect(options.excludeCredentials).toEqual([
      { type: 'public-key', id: phone.held!.id.toString('base64url'), transports: ['internal'] },
    ])
  })
})

describe('adding a passkey', () => {
  test.each(['ES256', 'EdDSA', 'RS256'] as const)(
    'adding a passkey accepts %s',
    async (algorithm) => {
      const { passkey } = await addedBy(ana, aDevice({ algorithm }))
      expect(passkey).toMatchObject({
        name: 'Phone',
        synced: true,
        userVerified: true,
        lastUsedAt: null,
      })
    },
  )

  test('adding a passkey stores what the authenticator reports about itself', async () => {
    await addedBy(ana, aDevice({ synced: false, verified: false, counter: 7 }))
    const { passkey } = await addedBy(ana, aDevice(), 'Laptop')
    expect(await passkeysOf(ana)).toMatchObject([
      { backup_eligible: false, user_verified: false, counter: '7', algorithm: -7, name: 'Phone' },
      { backup_eligible: true, user_verified: true, counter: '0', id: passkey.id },
    ])
  })

  test("adding a passkey returns ten recovery codes until they're saved", async () => {
    const first = await addedBy(ana, aDevice())
    expect(first.recoveryCodes).toHaveLength(10)
    expect(first.recoveryCodes![0]).toMatch(/^(?:[0-9a-z]{4}-){5}[0-9a-z]{4}$/)
    await service.context.pool.query('update users set recovery_kept_at = now() where id = $1', [
      ana.id,
    ])
    expect((await addedBy(ana, aDevice())).recoveryCodes).toBeUndefined()
  })

  test('adding a passkey returns the same codes again if the response was lost', async () => {
    const { options } = await begin()
    const body = { name: 'Phone', credential: aDevice().create(options) }
    const key = { 'idempotency-key': randomUUID() }
    const add = () => ana.as.request('POST', `/api${addPasskey.path}`, body, key)
    const lost = await add()
    expect((lost.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10)
    const again = await add()
    expect([again.status, again.body]).toEqual([201, lost.body])
    expect(await passkeysOf(ana)).toHaveLength(1)
  })

  test('adding a passkey sends an email and is recorded in the activity', async () => {
    await addedBy(ana, aDevice(), 'Blue key')
    const [email] = await emailsTo(service.context, ana.email)
    expect(email).toMatchObject({ kind: 'passkey_added' })
    expect(email!.text).toContain('“Blue key”')
    expect((await kindsOf(ana))[0]).toBe('passkey_added')
  })

  test('adding a second passkey ends other sessions that proved only a password', async () => {
    const elsewhere = service.anonymous.with({ authorization: await ana.signInAgain() })
    await addedBy(ana, aDevice())
    expect((await elsewhere.call(me)).id).toBe(ana.id)
    await addedBy(ana, aDevice())
    expect((await elsewhere.refused(me)).status).toBe(401)
    expect((await ana.as.call(me)).id).toBe(ana.id)
  })

  test(`a person can add at most ${maxPasskeys} passkeys`, async () => {
    const { options } = await begin()
    for (let made = 0; made < maxPasskeys; made += 1) await createTestPasskey(service, ana)
    const body = { name: 'One more', credential: aDevice().create(options) }
    expect(await ana.as.refused(addPasskey, { body })).toMatchObject({
      status: 409,
      body: { code: 'too_many_passkeys', message: 'You have 20 passkeys. Remove one first.' },
    })
    expect(await ana.as.refused(beginPasskey, { body: {} })).toMatchObject({ status: 409 })
    expect(await passkeysOf(ana)).toHaveLength(maxPasskeys)
  })

  test('adding a passkey requires a readable name', async () => {
    const { options } = await begin()
    const body = { name: ' ', credential: aDevice().create(options) }
    const refused = await ana.as.refused(addPasskey, { body })
    expect(refused.body.fields).toEqual({ name: 'Enter a name for the passkey.' })
  })
})

describe("a person's own passkey", () => {
  test("a person's own passkey can be renamed", async () => {
    const { passkey } = await addedBy(ana, aDevice())
    const renamed = { params: { id: passkey.id }, body: { name: 'Old phone' } }
    expect(await ana.as.call(renamePasskey, renamed)).toEqual({ ...passkey, name: 'Old phone' })
    expect((await kindsOf(ana))[0]).toBe('passkey_renamed')
  })

  test('a person can remove their own passkey, and the browser gets a list of the remaining ones', async () => {
    const [phone, laptop] = [aDevice(), aDevice()]
    const { passkey } = await addedBy(ana, phone, 'Phone')
    await addedBy(ana, laptop, 'Laptop')
    const { options } = await begin()
    expect(await ana.as.call(removePasskey, { params: { id: passkey.id } })).toEqual({
      rpId: 'localhost',
      userId: options.user.id,
      allAcceptedCredentialIds: [laptop.held!.id.toString('base64url')],
    })
    expect((await emailsTo(service.context, ana.email))[0]).toMatchObject({
      kind: 'passkey_removed',
    })
    expect(await kindsOf(ana)).toContain('passkey_removed')
    expect(await passkeysOf(ana)).toMatchObject([{ name: 'Laptop' }])
  })

  test("a person's own passkey can't be renamed or removed by someone else", async () => {
    const bob = await service.createPerson()
    const { id } = await createTestPasskey(service, bob)
    const rename = { params: { id }, body: { name: 'Mine' } }
    expect((await ana.as.refused(renamePasskey, rename)).status).toBe(404)
    expect((await ana.as.refused(removePasskey, { params: { id } })).status).toBe(404)
    expect(await passkeysOf(bob)).toMatchObject([{ name: 'Security key' }])
  })

  test("a person's own passkey can't be removed if the person would then lack a second factor that an organization requires", async () => {
    const { id } = await service.createOrganization({ owner: ana, form: { name: 'Harbour' } })
    await addedBy(ana, aDevice())
    const { passkey } = await addedBy(ana, aDevice())
    await service.context.pool.query(
      'update organizations set second_factor_from = now() where id = $1',
      [id],
    )
    const refused = await ana.as.refused(removePasskey, { params: { id: passkey.id } })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'factor_required', fields: { organizations: 'Harbour' } },
    })
    expect(await passkeysOf(ana)).toHaveLength(2)
  })
})
