import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listActivity } from '@accord/contract/activity.ts'
import { requestApplication } from '@accord/contract/authorizations.ts'
import {
  deleteDataExport,
  downloadDataExport,
  exportFailures,
  listDataExports,
  startDataExport,
} from '@accord/contract/exports.ts'
import { personEntities } from '@accord/contract/export-contents.ts'
import { acceptInvitation, inviteMember } from '@accord/contract/invitations.ts'
import { me } from '@accord/contract/session.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personEntities as entities } from '#exports/contents/person-entities.ts'
import { checkExport } from '#exports/file/check-export.ts'
import { keysOf } from '#testing/applications.ts'
import { requestEmailChange, changeTheEmail } from '#testing/accounts.ts'
import { finishExport, manifestIn, rowsIn, unzipped } from '#testing/exports.ts'
import { addTotp } from '#testing/factors.ts'
import { emailsTo } from '#testing/inbox.ts'
import { createTestInvitation } from '#testing/members.ts'
import { registerTestClient, issueTokensFor, startOAuthService } from '#testing/oauth.ts'
import { createTestPasskey } from '#testing/helpers/authenticator.ts'
import { type Person, signedUp } from '#testing/people.ts'
import { urlTo, rawRequest } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

let service: TestService
let folder: string

beforeAll(async () => {
  service = await startOAuthService()
  folder = await mkdtemp(join(tmpdir(), 'accord-person-'))
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const list = async ({ as }: Person) => (await as.call(listDataExports, { query: {} })).data
const start = ({ as }: Person) => as.call(startDataExport, { body: {} })
const fileOf = ({ token }: Person, jobId: string) =>
  rawRequest(service.url, urlTo(downloadDataExport, { params: { jobId } }), {
    headers: { authorization: `Bearer ${token}` },
  })

test("a data export leaves no file behind if its completion can't be recorded", async () => {
  const { pool, config } = service.context
  await pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`)
  await pool.query(`create trigger refuse before insert on account_activity for each row
    when (new.kind = 'data_export_completed') execute function refuse()`)
  const person = await service.createPerson()
  await expect(finishExport(service, await start(person))).rejects.toThrow('refused')
  expect(await readdir(config.exportsDir)).not.toContainEqual(expect.stringMatching(/\.export$/))
  await pool.query('drop function refuse cascade')
})

test('a data export contains everything about the person, signed, and no secrets or other people', async () => {
  const secrets = new Map<string, string>()
  const person = await service.createPerson()
  const organization = await service.createOrganization({ form: { name: 'Harbour & Sons' } })
  const other = await service.createPerson({ email: 'somebody.else@example.com' })
  const invited = await createTestInvitation(service, organization, { email: person.email })
  secrets.set('invitation code', invited.code)
  const member = await service.createMember(organization, ['admin'], person)
  const application = await registerTestClient(organization)
  secrets.set('application secret', application.secret)
  await keysOf(member.as, application)
  const { tokens } = await issueTokensFor(service, application, member)
  secrets.set('access token', tokens.access_token).set('refresh token', tokens.refresh_token!)
  secrets.set('ID token', tokens.id_token!)
  await service.anonymous
    .with({ authorization: `Bearer ${tokens.access_token}` })
    .request('GET', '/api/me')
  const invite = { organization: organization.id, email: other.email, roles: ['member' as const] }
  await member.as.call(inviteMember, { body: invite })
  const elsewhere = await registerTestClient(await service.createOrganization())
  await member.as.call(requestApplication, {
    params: { id: organization.id },
    body: { application: elsewhere.id, scopes: ['user:read'] },
  })
  const { secret, recoveryCodes } = await addTotp(person, service.context)
  secrets.set('seed of the app', secret)
  for (const code of recoveryCodes) secrets.set(`recovery code ${code}`, code)
  secrets.set('password', person.password)
  secrets.set('token', person.token).set('profile token', member.token)
  await service.context.usage.flush()

  const job = await start(person)
  expect(job).toMatchObject({ type: 'person', currentStep: 'queued' })
  await finishExport(service, job)
  const [made] = await list(person)
  expect(made).toMatchObject({ currentStep: 'completed', file: { available: true } })
  expect(made!.file!.name).toMatch(/^data-about-me-[\d-]+\.zip$/)

  const { bytes } = await fileOf(person, job.id)
  const files = await unzipped(bytes)
  const path = join(folder, 'about.zip')
  await writeFile(path, bytes)
  expect((await checkExport(path)).problems).toEqual([])
  expect(manifestIn(files)).toMatchObject({ type: 'person', subject: { id: person.id } })

  const rows = (name: (typeof personEntities)[number]) => rowsIn(files, `${name}.jsonl`)
  expect(rows('account')).toMatchObject([{ email: person.email, secondFactor: true }])
  expect(rows('profiles')).toMatchObject([{ organization: 'Harbour & Sons', roles: ['admin'] }])
  expect(rows('factors').map(({ kind }) => kind)).toEqual(['app', 'password', 'recovery codes'])
  expect(rows('approvals')).toMatchObject([{ actsFor: 'Harbour & Sons' }])
  expect(rows('invitations-received')).toMatchObject([{ email: person.email }])
  expect(rows('invitations-sent')).toMatchObject([{ roles: ['member'] }])
  expect(rows('application-requests')).toMatchObject([{ organization: 'Harbour & Sons' }])
  expect(rows('own-activity').map(({ kind }) => kind)).toContain('totp_added')
  expect(rows('done-in-organizations').map(({ kind }) => kind)).toContain('member_invited')
  expect(rows('mails').map(({ kind }) => kind)).toContain('totp_added')
  expect(new Set(rows('uses').map(({ kind }) => kind))).toEqual(new Set(['approval', 'profile']))
  for (const name of ['sessions', 'secrets-seen', 'exports'] as const) {
    expect({ name, some: rows(name).length > 0 }).toEqual({ name, some: true })
  }

  const { rows: hashes } = await service.context.pool.query<{ hash: string }>(
    `select encode(password_hash, 'escape') as hash from users where id = $1`,
    [person.id],
  )
  secrets.set('hash of the password', hashes[0]!.hash)
  const everything = [...files.values()].map((file) => file.toString()).join('\n')
  for (const [kind, value] of secrets) {
    const plain = Buffer.from(value)
    const digest = createHash('sha256').update(plain).digest()
    const forms = [plain, digest].flatMap((each) => [each.toString('hex'), each.toString('base64')])
    const found = [value, ...forms].filter((form) => everything.includes(form))
    expect({ kind, found }).toEqual({ kind, found: [] })
  }
  // The file contains neither the people they invited nor the organization's managers.
  expect(everything).not.toContain(other.email)
  expect(everything).not.toContain(organization.owner.email)

  const letters = (await emailsTo(service.context, person.email)).map(({ subject }) => subject)
  expect(letters).toContain('Your data is ready to download')
  await person.as.call(deleteDataExport, { params: { jobId: job.id } })
  expect((await fileOf(person, job.id)).status).toBe(404)
  const { data: activity } = await person.as.call(listActivity, { query: {} })
  expect(activity.slice(0, 4).map(({ kind }) => kind)).toEqual([
    'data_export_deleted',
    'data_export_downloaded',
    'data_export_completed',
    'data_export_requested',
  ])
})

test('a data export contains rare data in the right files, and nothing about another person with the same data', async () => {
  const organization = await service.createOrganization()
  const [ana, ben] = [await service.createPerson(), await service.createPerson()]
  for (const person of [ana, ben]) {
    await service.createBrowserOf(person)
    await createTestPasskey(service, person)
    await requestEmailChange(service, person, { from: person.email, to: `next-${person.email}` })
    const { code } = await createTestInvitation(service, organization, {
      email: `of-${person.email}`,
    })
    await person.as.call(acceptInvitation, { params: { id: code }, body: {} })
    const [connectionId, { profiles }] = [randomUUID(), await person.as.call(me)]
    await service.context.pool.query(
      `insert into connections (id, organization_id, provider, name) values ($1, $2, 'okta', 'Harbour ID')`,
      [connectionId, organization.id],
    )
    await service.context.pool.query(
      `insert into connection_links (id, connection_id, issuer, subject, profile_id)
       values ($1, $2, 'https://id.example', $3, $4)`,
      [randomUUID(), connectionId, `subject of ${person.id}`, profiles[0]!.id],
    )
    await service.context.pool.query(
      `insert into connection_sign_ins (id, connection_id, outcome, email, profile_id)
       values ($1, $2, 'signed_in', $3, $4)`,
      [randomUUID(), connectionId, `of-${person.email}`, profiles[0]!.id],
    )
    await service.context.pool.query(
      `insert into second_factor_resets (user_id, code_hash, due_at)
       select id, sha256(id::text::bytea), now() from users where id = $1`,
      [person.id],
    )
    await service.context.pool.query(
      `insert into account_identities (id, user_id, provider, issuer, subject, email)
       select gen_random_uuid(), id, 'google', 'https://accounts.google.com', id, email
       from users where id = $1`,
      [person.id],
    )
  }
  const job = await start(ana)
  await finishExport(service, job)
  const files = await unzipped((await fileOf(ana, job.id)).bytes)
  const rows = (name: (typeof personEntities)[number]) => rowsIn(files, `${name}.jsonl`)
  expect(rows('account')).toMatchObject([{ id: ana.id }])
  expect(rows('email-changes')).toMatchObject([{ from: ana.email, to: `next-${ana.email}` }])
  expect(rows('known-places').map(({ kind }) => kind)).toEqual([
    'browser',
    // The network appears twice, because it was used by a program and in a browser.
    'network',
    'network',
    'told',
  ])
  expect(rows('factors').map(({ kind }) => kind)).toEqual([
    'passkey',
    'password',
    'reset asked for',
  ])
  expect(rows('connected-providers')).toMatchObject([{ subject: ana.id, email: ana.email }])
  expect(rows('invitations-received')).toMatchObject([
    { email: `of-${ana.email}`, acceptedAt: expect.any(String) as string },
  ])
  expect(rows('connection-links')).toMatchObject([
    { connection: 'Harbour ID', subject: `subject of ${ana.id}` },
  ])
  expect(rows('provider-sign-ins')).toMatchObject([
    { connection: 'Harbour ID', outcome: 'signed_in', email: `of-${ana.email}` },
  ])
  expect(rows('exports')).toMatchObject([{ type: 'person' }])
  expect(rows('sessions')).toHaveLength(2)
  const everything = [...files.values()].map((file) => file.toString()).join('\n')
  for (const of of [ben.id, ben.email]) expect(everything).not.toContain(of)
})

test("a data export can be requested once a day, even concurrently, and failed ones don't count", async () => {
  const person = await service.createPerson()
  const ask = () => person.as.request('POST', '/api/me/data-export', {})
  // If the first request has already finished, the person learns when they can request the next export.
  const { 202: made, 409: beside = 0, 429: after = 0 } = statusCodes(await runConcurrently(4, ask))
  expect([made, beside + after]).toEqual([1, 3])
  const [job] = await list(person)
  await service.context.pool.query('update exports set counted_attempts = 3 where id = $1', [
    job!.id,
  ])
  await finishExport(service, job!)
  expect(await list(person)).toMatchObject([
    { currentStep: 'failed', failure: exportFailures.interrupted },
  ])
  const [letter] = await emailsTo(service.context, person.email)
  expect(letter!.kind).toBe('data_export_failed')

  await finishExport(service, await start(person))
  const again = await ask()
  expect(again).toMatchObject({
    status: 429,
    body: { code: 'data_once_a_day', message: 'You can request your data only once a day.' },
  })
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(86_000)
  const { pool } = service.context
  await pool.query(
    `update exports set created_at = created_at - interval '1 day'
    where user_id = $1`,
    [person.id],
  )
  expect((await ask()).status).toBe(202)
})

test("a data export can't be listed, downloaded, or deleted by others, and belongs to no organization", async () => {
  const organization = await service.createOrganization()
  const { owner } = organization
  const job = await start({ ...owner, as: owner.asUser })
  await finishExport(service, job)
  const member = await service.createMember(organization, ['admin'])
  expect(await list(member)).toEqual([])
  expect((await fileOf(member, job.id)).status).toBe(404)
  const params = { jobId: job.id }
  expect((await member.as.refused(deleteDataExport, { params })).status).toBe(404)
  for (const type of ['organization', 'person']) {
    const address = `/api/data-export/${type}/${organization.id}/${job.id}/file`
    expect((await owner.as.request('GET', address)).status).not.toBe(200)
  }
})

/** Tables that belong to a person but aren't in the file, each with the reason. */
const leftOut: Record<string, string> = {
  access_reviews: 'who started and closed it is in what they did',
  answers: 'sealed answers for a day',
  authorizations: 'who granted it is in what they did',
  connection_flows: 'a sign-in in progress, for a day',
  codes: 'hashes of mailed secrets, for a day at most',
  identity_flows: 'a sign-in in progress, for a day',
  logout_notices: 'what is still to be told to applications',
  network_members: 'who invited and accepted is in what they did',
  networks: 'of an organization',
  oauth_artifacts: 'hashes of tokens; the approvals say whose they are',
  organization_domains: 'who added it is in what they did',
  pending_sign_ins: 'half a sign-in, for minutes',
  provider_bypasses: 'which sessions they are is in what they did',
  provider_guests: 'a list that an organization keeps',
  provider_proofs: 'sign-ins at a provider, which are in the file already',
  review_keeps: 'a request that workers finish within minutes',
  reviewed_ways: 'a copy that an organization keeps',
  session_applications: 'which applications a session signed in to; the approvals say so',
  tokens: 'hashes of secrets; the sessions say whose they are',
}

test('every table with data about a person is in their data export, or is listed with a reason', async () => {
  const { rows } = await service.context.pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid in ('users'::regclass, 'profiles'::regclass)
       and connamespace = 'public'::regnamespace order by 1`,
  )
  const selected = entities.map((entity) => entity.select).join('\n')
  const isIn = (table: string) => new RegExp(`(from|join) ${table}\\b`).test(selected)
  const unexplained = rows.filter(({ name }) => !isIn(name) && !leftOut[name])
  expect(unexplained, 'add it to person-entities.ts, or say here why not').toEqual([])
  expect(Object.keys(leftOut).filter(isIn)).toEqual([])
  expect(entities.map(({ name }) => name)).toEqual([...personEntities])
})

test('a data export contains no emails that were sent to a previous owner of the address', async () => {
  const ben = await signedUp(service.context, service.url)
  const ana = await service.createPerson()
  const { email } = ben
  await changeTheEmail(service, ben, { from: email })
  await service.context.pool.query('delete from email_changes where user_id = $1', [ben.id])
  await changeTheEmail(service, ana, { from: ana.email, to: email })
  const job = await start(ana)
  await finishExport(service, job)
  const files = await unzipped((await fileOf(ana, job.id)).bytes)
  const kinds = rowsIn(files, 'mails.jsonl').map(({ kind }) => kind)
  expect(kinds).not.toContain('email_change_asked')
  expect(kinds).not.toContain('verify_email')
})
