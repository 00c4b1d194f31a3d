import { findUserByEmail } from '@accord/service/data/users/accounts.store.ts'
import { createTestSignUp } from '@accord/service/testing/accounts.ts'
import { emailsTo } from '@accord/service/testing/inbox.ts'
import { signUpForm } from '@accord/service/testing/people.ts'
import { caller } from '@accord/service/testing/test-client.ts'
import { type Course, type Race, everywhere, expectCount, expectStatuses } from './race.ts'
import { findLiveApplicationToken } from '@accord/service/data/approvals/live-token.store.ts'
import { createTestBrowser, registerTestClient } from '@accord/service/testing/oauth.ts'
import {
  type Form,
  codeAtOnce,
  redeeming,
  refreshing,
  tokenRequest,
} from '@accord/service/testing/helpers/token-requests.ts'

export const resetPassword: Race = {
  name: 'a password is reset with one link',
  prepare: async (course) => {
    const { first } = course
    const { email } = await first.createPerson()
    let place = 'Orchard'
    return async () => {
      const asked = await first.anonymous.request('POST', '/api/password/reset/email', { email })
      // Without a new link, all eight requests would use the link of the previous round.
      if (asked.status !== 200) return [`a link request got ${asked.status}`]
      const token = await first.codeFor(email)
      // The new password must differ from the previous round's. A random password could break a
      // password rule.
      place = place === 'Orchard' ? 'Lantern' : 'Orchard'
      const passwordOf = (index: number) => `Window-${index}-${place}`
      const answers = await everywhere(course, (url, index) =>
        caller(url).request('POST', '/api/password/reset', {
          email,
          token,
          password: passwordOf(index),
        }),
      )
      const winner = answers.findIndex(({ status }) => status === 200)
      if (winner === -1) return [`no one reset it: ${JSON.stringify(answers[0]!.body)}`]
      const signIn = { email, password: passwordOf(winner) }
      const { status } = await first.anonymous.request('POST', '/api/auth/login', signIn)
      return [
        ...expectStatuses(answers, { 200: 1, 400: 7 }),
        ...(status === 200 ? [] : [`the new password signs in with ${status}`]),
      ]
    }
  },
}

export const verifyEmail: Race = {
  name: 'an address is verified with one link',
  prepare: async (course) => async () => {
    const { first } = course
    const { browser, code, email, password } = await createTestSignUp(first)
    const answers = await everywhere(course, (url, index) =>
      // Half of the requests use the cookie of the browser that signed up, and the other half use
      // the password.
      index % 4 < 2
        ? browser.at(url).request('POST', '/api/verify-email', { code })
        : caller(url).request('POST', '/api/verify-email', { code, password }),
    )
    const user = await findUserByEmail(first.context.db, email)
    return [
      ...expectStatuses(answers, { 200: 1, 400: 7 }),
      ...(user?.email_verified_at ? [] : ['the address is not verified']),
    ]
  },
}

export const signUp: Race = {
  name: 'one address signs up',
  prepare: async (course) => async () => {
    const form = signUpForm()
    const answers = await everywhere(course, (url) =>
      caller(url).request('POST', '/api/user', form),
    )
    const emails = await emailsTo(course.first.context, form.email)
    return [
      ...expectStatuses(answers, { 201: 1, 400: 7 }),
      ...(emails.length === 1 ? [] : [`${emails.length} emails`]),
    ]
  },
}

/** Registers an application that its owner approves repeatedly. */
async function anApplicationIn({ first }: Course) {
  const { owner, ...organization } = await first.createOrganization()
  const application = await registerTestClient({ ...organization, owner })
  const browser = await createTestBrowser(first, owner)
  return {
    id: application.id,
    code: () => codeAtOnce(browser, application, owner),
    token: (url: string, form: Form) => tokenRequest({ url }, application, form),
  }
}

export const redeemCode: Race = {
  name: 'a code is redeemed',
  prepare: async (course) => {
    const application = await anApplicationIn(course)
    return async () => {
      const code = await application.code()
      const answers = await everywhere(course, (url) => application.token(url, redeeming(code)))
      const live = []
      for (const { body } of answers) {
        if (!body.access_token) continue
        // The service revokes the issued token, because the same code was redeemed more than once.
        live.push(await findLiveApplicationToken(course.first.context.db, body.access_token))
      }
      return [
        ...expectStatuses(answers, { 200: 1, 400: 7 }),
        ...live
          .filter(Boolean)
          .map(() => 'a token still works although its code was redeemed twice'),
      ]
    }
  },
}

export const refreshToken: Race = {
  name: 'a refresh token is used',
  prepare: async (course) => {
    const application = await anApplicationIn(course)
    const first = await application.token(course.first.url, redeeming(await application.code()))
    let newest = first.body.refresh_token!
    return async () => {
      const answers = await everywhere(course, (url) => application.token(url, refreshing(newest)))
      newest = answers[0]?.body.refresh_token ?? newest
      // All requests must get the same result, which is one token.
      const told = new Set(answers.map(({ text }) => text))
      const unused = `select count(*)::int as n from oauth_artifacts
        where kind = 'RefreshToken' and consumed_at is null and application_id = $1`
      return [
        ...expectStatuses(answers, { 200: 8 }),
        ...(told.size === 1 ? [] : [`${told.size} different responses`]),
        ...(await expectCount(course, unused, [application.id], 1)),
      ]
    }
  },
}
