import { removePassword } from '@accord/contract/passwords.ts'
import { listFactors, removeTotp } from '@accord/contract/factors.ts'
import {
  beginPasskeySignIn,
  finishPasskeySignIn,
  removePasskey,
} from '@accord/contract/own-passkeys.ts'
import { getOrganization } from '@accord/contract/organizations.ts'
import { profileToken } from '@accord/contract/profiles.ts'
import { setSecondFactorPolicy } from '@accord/contract/organization-policies.ts'
import { logout, me, type SignedIn } from '@accord/contract/session.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addTotp, codeNow, firstStep, signInTwice, withStrongOwner } from '#testing/factors.ts'
import { emailsTo } from '#testing/inbox.ts'
import type { TestOrganization, TestMember } from '#testing/organizations.ts'
import { addedBy, Authenticator } from '#testing/helpers/authenticator.ts'
import { type Person, signIn } from '#testing/people.ts'
import { sharedTestService, type TestService } from '#testing/test-service.ts'
import { requestSecondFactorReset, runResets } from './reset/resets.ts'

let service: TestService
let ana: Person

beforeAll(async () => {
  service = await sharedTestService()
})
beforeEach(async () => {
  ana = await service.createPerson()
})

const password = 'Orchard-77-Window'
const bearing = ({ accessToken }: Pick<SignedIn, 'accessToken'>) =>
  service.anonymous.with({ authorization: `Bearer ${accessToken}` })
const aDevice = () => new Authenticator({ origin: service.context.config.publicUrl.origin })
const answerOf = async (device: Authenticator) =>
  device.get((await service.anonymous.call(beginPasskeySignIn, { body: {} })).options)
const signInWith = async (device: Authenticator) => {
  const body = { credential: await answerOf(device) }
  return bearing(await service.anonymous.call(finishPasskeySignIn, { body }))
}

/** Resets the password through the emailed link, as anyone who can read the mailbox could. */
async function resetPassword({ email }: Pick<Person, 'email'>) {
  await service.anonymous.request('POST', '/api/password/reset/email', { email })
  const token = await service.codeFor(email)
  const sent = { email, token, password }
  expect((await service.anonymous.request('POST', '/api/password/reset', sent)).status).toBe(200)
  return { email, password }
}

/** Resets the second factor as an operator does, and moves on 72 hours. */
async function resetByOperator({ email, id }: Pick<Person, 'email' | 'id'>) {
  expect(await requestSecondFactorReset(service.context, email)).toMatchObject({ before: false })
  // The app was last used long before the request.
  await service.context.pool.query(
    `update totp set last_step = 1, confirmed_at = confirmed_at - interval '1 day' where user_id = $1`,
    [id],
  )
  await service.context.pool.query(
    `update second_factor_resets set due_at = now() where user_id = $1`,
    [id],
  )
  await runResets(service.context)
}

/** Expects that no session starts, because the password is correct but there's no second factor to continue with. */
async function expectLockedOut(who: Pick<Person, 'email' | 'password'>) {
  const { pending } = await firstStep(service.anonymous, who)
  const proof = { totp: '000000' }
  const sent = { pending, proof }
  const answer = await service.anonymous.request('POST', '/api/auth/login/second', sent)
  expect(answer).toMatchObject({ status: 401, body: { code: 'second_factor_wrong' } })
}

describe('a person who lost their device gets back in', () => {
  test('a person who lost their device gets back in with a recovery code, and replaces the lost app', async () => {
    const { recoveryCodes } = await addTotp(ana, service.context)
    await ana.as.call(logout, { body: {} })
    await expectLockedOut(ana)
    const as = bearing(await signInTwice(service.anonymous, ana, { recovery: recoveryCodes[0]! }))
    expect((await as.call(me)).id).toBe(ana.id)
    // The factor was proved a moment ago, so no confirmation is needed.
    await as.call(removeTotp)
    expect(await as.call(listFactors)).toMatchObject({ totp: null, secondFactor: false })
    await addTotp({ as }, service.context)
    const totp = await codeNow(service.context, ana.id)
    const again = bearing(await signInTwice(service.anonymous, ana, { totp }))
    expect(await again.call(listFactors)).toMatchObject({
      secondFactor: true,
      recoveryCodes: { left: 10, kept: true },
    })
  })

  test('a person who lost their device gets back in with their second passkey, and the lost one no longer works', async () => {
    const [lost, kept] = [aDevice(), aDevice()]
    const { passkey } = await addedBy(ana, lost, 'Phone')
    await addedBy(ana, kept, 'Security key')
    await ana.as.call(removePassword)
    await ana.as.call(logout, { body: {} })
    const as = await signInWith(kept)
    // An account without a password always keeps two sign-in methods.
    await addedBy({ as }, aDevice(), 'New phone')
    await as.call(removePasskey, { params: { id: passkey.id } })
    const body = { credential: await answerOf(lost) }
    const answer = await service.anonymous.refused(finishPasskeySignIn, { body })
    expect(answer.body.code).toBe('passkey_not_accepted')
  })

  test('a person without a device or password gets back in with an emailed link and a recovery code', async () => {
    const { recoveryCodes } = await addedBy(ana, aDevice())
    await ana.as.request('POST', '/api/me/recovery-codes/kept', {})
    await ana.as.call(removePassword)
    await ana.as.call(logout, { body: {} })
    const { email } = ana
    const refused = await service.anonymous.request('POST', '/api/auth/login', {
      email,
      password: ana.password,
    })
    expect(refused.status).toBe(401)
    const theirs = await resetPassword(ana)
    await expectLockedOut(theirs)
    const as = bearing(
      await signInTwice(service.anonymous, theirs, { recovery: recoveryCodes![0]! }),
    )
    expect((await as.call(me)).id).toBe(ana.id)
  })

  test("a person who lost their device gets back in with an operator's help and only their password", async () => {
    await addTotp(ana, service.context)
    await ana.as.call(logout, { body: {} })
    await expectLockedOut(ana)
    await resetByOperator(ana)
    const as = bearing(await signIn(service.anonymous, ana))
    expect(await as.call(listFactors)).toMatchObject({ totp: null, secondFactor: false })
    expect((await emailsTo(service.context, ana.email))[0]!.text).toContain(
      'Sign in with your password',
    )
  })

  test("a person without a device or password gets back in with an operator's help, and an email explains how", async () => {
    await addedBy(ana, aDevice())
    await addedBy(ana, aDevice())
    await ana.as.call(removePassword)
    await ana.as.call(logout, { body: {} })
    await service.context.pool.query(
      `update passkeys set created_at = created_at - interval '1 day' where user_id = $1`,
      [ana.id],
    )
    await resetByOperator(ana)
    const [letter] = await emailsTo(service.context, ana.email)
    expect(letter).toMatchObject({ kind: 'second_factor_reset' })
    expect(letter!.text).toContain('Choose a password and sign in with it')
    expect(letter!.text).toMatch(/http\S+\/forgot-password/)
    const as = bearing(await signIn(service.anonymous, await resetPassword(ana)))
    expect((await as.call(me)).id).toBe(ana.id)
  })
})

describe('in an organization that requires a second factor', () => {
  let organization: TestOrganization
  let member: TestMember

  beforeEach(async () => {
    organization = await withStrongOwner(service)
    member = await service.createMember(organization, ['member'])
  })

  const set = (from: 'now' | null) =>
    organization.owner.as.call(setSecondFactorPolicy, {
      params: { id: organization.id },
      body: { from },
    })
  const asked = () => ({ body: { user: member.id, profile: member.profileId } })
  const expectActing = async (as: Person['as']) => {
    const { token } = await as.call(profileToken, asked())
    const acting = bearing({ accessToken: token })
    const shown = { params: { id: organization.id }, query: {} }
    expect(await acting.call(getOrganization, shown)).toMatchObject({ id: organization.id })
  }
  const expectKeptOut = async (as: Person['as']) =>
    expect((await as.refused(profileToken, asked())).body.code).toBe('second_factor_needed')

  test('a person without a required second factor can act again once they set one up, in the same session', async () => {
    await set('now')
    await expectKeptOut(member.asUser)
    await addTotp({ as: member.asUser }, service.context)
    await expectActing(member.asUser)
  })

  test('a person who lost a required second factor can act with a recovery code and replace the factor', async () => {
    const { recoveryCodes } = await addTotp({ as: member.asUser }, service.context)
    await set('now')
    const recovery = recoveryCodes[0]!
    const as = bearing(await signInTwice(service.anonymous, member, { recovery }))
    await expectActing(as)
    expect((await as.refused(removeTotp)).body).toMatchObject({ code: 'factor_required' })
    await addedBy({ as }, aDevice())
    await as.call(removeTotp)
    await expectActing(as)
  })

  test("a person who got an operator's help signs in, sets up a required second factor, and can act again", async () => {
    await addTotp({ as: member.asUser }, service.context)
    await set('now')
    await resetByOperator(member)
    const as = bearing(await signIn(service.anonymous, member))
    await expectKeptOut(as)
    await addTotp({ as }, service.context)
    await expectActing(as)
  })

  test('a person without a required second factor can act again once the policy is turned off', async () => {
    await set('now')
    await expectKeptOut(member.asUser)
    await set(null)
    await expectActing(member.asUser)
  })
})
