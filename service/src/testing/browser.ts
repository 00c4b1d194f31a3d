import { login } from '@accord/contract/session.ts'
import type { Person } from './people.ts'
import { caller, type Client } from './test-client.ts'

/** A browser after sign-in: a token in storage and two cookies. */
export interface Browser {
  origin: string
  token: string
  cookie: string
  xsrf: string
  /** Sends requests like the console: token, cookies, Origin, and XSRF header. */
  as: Client
  /** The Set-Cookie lines of the sign-in. */
  setCookies: string[]
}

export async function openBrowser(
  url: string,
  { email, password }: Pick<Person, 'email' | 'password'>,
  /** The cookies that the browser already has. */
  held?: string,
): Promise<Browser> {
  const origin = url
  const answer = await caller(url, { origin, ...(held && { cookie: held }) }).request(
    'POST',
    `/api${login.path}`,
    {
      email,
      password,
    },
  )
  const { accessToken: token } = answer.body as { accessToken: string }
  const setCookies = answer.headers.getSetCookie()
  const pairs = setCookies.map((line) => line.split(';')[0]!)
  const cookie = pairs.join('; ')
  const xsrf = /XSRF-TOKEN=([^;]*)/.exec(cookie)![1]!
  const as = caller(url, {
    origin,
    cookie,
    authorization: `Bearer ${token}`,
    'x-xsrf-token': xsrf,
  })
  return { origin, token, cookie, xsrf, as, setCookies }
}
