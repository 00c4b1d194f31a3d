import { findLiveApplicationToken } from '@accord/service/data/approvals/live-token.store.ts'
import { aBrowser, aRegistered } from '@accord/service/testing/oauth.ts'
import {
  codeAtOnce,
  type Form,
  redeeming,
  refreshing,
  tokenRequest,
} from '@accord/service/testing/parts/token-requests.ts'
import { type Course, everywhere, expectCount, expectStatuses, type Race } from './race.ts'

/** An application whose owner approves it again and again. */
async function anApplicationIn({ first }: Course) {
  const { owner, ...organization } = await first.anOrganization()
  const application = await aRegistered({ ...organization, owner })
  const browser = await aBrowser(first, owner)
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
        // Because there were others, nothing that the one got works.
        live.push(await findLiveApplicationToken(course.first.context.db, body.access_token))
      }
      return [
        ...expectStatuses(answers, { 200: 1, 400: 7 }),
        ...live.filter(Boolean).map(() => 'a token of a code that was redeemed twice is alive'),
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
      // All of them are told what came of it, and that is one token.
      const told = new Set(answers.map(({ text }) => text))
      const unused = `select count(*)::int as n from oauth_artifacts
        where kind = 'RefreshToken' and consumed_at is null and application_id = $1`
      return [
        ...expectStatuses(answers, { 200: 8 }),
        ...(told.size === 1 ? [] : [`${told.size} different answers`]),
        ...(await expectCount(course, unused, [application.id], 1)),
      ]
    }
  },
}
