import { signUpForm } from '#testing/people.ts'
import type { Answer, Client } from '#testing/test-client.ts'
import type { TestService } from '#testing/test-service.ts'

export interface SignUp {
  id: string
  email: string
  password: string
  /** What the newest letter to the address carried. */
  code: string
  /** `name=value`, as the browser that signed up sends it back. */
  cookie: string
  /** The browser that signed up. */
  browser: Client
}

/** An account whose address nobody has proved yet, and the browser that asked for it. */
export async function aSignUp(
  service: TestService,
  overrides: Record<string, string> = {},
  from = service.anonymous,
): Promise<SignUp> {
  const form = signUpForm(overrides)
  const answer = await from.request('POST', '/api/user', form)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  const cookie = cookieOf(answer)
  return {
    id: (answer.body as { id: string }).id,
    email: form.email,
    password: form.password,
    code: await service.codeFor(form.email),
    cookie,
    browser: from.with({ cookie }),
  }
}

export function cookieOf({ headers }: Pick<Answer, 'headers'>): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
