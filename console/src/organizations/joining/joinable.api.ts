import { askToJoin, listJoinable } from '@accord/contract/domains.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { refresh } from '../../api/query-client.ts'
import { call } from '../../session/call.ts'
import { create } from '../../session/create.ts'

/** Loads the organizations that the person can ask to join, because they verified the domain of their address. */
export const joinableQuery = queryOptions({
  queryKey: ['joinable-organizations'],
  queryFn: () => call(listJoinable),
  staleTime: 60_000,
})

export const askToJoinMutation = mutationOptions({
  mutationFn: ({ id }: { id: string }) => create(askToJoin, { params: { id }, body: {} }),
  onSettled: () => refresh(joinableQuery.queryKey),
})
