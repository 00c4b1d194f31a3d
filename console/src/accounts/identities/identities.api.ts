import {
  type ConnectedIdentity,
  beginLinkingIdentity,
  listIdentities,
  unlinkIdentity,
} from '@accord/contract/social-sign-in.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { refresh } from '../../api/query-client.ts'
import { leaveForAnswer } from '../../browser/redirects.ts'
import { call } from '../../session/call.ts'

export const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: () => call(listIdentities),
})

/** Opens the provider in this tab. Its response leads to /connect-account. */
export const connectIdentityMutation = mutationOptions({
  mutationFn: async ({ key }: { key: string }) => {
    const { url } = await call(beginLinkingIdentity, { body: { provider: key } })
    return leaveForAnswer(url)
  },
})

export const disconnectIdentityMutation = mutationOptions({
  mutationFn: ({ id }: ConnectedIdentity) => call(unlinkIdentity, { params: { id } }),
  onSettled: () => refresh(['identities'], ['activity']),
})
