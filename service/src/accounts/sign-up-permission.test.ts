import { deleteOrganization } from '@accord/contract/deletions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { emailsTo } from '#testing/inbox.ts'
import { randomEmail, createTestInvitation, expire } from '#testing/members.ts'
import { signUpForm } from '#testing/people.ts'
import { startTestService, type TestService } from '#testing/test-service.ts'

let open: TestService
beforeAll(async () => {
  open = await startTestService()
})
afterAll(() => open[Symbol.asyncDispose]())

const start = (mode: string, limits = '') =>
  startTestService({ beside: open, environment: { SIGN_UP: mode }, limits })
const signUp = ({ anonymous }: TestService, email: string) =>
  anonymous.request('POST', '/api/user', signUpForm({ email }))
const settingsOf = async ({ url }: TestService, page: string) => {
  const html = await (await fetch(`${url}${page}`)).text()
  const [, content] = /<meta name="accord" content="([^"]*)"/.exec(html)!
  return JSON.parse(content!.replaceAll('&quot;', '"'))
}

describe('SIGN_UP', () => {
  test('SIGN_UP=invited admits people with a pending invitation and gives everyone else the same message', async () => {
    await using invited = await start('invited')
    const organization = await open.createOrganization()
    const { email } = await createTestInvitation(open, organization)
    const past = await createTestInvitation(open, organization)
    await expire(open, past.id)
    const ended = await open.createOrganization()
    const nowhere = await createTestInvitation(open, ended)
    await ended.owner.as.call(deleteOrganization, { params: { id: ended.id } })
    const byInvitation = {
      status: 403,
      body: {
        code: 'sign_up_by_invitation',
        fields: {
          email: 'Sign-up is by invitation only. Use the email address you were invited with.',
        },
      },
    }
    // These are an existing account, an expired invitation, an invitation to a deleted organization, and a stranger.
    for (const other of [organization.owner.email, past.email, nowhere.email, randomEmail()]) {
      expect(await signUp(invited, other)).toMatchObject(byInvitation)
    }
    expect((await emailsTo(open.context, past.email)).map(({ kind }) => kind)).not.toContain(
      'verify_email',
    )
    expect((await signUp(invited, email)).status).toBe(201)
    const { anonymous } = invited
    const invitation = await open.codeFor(email)
    const verify = { code: invitation, password: signUpForm().password }
    expect((await anonymous.request('POST', '/api/verify-email', verify)).status).toBe(200)
    expect(await settingsOf(invited, '/sign-up')).toMatchObject({
      signUpFor: byInvitation.body.fields.email,
    })
  })

  test('with SIGN_UP=closed, no one can sign up, the pages say so, and people with an account can sign in', async () => {
    await using closed = await start('closed')
    const organization = await open.createOrganization()
    const { email } = await createTestInvitation(open, organization)
    expect(await signUp(closed, email)).toMatchObject({
      status: 403,
      body: {
        code: 'sign_up_closed',
        message: 'Sign-up is turned off.',
      },
    })
    const { password } = organization.owner
    const body = { email: organization.owner.email, password }
    expect((await closed.anonymous.request('POST', '/api/auth/login', body)).status).toBe(200)
    for (const page of ['/sign-in', '/sign-up']) {
      const { noSignUp } = await settingsOf(closed, page)
      expect(noSignUp).toBe('Sign-up is turned off.')
    }
  })

  test('SIGN_UP is open by default, and an unknown value prevents the start', async () => {
    const settings = await settingsOf(open, '/sign-in')
    expect([settings.noSignUp, settings.signUpFor]).toEqual([undefined, undefined])
    expect(() => readConfig({ SIGN_UP: 'shut' })).toThrow(
      "SIGN_UP is 'shut', but it must be open, invited, or closed.",
    )
  })

  test('SIGN_UP=invited limits attempts to find out who is invited', async () => {
    await using strict = await start('invited', 'signUpPerAddress=2/1h')
    const tried = []
    for (let times = 0; times < 3; times += 1) {
      tried.push((await signUp(strict, randomEmail())).status)
    }
    // The attempts of the tests above count, too.
    expect([tried[0], tried.at(-1)]).toEqual([403, 429])
  })
})
