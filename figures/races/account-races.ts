import { findUserByEmail } from '@accord/service/data/users/accounts.store.ts'
import { aSignUp } from '@accord/service/testing/accounts.ts'
import { lettersTo } from '@accord/service/testing/inbox.ts'
import { signUpForm } from '@accord/service/testing/people.ts'
import { caller } from '@accord/service/testing/test-client.ts'
import { everywhere, expectStatuses, type Race } from './race.ts'

export const resetPassword: Race = {
  name: 'a password is reset by one link',
  prepare: async (course) => {
    const { first } = course
    const { email } = await first.aPerson()
    let place = 'Orchard'
    return async () => {
      const asked = await first.anonymous.request('POST', '/api/password/reset/email', { email })
      // Without a new link, all eight would use the one of the round before.
      if (asked.status !== 200) return [`a link was answered ${asked.status}`]
      const token = await first.codeFor(email)
      // Another one than in the round before; anything random may break a rule for passwords.
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
      if (winner === -1) return [`nobody reset it: ${JSON.stringify(answers[0]!.body)}`]
      const signIn = { email, password: passwordOf(winner) }
      const { status } = await first.anonymous.request('POST', '/api/auth/login', signIn)
      return [
        ...expectStatuses(answers, { 200: 1, 400: 7 }),
        ...(status === 200 ? [] : [`whoever reset the password signs in with ${status}`]),
      ]
    }
  },
}

export const verifyEmail: Race = {
  name: 'an address is verified by one link',
  prepare: async (course) => async () => {
    const { first } = course
    const { browser, code, email, password } = await aSignUp(first)
    const answers = await everywhere(course, (url, index) =>
      // Half by the cookie of the browser that signed up, half by the password.
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
    const letters = await lettersTo(course.first.context, form.email)
    return [
      ...expectStatuses(answers, { 201: 1, 400: 7 }),
      ...(letters.length === 1 ? [] : [`${letters.length} letters`]),
    ]
  },
}
