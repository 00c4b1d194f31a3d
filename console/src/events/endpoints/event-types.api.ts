import { listEventTypes } from '@accord/contract/event-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../session/call.ts'

/** Loads every type of event with an example, which would be too large for the console's own scripts. */
export const eventTypesQuery = queryOptions({
  queryKey: ['event-types'],
  queryFn: () => call(listEventTypes),
  staleTime: Infinity,
})
