import { randomUUID } from 'node:crypto'
import { updateApplication } from '@accord/contract/applications.ts'
import { createConnection } from '@accord/contract/connections.ts'
import { createOrganizationEndpoint } from '@accord/contract/event-endpoints.ts'
import { inviteMember } from '@accord/contract/invitations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApplication, authorizeForTest, keysOf } from '#testing/applications.ts'
import { createTestNetwork, joinedTo } from '#testing/networks.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { signedUp } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { filesOf, manifestIn, ofOrganization, rowsIn } from '#testing/exports.ts'

let service: TestService
let organization: TestOrganization
let elsewhere: TestOrganization
let member: TestMember
let secret: string
const connectionIds: string[] = []
let files: Map<string, Buffer>

/** Creates an organization with data of every kind, and another one with the same data. */
beforeAll(async () => {
  service = await startTestService({ worker: true })
  organization = await service.createOrganization({ form: { name: '=Harbour', city: 'Portland' } })
  elsewhere = await service.createOrganization({ form: { name: 'Elsewhere' } })
  // Only the sign-up call stores a code to verify the address.
  const signUp = () => signedUp(service.context, service.url)
  member = await service.createMember(organization, ['member', 'contact'], await signUp())
  await service.createMember(elsewhere, ['admin'], await signUp())
  for (const { id, owner } of [organization, elsewhere]) {
    const email = `invited-${randomUUID()}@example.com`
    await owner.as.call(inviteMember, { body: { organization: id, email, roles: ['admin'] } })
  }
  const redirectUris = ['https://calendar.example/back', 'http://localhost:9/x']
  const own = await createTestApplication(organization, { name: 'Calendar' })
  const params = { id: own.id }
  await organization.owner.as.call(updateApplication, { params, body: { redirectUris } })
  const theirs = await createTestApplication(elsewhere, { name: '=Their "App"' })
  secret = (await keysOf(organization.owner.as, own))[0]!.secret
  await authorizeForTest(organization, theirs)
  await authorizeForTest(elsewhere, own)
  await service.context.pool.query(
    `insert into approvals (id, application_id, user_id, profile_id, organization_id, scopes)
     values ($1, $2, $3, $4, $5, '{user:read}')`,
    [randomUUID(), theirs.id, member.id, member.profileId, organization.id],
  )
  await service.context.pool.query(
    `insert into application_requests (id, application_id, organization_id, profile_id, scopes)
     values ($1, $2, $3, $4, '{network:manage}')`,
    [randomUUID(), theirs.id, organization.id, member.profileId],
  )
  for (const { id } of [organization, elsewhere]) {
    await service.context.pool.query(
      `insert into organization_domains (id, organization_id, domain, token)
       values ($1, $2, 'harbour.example', 'abc')`,
      [randomUUID(), id],
    )
    await service.context.pool.query(
      `insert into join_requests (id, organization_id, user_id, email, domain)
       values ($1, $2, $3, $4, 'harbour.example')`,
      [randomUUID(), id, member.id, member.email],
    )
  }
  for (const [at, of] of [organization, elsewhere].entries()) {
    const body = { provider: 'okta' as const, name: `ID ${at}`, clientId: 'accord' }
    const made = await of.owner.as.call(createConnection, {
      params: { id: of.id },
      body: { ...body, issuer: 'https://id.example', clientSecret: 'secret-of-the-client' },
    })
    connectionIds.push(made.id)
    await service.context.pool.query(`update connections set state = 'active' where id = $1`, [
      made.id,
    ])
    const { profileId } = at === 0 ? member : elsewhere.owner
    await service.context.pool.query(
      `insert into connection_links (id, connection_id, issuer, subject, profile_id, email)
       values ($1, $2, 'https://id.example', $3, $4, 'noor@harbour.example')`,
      [randomUUID(), made.id, `subject-${at}`, profileId],
    )
    await service.context.pool.query(
      `insert into connection_sign_ins (id, connection_id, outcome, email, profile_id)
       values ($1, $2, 'signed_in', 'noor@harbour.example', $3)`,
      [randomUUID(), made.id, profileId],
    )
  }
  const endpoint = { url: 'https://hooks.example/accord', types: ['member.invited' as const] }
  await organization.owner.as.call(createOrganizationEndpoint, {
    params: { id: organization.id },
    body: endpoint,
  })
  await createTestNetwork(organization, { name: 'Own Circle' })
  await joinedTo(await createTestNetwork(elsewhere, { name: 'Their Circle' }), organization)

  files = await filesOf(service, organization.owner, ofOrganization(organization))
})
afterAll(() => service[Symbol.asyncDispose]())

describe('the export of an organization', () => {
  test("EX-4: an organization's export contains every kind of data in two formats, and a manifest that describes all files", () => {
    const manifest = manifestIn(files)
    expect(manifest).toMatchObject({
      schemaVersion: 1,
      type: 'organization',
      subject: { id: organization.id, name: '=Harbour' },
      requestedBy: { name: 'Ana Duarte', email: organization.owner.email },
      signature: { algorithm: 'Ed25519' },
    })
    const rows = Object.fromEntries(manifest.files.map((file) => [file.path, file.rows]))
    const activity = rowsIn(files, 'activity.jsonl').length
    const counts = {
      organization: 1,
      members: 2,
      invitations: 1,
      domains: 1,
      'join-requests': 1,
      connections: 1,
      'connection-links': 1,
      'provider-sign-ins': 1,
      applications: 1,
      'authorizations-given': 1,
      'authorizations-received': 1,
      approvals: 1,
      'application-requests': 1,
      networks: 2,
      'event-endpoints': 1,
      activity,
    }
    const expected = Object.entries(counts).flatMap(([name, count]) => [
      [`${name}.jsonl`, count],
      [`${name}.csv`, count],
    ])
    expect(rows).toEqual(Object.fromEntries(expected))
    expect(manifest.rows).toBe(17 + activity)
    expect([...files.keys()]).toEqual([...Object.keys(rows), 'manifest.json', 'manifest.sig'])
    for (const { path, rows: count, format } of manifest.files) {
      const lines = files.get(path)!.toString().split(/\r?\n/).length - 1
      expect([path, lines]).toEqual([path, format === 'csv' ? count + 1 : count])
    }
  })

  test("EX-4: an organization's export contains the same values that the console shows", () => {
    expect(rowsIn(files, 'organization.jsonl')).toMatchObject([
      { id: organization.id, name: '=Harbour', city: 'Portland', country: 'US', findable: true },
    ])
    expect(rowsIn(files, 'members.jsonl')).toMatchObject([
      { email: organization.owner.email, roles: ['owner'], name: 'Ana Duarte', emailProven: true },
      {
        id: member.profileId,
        email: member.email,
        roles: ['member', 'contact'],
        signsInThrough: ['ID 0'],
      },
    ])
    const [connection] = connectionIds
    expect(rowsIn(files, 'connections.jsonl')).toMatchObject([
      { id: connection, issuer: 'https://id.example', createdBy: organization.owner.email },
    ])
    expect(rowsIn(files, 'connection-links.jsonl')).toMatchObject([
      { connection, subject: 'subject-0', profile: member.profileId },
    ])
    expect(rowsIn(files, 'provider-sign-ins.jsonl')).toMatchObject([
      { connection, outcome: 'signed_in', profile: member.profileId },
    ])
    const [head] = files.get('members.csv')!.toString().split('\r\n')
    expect(head).toContain('id,name,email,emailProven,roles,joinedAt')
    expect(rowsIn(files, 'invitations.jsonl')).toMatchObject([
      { roles: ['admin'], invitedBy: organization.owner.email },
    ])
    expect(rowsIn(files, 'applications.jsonl')).toMatchObject([
      {
        name: 'Calendar',
        authorizations: 1,
        redirectUris: expect.arrayContaining(['http://localhost:9/x']),
      },
    ])
    expect(rowsIn(files, 'application-requests.jsonl')).toMatchObject([
      { applicationName: '=Their "App"', askedBy: member.email, scopes: ['network:manage'] },
    ])
    expect(rowsIn(files, 'authorizations-given.jsonl')).toMatchObject([
      {
        applicationName: '=Their "App"',
        organizationName: 'Elsewhere',
        grantedBy: organization.owner.email,
      },
    ])
    expect(rowsIn(files, 'authorizations-received.jsonl')).toMatchObject([
      { applicationName: 'Calendar', organization: elsewhere.id },
    ])
    expect(rowsIn(files, 'approvals.jsonl')).toMatchObject([
      { profile: member.profileId, scopes: ['user:read'] },
    ])
    expect(rowsIn(files, 'event-endpoints.jsonl')).toMatchObject([
      {
        url: 'https://hooks.example/accord',
        types: ['member.invited'],
        state: 'unverified',
        createdBy: organization.owner.email,
      },
    ])
    expect(rowsIn(files, 'networks.jsonl')).toMatchObject([
      { name: 'Own Circle', standing: 'created', joinedAt: null },
      { name: 'Their Circle', standing: 'joined', createdByName: 'Elsewhere' },
    ])
    expect(rowsIn(files, 'activity.jsonl')[0]).toMatchObject({
      position: 1,
      kind: 'organization_created',
      author: 'person',
      user: organization.owner.id,
      name: 'Ana Duarte',
      email: organization.owner.email,
      detail: expect.any(Object),
      words: null,
    })
  })

  test("EX1: EX-4: an organization's export has no cell that a spreadsheet would evaluate", () => {
    const csv = [...files].filter(([path]) => path.endsWith('.csv'))
    const cells = csv.flatMap(([, bytes]) => bytes.toString().match(/(?<=^|,)"[^"]*/gm) ?? [])
    expect(cells.length).toBeGreaterThan(50)
    expect(cells.filter((cell) => /^"[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(files.get('organization.csv')!.toString()).toContain(`"'=Harbour"`)
    expect(files.get('activity.csv')!.toString()).toContain(',"{""')
    const [activityHead] = files.get('activity.csv')!.toString().split('\r\n')
    expect(activityHead).toMatch(/,address,agent,hash$/)
    expect(files.get('authorizations-given.csv')!.toString()).toContain(`"'=Their ""App"""`)
  })

  test("EX1: an organization's export contains no secret, hash of a secret, session, or person of another organization", async () => {
    const { pool } = service.context
    const { rows: codes } = await pool.query('select from codes')
    expect(codes).not.toEqual([])
    const { rows: kept } = await pool.query<{ value: Buffer }>(
      `select hash as value from tokens union all select hash from codes
       union all select code_hash from invitations union all select secret_hash from application_keys
       union all select sealed from application_keys
       union all select password_hash from users
       union all select secret from connections
       union all select convert_to(id::text, 'UTF8') from sessions
       union all select convert_to(user_id::text, 'UTF8') from profiles where organization_id = $1
       union all select convert_to(p.email, 'UTF8') from profiles p where organization_id = $1`,
      [elsewhere.id],
    )
    const given = [secret, 'secret-of-the-client', organization.owner.token, member.token].map(
      (text) => Buffer.from(text),
    )
    const values = [...given, ...kept.map(({ value }) => value)]
    expect(values.length).toBeGreaterThan(30)
    for (const [path, bytes] of files) {
      const text = bytes.toString('latin1')
      for (const value of values) {
        const forms = [value.toString('latin1'), value.toString('hex'), value.toString('base64')]
        expect(forms.filter((form) => text.includes(form)).map((form) => [path, form])).toEqual([])
      }
    }
  })
})
