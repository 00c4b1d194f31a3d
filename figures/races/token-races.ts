import { findLiveApplicationToken } from '@accord/service/oauth/live-token.store.ts'
import { aBrowser, aRegistered, redirect } from '@accord/service/testing/oauth.ts'
import { type Course, everywhere, expectCount, expectStatuses, type Race } from './race.ts'

interface Answered {
  status: number
  body: { access_token?: string; refresh_token?: string; error?: string }
}

/** An application whose owner approves it again and again by the direct door, which needs one request only. */
async function anApplicationIn({ first }: Course) {
  const organization = await first.anOrganization()
  const application = await aRegistered(organization)
  const browser = await aBrowser(first, organization.owner)
  const basic = Buffer.from(`${application.id}:${application.secret}`).toString('base64')
  return {
    id: application.id,
    code: async () => {
      const { body } = await browser.decide({
        application: application.id,
        state: 'x',
        redirect,
        offlineAccess: true,
        profile: organization.owner.profileId,
      })
      return new URL((body as { redirect: string }).redirect).searchParams.get('code')!
    },
    token: async (url: string, form: Record<string, string>): Promise<Answered> => {
      const response = await fetch(`${url}/oauth/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams(form),
      })
      return { status: response.status, body: (await response.json()) as Answered['body'] }
    },
  }
}

const redeeming = (code: string) => ({
  grant_type: 'authorization_code',
  code,
  redirect_uri: redirect,
})

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
        live.push(await findLiveApplicationToken(course.first.context.pool, body.access_token))
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
      const used = { grant_type: 'refresh_token', refresh_token: newest }
      const answers = await everywhere(course, (url) => application.token(url, used))
      newest = answers[0]?.body.refresh_token ?? newest
      // All of them are told what came of it, and that is one token.
      const told = new Set(answers.map(({ body }) => JSON.stringify(body)))
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
