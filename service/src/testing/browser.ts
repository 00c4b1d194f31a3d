import { login } from '@accord/contract/session.ts'
import type { Person } from './people.ts'
import { caller, type Client } from './test-client.ts'

/** A browser after sign-in, with a token in its storage and two cookies. */
export interface Browser {
  origin: string
  token: string
  cookie: string
  xsrf: string
  /** Sends requests like the console, with the token, the cookies, and the Origin and XSRF headers. */
  as: Client
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
