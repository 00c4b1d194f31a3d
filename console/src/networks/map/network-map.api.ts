import { getNetworkMap, type Network } from '@accord/contract/networks.ts'
import { queryOptions } from '@tanstack/react-query'
import { callFor } from '../../session/act-for.ts'

/** The organizations of a network and the applications authorized among them. */
export function networkMapQuery({ id, createdBy }: Network) {
  return queryOptions({
    queryKey: ['network', id, 'map'],
    queryFn: () => callFor(createdBy.id, getNetworkMap, { params: { id } }),
  })
}
