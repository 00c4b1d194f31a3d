import { getNetworkHistory, getNetworkMap, type Network } from '@accord/contract/networks.ts'
import { queryOptions } from '@tanstack/react-query'
import { callFor } from '../../session/act-for.ts'

/** Loads a network's organizations and the applications authorized between them. */
export function networkMapQuery({ id, createdBy }: Network) {
  return queryOptions({
    queryKey: ['network', id, 'map'],
    queryFn: () => callFor(createdBy.id, getNetworkMap, { params: { id } }),
  })
}

/** Loads the history of the map. This is a separate query, because the current map doesn't need it. */
export function networkHistoryQuery({ id, createdBy }: Network) {
  return queryOptions({
    queryKey: ['network', id, 'history'],
    queryFn: () => callFor(createdBy.id, getNetworkHistory, { params: { id } }),
  })
}
