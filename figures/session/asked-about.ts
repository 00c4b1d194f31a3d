import { randomUUID } from 'node:crypto'
import type { Cast } from '@accord/service/testing/access/cast.ts'
import { anInvitationFrom } from '@accord/service/testing/access/things.ts'
import { aBareNetwork } from '@accord/service/testing/networks.ts'
import type { Answer } from '@accord/service/testing/test-client.ts'

/** The same question about what is there, and about what is not. */
export type Pair = [there: () => Promise<Answer>, not: () => Promise<Answer>]

/** What somebody could ask to find out who or what is known here. */
export async function askedAbout(cast: Cast): Promise<Record<string, Pair>> {
  const { service, here, owner, partner, elsewhere, stranger, unknown } = cast
  await aBareNetwork(service, { by: here })
  const invitation = await anInvitationFrom(cast, elsewhere)
  const post = (path: string, body: unknown) =>
    service.anonymous.request('POST', `/api${path}`, body)
  const get = (path: string) => owner.as.request('GET', `/api${path}`)
  const nobody = () => `${randomUUID()}@example.com`
  const byAddress = (path: string, more = {}): Pair => [
    () => post(path, { email: partner.owner.email, ...more }),
    () => post(path, { email: nobody(), ...more }),
  ]
  const byId = (path: string, { id }: { id: string }): Pair => [
    () => get(`${path}/${id}`),
    () => get(`${path}/${randomUUID()}`),
  ]
  return {
    'sign-in': byAddress('/auth/login', { password: 'Wrong-42-Password' }),
    reset: byAddress('/password/reset/email'),
    resend: byAddress('/resend-verify-email'),
    // A person's address is no organization's, and the search must not tell whose it is.
    search: [
      () => get(`/search/organization?email=${stranger.email}`),
      () => get(`/search/organization?email=${nobody()}`),
    ],
    'an invitation': byId('/invitation', invitation),
    'an organization': byId('/organization', elsewhere),
    'a key': byId('/key', unknown),
  }
}
