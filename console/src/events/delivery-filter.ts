import type { DeliveryState } from '@accord/contract/event-endpoints.ts'
import { anyText, deepPageNumber, oneOf } from '../browser/query-string.ts'

const states = [
  'pending',
  'succeeded',
  'failed',
  'canceled',
] as const satisfies readonly DeliveryState[]

/**
 * Parses the list of deliveries in the URL. `state` belongs to the sign-in of applications, so the state is called
 * `status` here. The screen validates the type, because the list of types is large.
 */
export const deliveriesSearch = { page: deepPageNumber, status: oneOf(states), type: anyText }
