import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listActivity } from '@accord/contract/activity.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resetLimits } from '#accounts/reset-limits.ts'
import { insertProfile } from '#data/organizations/profiles.store.ts'
import { insertProviderUser } from '#data/users/accounts.store.ts'
import { inTransaction } from '#database/transactions.ts'
import { addSecondFactor } from '#testing/factors.ts'
import type { Person } from '#testing/people.ts'
import { runCommand } from '#testing/helpers/accord-process.ts'
import { type SmtpCatcher, startSmtpCatcher } from '#testing/helpers/smtp-catcher.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let service: TestService
let smtp: SmtpCatcher
let ana: Person
let folder: string
const keyFile = () => join(folder, 'secret.key')
beforeAll(async () => {
  const masterKey = randomBytes(32)
  folder = await mkdtemp(join(tmpdir(), `accord-test-${process.pid}-`))
  await writeFile(keyFile(), masterKey.toString('base64'), { mode: 0o600 })
  service = await startTestService({ masterKey, limits: 'signInPerAccountAndAddress=2/30m' })
  smtp = await startSmtpCatcher()
  ana = await service.createPerson()
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const run = (command: string, given: string[], environment: Record<string, string> = {}) =>
  runCommand(command, given, { DATABASE_URL: service.databaseUrl, ...environment })
const refused = (stderr: string) => ({ code: 1, stderr: expect.stringContaining(stderr) })
/** Log lines in a command's output must not contain anyone's address. */
const eventsIn = ({ stdout }: { stdout: string }) => {
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
  expect(lines.join()).not.toContain('@')
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}
const signIn = async (password: string) =>
  (await service.anonymous.request('POST', '/api/auth/login', { email: ana.email, password }))
    .status

test('a rate limit is listed and reset for a person, a network, or by its name and key', async () => {
  const { db } = service.context
  const key = `${ana.email} 127.0.0.1`
  const tryOften = async () => {
    for (let times = 0; times < 3; times += 1) await signIn('Wrong-42-Lantern')
    expect(await signIn(ana.password)).toBe(429)
  }
  await tryOften()
  const kept = { name: 'signInPerAccountAndAddress', key, blockedUntil: expect.any(Date) }
  expect(await resetLimits(db, { email: ana.email }, 'list')).toMatchObject([{}, kept])
  expect(await signIn(ana.password)).toBe(429)
  for (const limited of [
    { email: ana.email },
    { name: 'signInPerAccountAndAddress' as const, key },
    { address: '127.0.0.1' },
  ]) {
    expect(await resetLimits(db, limited)).toEqual(
      expect.arrayContaining([expect.objectContaining(kept)]),
    )
    expect(await signIn(ana.password)).toBe(200)
    await tryOften()
  }
  const { data } = await ana.as.call(listActivity, { query: { $limit: 100 } })
  // A limit for a network doesn't belong to any person.
  expect(data.filter(({ kind }) => kind === 'limits_lifted')).toHaveLength(2)
  expect(await resetLimits(db, { email: 'nobody@example.com' })).toEqual([])
})

test('commands report their results, or the problem with their arguments', async () => {
  const wrong = [
    ['reset-limit', [], 'Specify --email, --address, or a limit name and key.'],
    ['reset-limit', ['--email', 'ana'], "'ana' is not an email address."],
    ['reset-limit', ['signInPerAcount', 'x'], 'Did you mean signInPerAccount?'],
    ['test-mail', [ana.email], 'SMTP_URL is not set'],
  ] as const
  await Promise.all(
    wrong.map(([command, given, sentence]) =>
      expect(run(command, [...given])).rejects.toMatchObject(refused(sentence)),
    ),
  )
  const [lifted, sent] = await Promise.all([
    run('reset-limit', ['--email', ana.email]),
    run('test-mail', [ana.email], { SMTP_URL: smtp.url }),
    expect(run('test-mail', [ana.email], { SMTP_URL: 'smtp://127.0.0.1:1' })).rejects.toMatchObject(
      refused("didn't accept the email"),
    ),
  ])
  expect(lifted.stdout).toContain('Rate limits reset.')
  expect(sent.stdout).toContain(`accepted an email for ${ana.email}. Check that it arrives`)
  const [email] = await smtp.arrived(1)
  expect(email!.envelopeTo).toEqual([ana.email])
  const { data } = await ana.as.call(listActivity, { query: { $limit: 2 } })
  expect(data.map(({ kind, address }) => `${kind} ${address}`).toSorted()).toEqual([
    'limits_lifted null',
    'test_mail_sent null',
  ])
})

test('each command about people can run in its own process', async () => {
  const { pool } = service.context
  const organization = await service.createOrganization({ form: { name: 'Harbour' } })
  const [heir, gone, disabled, lost] = [
    await service.createMember(organization, ['member']),
    await service.createPerson(),
    await service.createMember(organization, ['member']),
    await service.createPerson(),
  ]
  await addSecondFactor(service, lost)
  const key = { SECRET_KEY_FILE: keyFile(), LOG_LEVEL: 'info' }
  const [transferred, deleted, stopped, reset] = await Promise.all([
    run('transfer-ownership', [organization.id, heir.email], key),
    run('delete-account', [gone.email, '--now'], key),
    run('disable-person', [disabled.email], key),
    run('reset-second-factor', [lost.email], key),
    expect(run('enable-person', ['nobody@example.com'], key)).rejects.toMatchObject(
      refused('No account uses nobody@example.com to sign in.'),
    ),
  ])
  expect(transferred.stdout).toContain(heir.email)
  expect(deleted.stdout).toContain(`permanently delete ${gone.email}'s account within a minute`)
  expect(stopped.stdout).toContain(disabled.email)
  expect(reset.stdout).toContain(`${lost.email}'s second factor will be removed at`)
  const place = { organization: organization.id, level: 30 }
  expect(eventsIn(transferred)).toMatchObject([
    {
      event: 'roles.changed',
      ...place,
      on: [heir.profileId],
      what: { after: ['owner', 'member'] },
    },
  ])
  expect(eventsIn(deleted)).toMatchObject([{ event: 'account.deleted', account: gone.id }])
  expect(eventsIn(stopped)).toMatchObject([
    { event: 'account.disabled', account: disabled.id },
    { event: 'member.account-disabled', ...place, on: [disabled.id] },
  ])
  expect(eventsIn(reset)).toMatchObject([{ event: 'second-factor.reset-asked', account: lost.id }])
  const back = await run('enable-person', [disabled.email], { ...key, LOG_LEVEL: 'warn' })
  expect(eventsIn(back)).toEqual([])
  const { rows } = await pool.query(
    `select (select roles from profiles where id = $1) as roles,
       (select removed_from <= now() from users where id = $2) as due,
       (select disabled_at is null from users where id = $3) as enabled`,
    [heir.profileId, gone.id, disabled.id],
  )
  expect(rows).toEqual([{ roles: ['owner', 'member'], due: true, enabled: true }])
})

test('provider accounts are never meant by an address, but are listed with their IDs and found by them', async () => {
  const { db, pool } = service.context
  const organization = await service.createOrganization()
  const own = await service.createPerson()
  const names = { firstName: 'Noor', lastName: 'Haddad' }
  const [alone, beside] = await inTransaction(db, async (trx) => {
    const made = []
    for (const email of ['noor@northside.example', own.email]) {
      const user = await insertProviderUser(trx, { email, ...names })
      const place = { userId: user.id, organizationId: organization.id, email }
      await insertProfile(trx, { ...place, roles: ['member'] })
      made.push(user)
    }
    return made
  })
  const key = { SECRET_KEY_FILE: keyFile() }
  const listed = `use its ID: ${alone!.id} (Noor Haddad, ${organization.name}).`
  for (const command of [
    'disable-person',
    'enable-person',
    'delete-account',
    'reset-second-factor',
  ]) {
    await expect(run(command, [alone!.email], key)).rejects.toMatchObject(refused(listed))
  }
  await expect(
    run('transfer-ownership', [organization.id, alone!.email], key),
  ).rejects.toMatchObject(refused('owners need their own account'))

  const disabled = await run('disable-person', [own.email], key)
  expect(disabled.stdout).toContain(beside!.id)
  const isDisabled = async (id: string) => {
    const { rows } = await pool.query<{ disabled: boolean }>(
      'select disabled_at is not null as disabled from users where id = $1',
      [id],
    )
    return rows[0]!.disabled
  }
  expect([await isDisabled(own.id), await isDisabled(beside!.id)]).toEqual([true, false])
  await run('disable-person', [alone!.id], key)
  expect(await isDisabled(alone!.id)).toBe(true)
  await run('enable-person', [alone!.id], key)
  await expect(run('delete-account', [alone!.id], key)).rejects.toMatchObject(refused('add --now'))
  expect((await run('delete-account', [alone!.id, '--now'], key)).stdout).toContain(
    'within a minute',
  )
  await expect(run('disable-person', [randomUUID()], key)).rejects.toMatchObject(
    refused('No account has the ID'),
  )
})
