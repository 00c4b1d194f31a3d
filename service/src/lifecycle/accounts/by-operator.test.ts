import { listActivity, listOrganizationActivity } from '@accord/contract/activity.ts'
import { deleteAccount, cancelAccountDeletion } from '@accord/contract/deletions.ts'
import { setSecondFactorPolicy } from '@accord/contract/organization-policies.ts'
import { login, me } from '@accord/contract/session.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withCapturedEvents } from '#testing/activity.ts'
import { createTestApplication, approveForTest } from '#testing/applications.ts'
import { addSecondFactor, withStrongOwner } from '#testing/factors.ts'
import { emailsTo } from '#testing/inbox.ts'
import { endGracePeriod } from '#testing/accounts.ts'
import type { TestOrganization } from '#testing/organizations.ts'
import { runCommand } from '#testing/helpers/accord-process.ts'
import type { Person } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { deleteAccountOf, setDisabledOf, transferOwnership } from './by-operator.ts'
import { startDuePurges } from './purge-account.ts'

let service: TestService
let home: TestOrganization
beforeAll(async () => {
  service = await startTestService()
  home = await service.createOrganization()
})
afterAll(() => service[Symbol.asyncDispose]())

const paging = { query: { $skip: 0, $limit: 50 } }
const toldIn = async ({ id, owner }: TestOrganization, wanted: string) => {
  const { data } = await owner.as.call(listOrganizationActivity, { params: { id }, ...paging })
  return data.find(({ kind }) => kind === wanted)
}
const signingIn = ({ email, password }: Person) =>
  service.anonymous.refused(login, { body: { email, password } })
const again = async (person: Person) =>
  service.anonymous.with({ authorization: `Bearer ${await person.signInAgain()}` })

const look = ({ context } = service) => startDuePurges(context, new AbortController().signal)
const emailLeft = ({ email }: Person) =>
  service.context.pool.query(
    `update mails set state = 'sent', sent_at = now() where recipient = $1`,
    [email],
  )
/** Puts the email back into the queue and delays it by an hour. */
const waits = ({ email }: Pick<Person, 'email'>) =>
  service.context.pool.query(
    `update mails set state = 'queued', next_attempt_at = now() + interval '1 hour'
     where recipient = $1 and sent_at is null`,
    [email],
  )
const jobsOf = async (...people: Person[]) => {
  const { rows } = await service.context.pool.query(
    'select id from pgboss.job where id = any ($1)',
    [people.map(({ id }) => id)],
  )
  return rows.map(({ id }) => id)
}

describe('an operator', () => {
  test("an operator's deletion of an account notifies the person, who can restore it", async () => {
    const ana = await service.createMember(home, ['member'])
    const deleted = await deleteAccountOf(service.context, ana.email, { now: false })
    expect(deleted).toMatchObject({ before: false })
    expect((await ana.asUser.refused(me)).status).toBe(401)
    expect(await toldIn(home, 'member_account_deleted')).toMatchObject({
      author: { kind: 'command', name: 'delete-account' },
      detail: { email: ana.email },
    })
    expect((await emailsTo(service.context, ana.email))[0]).toMatchObject({
      subject: 'Your account was deleted',
    })
    expect(await deleteAccountOf(service.context, ana.email, { now: false })).toMatchObject({
      before: true,
    })
    const as = await again(ana)
    await as.call(cancelAccountDeletion)
    const { data } = await as.call(listActivity, paging)
    expect(data.find(({ kind }) => kind === 'account_deleted')).toMatchObject({ address: null })
    expect(await deleteAccountOf(service.context, 'nobody@example.com', { now: false })).toBe(
      undefined,
    )
  })

  test("an operator can make a deletion immediate, which is recorded, announced, and can't be undone", async () => {
    const ana = await service.createMember(home, ['member'])
    await ana.asUser.call(deleteAccount, { body: { organizations: [] } })
    const as = await again(ana)
    const deleted = await deleteAccountOf(service.context, ana.email, { now: true })
    expect(deleted).toMatchObject({ before: true })
    expect((await as.refused(cancelAccountDeletion)).status).toBe(401)
    expect(await toldIn(home, 'member_account_deleted')).toMatchObject({
      author: { kind: 'command', name: 'delete-account' },
      detail: { email: ana.email },
    })
    const emails = await emailsTo(service.context, ana.email)
    expect(emails.filter(({ kind }) => kind === 'account_deleted')).toHaveLength(2)
    // A second run doesn't send any more emails.
    await deleteAccountOf(service.context, ana.email, { now: true })
    expect(await emailsTo(service.context, ana.email)).toHaveLength(emails.length)
  })

  test('an immediate deletion is picked up by the next check, even if its job failed before', async () => {
    for (const givenUp of [false, true]) {
      const ana = await service.createPerson()
      await deleteAccountOf(service.context, ana.email, { now: true })
      expect((await signingIn(ana)).body.code).toBe('invalid_credentials')
      await emailLeft(ana)
      await look()
      const state = givenUp ? 'failed' : 'created'
      await service.context.pool.query(`update pgboss.job set state = $2 where id = $1`, [
        ana.id,
        state,
      ])
      await look()
      const { rows } = await service.context.pool.query(
        'select removed_at is not null as removed from users where id = $1',
        [ana.id],
      )
      expect(rows[0]).toEqual({ removed: givenUp })
    }
  })

  test('an immediate deletion waits up to an hour for its email, which would otherwise be deleted too', async () => {
    const [ana, ben] = [await service.createPerson(), await service.createPerson()]
    for (const { email } of [ana, ben]) {
      await deleteAccountOf(service.context, email, { now: true })
      await waits({ email })
    }
    await service.context.pool.query(
      `update users set removal_told_at = now() - interval '61 minutes' where id = $1`,
      [ben.id],
    )
    await look()
    expect(await jobsOf(ana, ben)).toEqual([ben.id])
    await emailLeft(ana)
    await look()
    expect(await jobsOf(ana)).toEqual([ana.id])
  })

  test("a person who deleted their account gets one last email, and the account is deleted after it's sent", async () => {
    const ana = await service.createPerson()
    await ana.as.call(deleteAccount, { body: { organizations: [] } })
    await emailLeft(ana)
    await endGracePeriod(service.context, 'users', ana.id)
    const quietly = { ...service.context, wakeMailer: () => {} }
    for (const _look of [1, 2]) {
      await startDuePurges(quietly, new AbortController().signal)
      await waits(ana)
      expect(await jobsOf(ana)).toEqual([])
    }
    const emails = await emailsTo(service.context, ana.email)
    expect(emails.slice(0, 2).map(({ kind }) => kind)).toEqual([
      'account_removed',
      'account_deleted',
    ])
    expect(emails[0]!.text).toContain('This is the last email we’ll send you.')
    await emailLeft(ana)
    await look()
    expect(await jobsOf(ana)).toEqual([ana.id])
  })

  test("an account that can't be deleted doesn't block others", async () => {
    const { db, pool } = service.context
    await using impatient = await startTestService({ beside: service, givesUp: 'as installed' })
    const people = [await service.createPerson(), await service.createPerson()]
    for (const person of people) {
      await deleteAccountOf(service.context, person.email, { now: true })
      await emailLeft(person)
    }
    await look()
    const [stuck, next] = people.map(({ id }) => id)
    await pool.query(`update pgboss.job set state = 'failed' where id in ($1, $2)`, [stuck, next])
    const holder = await db.startTransaction().execute()
    await sql`select from users where id = ${stuck} for update`.execute(holder)
    await look(impatient)
    await holder.rollback().execute()
    const { rows } = await pool.query(
      'select id from users where id in ($1, $2) and removed_at is not null',
      [stuck, next],
    )
    expect(rows).toEqual([{ id: next }])
  })

  test("an operator can't delete an account while the other owners lack a required second factor", async () => {
    const { context } = service
    const organization = await withStrongOwner(service)
    const { id, owner } = organization
    const other = await service.createMember(organization, ['owner'])
    await owner.as.call(setSecondFactorPolicy, { params: { id }, body: { from: 'now' } })
    const { rows } = await context.pool.query('select name from organizations where id = $1', [id])
    expect(await deleteAccountOf(context, owner.email, { now: true })).toEqual({
      alone: [rows[0].name],
    })
    await addSecondFactor(service, other)
    expect(await deleteAccountOf(context, owner.email, { now: true })).toMatchObject({
      before: false,
    })
  })

  test('an operator must transfer solely owned organizations to a member first', async () => {
    const { context } = service
    const alone = await service.createOrganization({ form: { name: 'Alone' } })
    const [mia, contact] = [
      await service.createMember(alone, ['member']),
      await service.createMember(alone, ['contact']),
    ]
    expect(await deleteAccountOf(context, alone.owner.email, { now: true })).toEqual({
      alone: ['Alone'],
    })
    expect(await transferOwnership(context, alone.id, contact.email)).toBe('not a member')
    expect(await transferOwnership(context, home.id, mia.email)).toBe('not a member')
    // This member joined through a forwarded link. Their profile has another person's address, which they never
    // verified.
    const other = await service.createMember(alone, ['member'])
    const known = 'update profiles set email = $1, email_proven = false where id = $2'
    await context.pool.query(known, [mia.email, other.profileId])
    expect(await transferOwnership(context, alone.id, mia.email)).toBe('done')
    const [was] = (
      await context.pool.query('select roles from profiles where id = $1', [other.profileId])
    ).rows
    expect(was.roles).toEqual(['member'])
    expect(await transferOwnership(context, alone.id, mia.email)).toBe('an owner already')
    expect(await toldIn(alone, 'roles_changed')).toMatchObject({
      author: { kind: 'command', name: 'transfer-ownership' },
      detail: { email: mia.email, after: ['owner', 'member'] },
    })
    expect((await emailsTo(context, mia.email))[0]!.subject).toBe('You’re now an owner of Alone')
    const [told] = await emailsTo(context, alone.owner.email)
    expect(told).toMatchObject({ kind: 'new_owner', subject: 'A new owner was added to Alone' })
    expect(told!.text).toContain(`“Ana Duarte” (${mia.email})`)
    expect(told!.text).toContain('An administrator of Accord changed their role.')
    expect(await deleteAccountOf(context, alone.owner.email, { now: true })).toMatchObject({
      before: false,
    })
  })

  test("a disabled account has no access until it's enabled again, and a wrong password doesn't reveal that it's disabled", async () => {
    const { parts: context, lines } = withCapturedEvents(service.context)
    const ana = await service.createMember(home, ['member'])
    const application = await createTestApplication(home)
    await approveForTest(ana, application)
    expect(await setDisabledOf(context, ana.email, true)).toEqual({ alone: [] })
    expect(await setDisabledOf(context, ana.email, true)).toBe(false)
    expect((await ana.asUser.refused(me)).status).toBe(401)
    expect((await ana.as.refused(me)).status).toBe(401)
    expect((await signingIn(ana)).body.code).toBe('account_disabled')
    const guessed = await signingIn({ ...ana, password: 'Wrong-1-Guess' })
    expect(guessed.body.code).toBe('invalid_credentials')
    expect(await toldIn(home, 'member_account_disabled')).toMatchObject({
      author: { kind: 'command', name: 'disable-person' },
    })
    expect(await setDisabledOf(context, ana.email, false)).toEqual({ alone: [] })
    expect(await setDisabledOf(context, ana.email, false)).toBe(false)
    expect(lines).toMatchObject([
      { event: 'account.disabled', account: ana.id },
      { event: 'member.account-disabled', organization: home.id, on: [ana.id] },
      { event: 'account.enabled', account: ana.id },
      { event: 'member.account-enabled', organization: home.id, on: [ana.id] },
    ])
    const as = await again(ana)
    expect(await as.call(me)).toMatchObject({ profiles: [{ id: ana.profileId }] })
    const { rows } = await context.pool.query('select from approvals where user_id = $1', [ana.id])
    expect(rows).toHaveLength(1)
  })
})

test('commands about people describe their arguments and reject invalid addresses', async () => {
  await expect(runCommand('delete-account', ['ana'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("'ana' is not an email address."),
  })
  await expect(runCommand('transfer-ownership', ['ana@example.com'])).rejects.toMatchObject({
    stderr: expect.stringContaining('Specify the organization and the email address'),
  })
})
