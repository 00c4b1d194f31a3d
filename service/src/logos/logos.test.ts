import { listAccessGrants } from '@accord/contract/access.ts'
import { getApplication, listApplications } from '@accord/contract/applications.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import {
  removeApplicationLogo,
  removeOrganizationLogo,
  setApplicationLogo,
  setOrganizationLogo,
} from '@accord/contract/logos.ts'
import { getOrganization, listOrganizations } from '@accord/contract/organizations.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { removeApplication } from '#data/applications/applications.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { createTestApplication } from '#testing/applications.ts'
import { runConcurrently, statusCodes } from '#testing/concurrency.ts'
import { ofOrganization, filesOf, rowsIn } from '#testing/exports.ts'
import { samples } from '#testing/image-samples.ts'
import { pngOf } from '#testing/images.ts'
import { emailsTo } from '#testing/inbox.ts'
import { newestActivity, randomEmail } from '#testing/members.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { rawRequest } from '#testing/test-client.ts'
import { sharedTestService, startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let home: TestOrganization
let params: { id: string }

beforeEach(async () => {
  service = await sharedTestService()
  home = await service.createOrganization()
  params = { id: (await createTestApplication(home)).id }
})

const sent = (image: Buffer = pngOf(32)) => ({ image: image.toString('base64') })
const setLogo = (image?: Buffer) =>
  home.owner.as.call(setApplicationLogo, { params, body: sent(image) })
const ofHome = () => ({ params: { id: home.id } })
const setHomeLogo = (image?: Buffer) =>
  home.owner.as.call(setOrganizationLogo, { ...ofHome(), body: sent(image) })
const served = (path: string | null, headers = {}) => rawRequest(service.url, path!, { headers })
const storedOf = async (column: 'application_id' | 'organization_id', id: string) => {
  const { db } = service.context
  return db.selectFrom('logos').select('id').where(column, '=', id).execute()
}

describe('the logo of an application', () => {
  test('a new logo of an application replaces the previous one, whose URL stops working', async () => {
    const { logo: first } = await setLogo()
    const { logo } = await setLogo(pngOf(48))
    expect(logo).not.toBe(first)
    expect(await home.owner.as.call(getApplication, { params, query: {} })).toMatchObject({ logo })
    expect((await served(first)).status).toBe(404)
    expect((await served(logo)).bytes).toEqual(pngOf(48))
    expect(await storedOf('application_id', params.id)).toHaveLength(1)
    expect(await newestActivity(service, home.id)).toMatchObject({
      kind: 'application_logo_changed',
      detail: { application: 'Harbour Calendar' },
    })
  })

  test('removing the logo of an application deletes its bytes, and removing it again changes nothing', async () => {
    const { logo } = await setLogo()
    for (const _time of [1, 2]) await home.owner.as.call(removeApplicationLogo, { params })
    expect(await home.owner.as.call(getApplication, { params, query: {} })).toMatchObject({
      logo: null,
    })
    expect((await served(logo)).status).toBe(404)
    expect(await storedOf('application_id', params.id)).toEqual([])
    expect(await newestActivity(service, home.id)).toMatchObject({
      kind: 'application_logo_removed',
    })
  })

  test('the logo of an application is permanently deleted with the application', async () => {
    const { logo } = await setLogo()
    await inTransaction(service.context.db, (trx) => removeApplication(trx, params.id))
    expect((await served(logo)).status).toBe(404)
    expect(await storedOf('application_id', params.id)).toEqual([])
  })

  test('only one of two logos that are uploaded at the same time becomes the logo of an application', async () => {
    const answers = await runConcurrently(6, (nth) =>
      home.owner.as.request('POST', `/api/application/${params.id}/logo`, sent(pngOf(20 + nth))),
    )
    expect(statusCodes(answers)).toEqual({ 200: 6 })
    const { logo } = await home.owner.as.call(getApplication, { params, query: {} })
    expect((await served(logo)).status).toBe(200)
    expect(await storedOf('application_id', params.id)).toEqual([{ id: logo!.split('/').at(-1) }])
  })

  test('the logo of an application is shown in lists and to people who approve it, and is optional', async () => {
    const { id: plain } = await createTestApplication(home, { name: 'Plain' })
    const { logo } = await setLogo()
    const { data } = await home.owner.as.call(listApplications, {
      query: { organization: home.id },
    })
    expect(data.map((each) => each.logo)).toEqual([null, logo])
    const stranger = await service.createPerson()
    expect(await stranger.as.call(getApplication, { params, query: {} })).toMatchObject({ logo })
    const { data: grants } = await home.owner.as.call(listAccessGrants, { ...ofHome(), query: {} })
    expect(grants.map((each) => [each.id, each.logo])).toEqual([
      [plain, null],
      [params.id, logo],
    ])
  })

  test.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Choose a PNG, JPEG, or WebP image.',
    ],
    ['HTML', Buffer.from('<!doctype html>'), 'Choose a PNG, JPEG, or WebP image.'],
    ['nothing', Buffer.alloc(0), 'Choose a PNG, JPEG, or WebP image.'],
    ['half a PNG', pngOf(32).subarray(0, 50), 'This image is damaged. Choose another one.'],
    [
      '257 KB',
      Buffer.concat([pngOf(32), Buffer.alloc(257 * 1024)]),
      'Choose an image of up to 256 KB.',
    ],
  ])("the logo of an application isn't changed to %s", async (_name, image, complaint) => {
    const { logo } = await setLogo()
    const { status, body } = await home.owner.as.refused(setApplicationLogo, {
      params,
      body: sent(image),
    })
    expect([status, body.fields]).toEqual([400, { image: complaint }])
    expect((await served(logo)).bytes).toEqual(pngOf(32))
  })

  test.each(['not base64!', 'data:image/png;base64,AAAA', 7, ['AAAA'], null])(
    "the logo of an application isn't changed to %j",
    async (image) => {
      const path = `/api/application/${params.id}/logo`
      expect((await home.owner.as.request('POST', path, { image })).status).toBe(400)
    },
  )

  test("an application's logo is rejected without being read if it's far too large, and the size limit of other calls is unchanged", async () => {
    const post = (path: string, length: number) =>
      home.owner.as.request('POST', path, { image: 'A'.repeat(length) })
    expect((await post(`/api/application/${params.id}/logo`, 600 * 1024)).status).toBe(413)
    expect((await post('/api/application', 200 * 1024)).status).toBe(413)
  })
})

describe('the logo of an organization', () => {
  test('the logo of an organization is shown to its members and in their lists', async () => {
    const { logo } = await setHomeLogo(samples.JPEG)
    expect(await home.owner.as.call(getOrganization, { ...ofHome(), query: {} })).toMatchObject({
      logo,
    })
    const { data } = await home.owner.asUser.call(listOrganizations, { query: {} })
    expect(data).toMatchObject([{ id: home.id, logo }])
    expect(await newestActivity(service, home.id)).toMatchObject({
      kind: 'organization_logo_changed',
    })
    for (const _time of [1, 2]) await home.owner.as.call(removeOrganizationLogo, ofHome())
    expect((await served(logo)).status).toBe(404)
    expect(await storedOf('organization_id', home.id)).toEqual([])
  })

  test.each([
    ['a PNG is attached to an invitation', pngOf(32), ['image/png']],
    ["a WebP isn't, because few email programs show it", samples['lossless WebP'], []],
  ])('the logo of an organization in emails: %s', async (_name, image, attached) => {
    await setHomeLogo(image)
    const email = randomEmail()
    await home.owner.as.call(inviteMember, {
      body: { organization: home.id, email, roles: ['member'] },
    })
    const [invitation] = await emailsTo(service.context, email)
    expect(invitation!.html!.includes('"cid:logo"')).toBe(attached.length > 0)
    expect([invitation!.logo].flatMap((logo) => logo?.mediaType ?? [])).toEqual(attached)
  })

  test("the logos of an organization and its applications are in the organization's export", async () => {
    const exporting = await startTestService({ worker: true })
    await using _stops = exporting
    const organization = await exporting.createOrganization()
    const { id } = await createTestApplication(organization)
    const body = sent(pngOf(200, 30))
    const { as } = organization.owner
    await as.call(setOrganizationLogo, { params: { id: organization.id }, body })
    await createTestApplication(organization, { name: 'Plain' })
    await as.call(setApplicationLogo, { params: { id }, body: sent(samples.JPEG) })
    const files = await filesOf(exporting, organization.owner, ofOrganization(organization))
    expect(rowsIn(files, 'organization.jsonl')).toMatchObject([
      { logo: `data:image/png;base64,${body.image}` },
    ])
    expect(rowsIn(files, 'applications.jsonl').map(({ logo }) => logo)).toEqual([
      `data:image/jpeg;base64,${samples.JPEG.toString('base64')}`,
      null,
    ])
  })
})

describe('a logo over HTTP', () => {
  test("a logo over HTTP is a public image that can't run anything and never changes", async () => {
    const { logo } = await setLogo(samples['lossy WebP'])
    const { status, headers, bytes } = await served(logo)
    expect([status, bytes]).toEqual([200, samples['lossy WebP']])
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(headers).not.toHaveProperty('set-cookie')
    const again = await served(logo, { 'if-none-match': headers.etag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  test("a logo over HTTP doesn't reveal the place or the people in its metadata", async () => {
    const { logo } = await setLogo(withSegment(0xfe, 'Ana, 47.3769 N 8.5417 E'))
    expect((await served(logo)).bytes).toEqual(samples.JPEG)
  })

  test('a logo over HTTP is no longer confirmed to caches after it was removed', async () => {
    const { logo } = await setLogo()
    const { headers } = await served(logo)
    await home.owner.as.call(removeApplicationLogo, { params })
    const again = await served(logo, { 'if-none-match': headers.etag })
    expect([again.status, again.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  test('a logo over HTTP keeps its policy even if the image contains a page', async () => {
    const { logo } = await setLogo(withProfile('<script>alert(1)</script>'))
    const { headers, body } = await served(logo, { accept: 'text/html' })
    expect(body).toContain('<script>alert(1)</script>')
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    '/logos/',
    '/logos/0',
    '/logos/11111111-2222-4333-8444-555555555555',
    '/logos/11111111-2222-4333-8444-555555555555.svg',
    "/logos/'%20or%20true--",
    '/logos/%00',
    '/logos/../api/me',
  ])('a logo over HTTP is not found at %s', async (path) => {
    expect((await served(path)).status).toBe(404)
  })

  test('a logo over HTTP is found at only one spelling of its URL', async () => {
    const { logo } = await setLogo()
    expect((await served(logo.toUpperCase().replace('/LOGOS', '/logos'))).status).toBe(404)
  })
})

/** Returns a valid JPEG whose color profile contains this text. */
function withProfile(text: string): Buffer {
  return withSegment(0xe2, `ICC_PROFILE\0\x01\x01${text}`)
}

function withSegment(marker: number, content: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, content.length + 2])
  const { JPEG: jpeg } = samples
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(content), jpeg.subarray(2)])
}
