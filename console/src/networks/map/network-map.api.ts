import { getNetworkHistory, getNetworkMap, type Network } from '@accord/contract/networks.ts'
import { queryOptions } from '@tanstack/react-query'
import { callFor } from '../../session/act-for.ts'

/** The organizations of a network with the applications authorized among them, and how it became so. */
export function networkMapQuery({ id, createdBy }: Network) {
  return queryOptions({
    queryKey: ['network', id, 'map'],
    queryFn: async () => {
      const sent = { params: { id } }
      const [map, history] = await Promise.all([
        callFor(createdBy.id, getNetworkMap, sent),
        callFor(createdBy.id, getNetworkHistory, sent),
      ])
      return { map, history }
    },
  })
}
