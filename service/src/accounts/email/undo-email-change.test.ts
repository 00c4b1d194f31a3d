import { listActivity, listOrganizationActivity } from '@accord/contract/activity.ts'
import { deleteOrganization } from '@accord/contract/deletions.ts'
import { cancelEmailChange, getOwnEmail, verifyNewEmail } from '@accord/contract/email-change.ts'
import { resetPassword } from '@accord/contract/passwords.ts'
import { listProfiles } from '@accord/contract/profiles.ts'
import { login, me } from '@accord/contract/session.ts'
import * as oauth from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepTable } from '#lifecycle/retention.store.ts'
import { requestSecondFactorReset } from '#factors/reset/resets.ts'
import { offerTotp } from '#factors/totp/totp.store.ts'
import { requestEmailChange, changeTheEmail } from '#testing/accounts.ts'
import { addTotp, putTotp } from '#testing/factors.ts'
import { emailsTo } from '#testing/inbox.ts'
import { approveClient, startAuthorization, type Stage, startStage } from '#testing/oauth.ts'
import { createTestPasskey } from '#testing/helpers/authenticator.ts'
import { type Person, signIn } from '#testing/people.ts'
import { statusCodes, runConcurrently } from '#testing/concurrency.ts'

let { service, organization, client, browser } = {} as Stage
beforeAll(async () => {
  ;({ service, organization, client, browser } = await startStage())
})
afterAll(() => service[Symbol.asyncDispose]())

const undo = (code: string) => service.anonymous.request('POST', '/api/email-not-me', { code })
const invalid = {
  status: 400,
  body: {
    code: 'undo_link_invalid',
    message: 'This link to undo the change has expired or was already used.',
  },
}
const newPassword = 'Orchard-77-Window'
const addressOf = async ({ id }: Person) =>
  (await service.context.pool.query('select email from users where id = $1', [id])).rows[0].email
/** Resets the password with the link in the email about the undone change. */
const resets = async ({ email }: Person) =>
  service.anonymous.call(resetPassword, {
    body: { email, token: await service.codeFor(email), password: newPassword },
  })
const pass = (person: Person, hours: number) =>
  service.context.pool.query(
    `update email_changes set asked_at = asked_at - make_interval(hours => $2),
       changed_at = changed_at - make_interval(hours => $2),
       code_until = code_until - make_interval(hours => $2),
       undo_until = undo_until - make_interval(hours => $2) where user_id = $1`,
    [person.id, hours],
  )

describe('undoing an email change from the old address', () => {
  test('undoing an email change restores the address and the profiles, ends all sessions, and requires a new password', async () => {
    const { owner } = organization
    const ana = owner
    const { address, checks } = await startAuthorization(client, {
      scope: 'openid email offline_access',
    })
    const back = await approveClient(browser, address, owner.profileId)
    const tokens = await oauth.authorizationCodeGrant(client, back, checks)
    const { to, undo: code } = await changeTheEmail(
      service,
      { as: ana.asUser },
      { from: ana.email, profiles: [owner.profileId] },
    )
    // Applications get the current address.
    expect(await oauth.fetchUserInfo(client, tokens.access_token, ana.id)).toMatchObject({
      email: to,
      email_verified: true,
    })

    expect(await undo(code)).toMatchObject({ status: 200, body: { email: ana.email } })
    expect(await addressOf(ana)).toBe(ana.email)
    for (const as of [ana.as, ana.asUser]) {
      expect((await as.request('GET', `/api${me.path}`)).status).toBe(401)
    }
    await expect(oauth.refreshTokenGrant(client, tokens.refresh_token!)).rejects.toThrow()
    for (const email of [ana.email, to]) {
      const body = { email, password: ana.password }
      expect((await service.anonymous.request('POST', '/api/auth/login', body)).status).toBe(401)
    }
    const [told] = await emailsTo(service.context, ana.email)
    expect(told).toMatchObject({ kind: 'email_change_undone' })
    const [toNew] = await emailsTo(service.context, to)
    expect(toNew).toMatchObject({ kind: 'email_taken_back' })

    await resets(ana)
    const again = await signIn(service.anonymous, { email: ana.email, password: newPassword })
    const as = service.anonymous.with({ authorization: again.accessToken })
    expect((await as.call(listProfiles, { query: {} })).data[0]).toMatchObject({
      email: ana.email,
      emailProven: true,
    })
    const { data } = await as.call(listActivity, { query: {} })
    expect(data.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['email_change_undone', 'email_changed', 'email_change_asked']),
    )
    const admin = await service.createMember(organization, ['admin'])
    const activity = await admin.as.call(listOrganizationActivity, {
      params: { id: organization.id },
      query: { kind: 'profile_email_changed' },
    })
    expect(activity.data.map(({ detail, author }) => [detail, author])).toMatchObject([
      [
        { email: to, newEmail: ana.email },
        { kind: 'person', id: ana.id },
      ],
      [
        { email: ana.email, newEmail: to },
        { kind: 'person', id: ana.id },
      ],
    ])
  })

  test('an email change can be undone only once, even with six concurrent requests before it takes effect', async () => {
    const ana = await service.createPerson()
    const { to, undo: code } = await requestEmailChange(service, ana, { from: ana.email })
    const link = await service.codeFor(to)
    expect(statusCodes(await runConcurrently(6, () => undo(code)))).toEqual({ 200: 1, 400: 5 })
    expect(await undo(code)).toMatchObject(invalid)
    expect((await ana.as.request('GET', `/api${me.path}`)).status).toBe(401)
    await resets(ana)
    const { accessToken } = await signIn(service.anonymous, { ...ana, password: newPassword })
    const as = service.anonymous.with({ authorization: accessToken })
    expect(await as.call(getOwnEmail)).toMatchObject({ email: ana.email, pending: null })
    const answer = await as.request('POST', '/api/me/email/verify', { code: link })
    expect(answer).toMatchObject({ status: 400, body: { code: 'verification_link_invalid' } })
    // No one uses that address, so it gets no email.
    expect(await emailsTo(service.context, to)).toHaveLength(1)
  })

  test('an email change can be undone for 72 hours after the request and the change, even if canceled', async () => {
    const [ana, ben, eva] = await runConcurrently(3, () => service.createPerson())
    const asked = await requestEmailChange(service, ana!, { from: ana!.email })
    await ana!.as.call(cancelEmailChange)
    await pass(ana!, 71)
    expect((await undo(asked.undo)).status).toBe(200)

    const late = await requestEmailChange(service, ben!, { from: ben!.email })
    await pass(ben!, 72)
    expect(await undo(late.undo)).toMatchObject(invalid)

    // The change was requested twice, a day apart, and the link in the first email still works.
    const first = await requestEmailChange(service, eva!, { from: eva!.email })
    await pass(eva!, 23)
    const { to } = await changeTheEmail(service, eva!, { from: eva!.email })
    await pass(eva!, 71)
    await sweepTable(service.context, 'email_changes')
    expect((await undo(first.undo)).status).toBe(200)
    expect(await addressOf(eva!)).toBe(eva!.email)
    expect(await emailsTo(service.context, to)).toHaveLength(3)
  })

  test('an email change can be made and undone after an organization that uses the address was deleted', async () => {
    const { id, owner } = await service.createOrganization()
    const { to, undo: code } = await requestEmailChange(
      service,
      { as: owner.asUser },
      { from: owner.email, profiles: [owner.profileId] },
    )
    await owner.as.call(deleteOrganization, { params: { id } })
    await owner.asUser.call(verifyNewEmail, { body: { code: await service.codeFor(to) } })
    expect(await undo(code)).toMatchObject({ status: 200, body: { email: owner.email } })
    const { rows } = await service.context.pool.query('select email from profiles where id = $1', [
      owner.profileId,
    ])
    expect(rows).toEqual([{ email: owner.email }])
  })

  test('no undo row is left once an email change can no longer be undone', async () => {
    const ana = await service.createPerson()
    await changeTheEmail(service, ana, { from: ana.email })
    await pass(ana, 72)
    await sweepTable(service.context, 'email_changes')
    const { rowCount } = await service.context.pool.query(
      'select from email_changes where user_id = $1',
      [ana.id],
    )
    expect(rowCount).toBe(0)
  })

  test('undoing an email change removes second factors added since then or in the 72 hours before, but no older ones', async () => {
    const [ana, ben] = await runConcurrently(2, () => service.createPerson())
    await addTotp(ana!, service.context)
    // The intruder in the account prepares ways to get back in.
    await createTestPasskey(service, ana!)
    const strong = async (person: Person) => {
      const body = { email: person.email, password: newPassword }
      return 'next' in (await service.anonymous.call(login, { body }))
    }
    for (const [table, column, hours] of [
      ['totp', 'confirmed_at', 73],
      ['account_activity', 'at', 73],
      ['passkeys', 'created_at', 71],
    ]) {
      await service.context.pool.query(
        `update ${table} set ${column} = now() - make_interval(hours => $2) where user_id = $1`,
        [ana!.id, hours],
      )
    }
    // The intruder in Ben's account takes it over.
    for (const person of [ana!, ben!]) {
      const { undo: code } = await changeTheEmail(service, person, { from: person.email })
      await createTestPasskey(service, person)
      if (person === ben) await putTotp(service.context, ben.id)
      expect((await undo(code)).status).toBe(200)
      await resets(person)
    }
    expect([await strong(ana!), await strong(ben!)]).toEqual([true, false])
    const { rows } = await service.context.pool.query(
      `select (select count(*)::int from passkeys where user_id = any($1)) as passkeys,
         (select count(*)::int from totp where user_id = any($1)) as apps`,
      [[ana!.id, ben!.id]],
    )
    expect(rows).toEqual([{ passkeys: 0, apps: 1 }])
  })

  test('undoing an email change cancels a pending second factor reset and deletes an unconfirmed authenticator app', async () => {
    const { context } = service
    const [ana, ben] = await runConcurrently(2, () => service.createPerson())
    await addTotp(ana!, context)
    const ofAna = await changeTheEmail(service, ana!, { from: ana!.email })
    await requestSecondFactorReset(context, await addressOf(ana!))
    const ofBen = await changeTheEmail(service, ben!, { from: ben!.email })
    await offerTotp(context.db, ben!.id, Buffer.from('x'))
    for (const { undo: code } of [ofAna, ofBen]) expect((await undo(code)).status).toBe(200)
    const left = `select from second_factor_resets where user_id = $1
      union all select from totp where user_id = $2`
    expect((await context.pool.query(left, [ana!.id, ben!.id])).rowCount).toBe(0)
  })
})
