import {
  type EndpointChange,
  type EndpointForm,
  type EventEndpoint,
  createApplicationEndpoint,
  createOrganizationEndpoint,
  deleteEndpoint,
  enableEndpoint,
  getDelivery,
  getEndpoint,
  getEndpointPublicKey,
  getEndpointSecret,
  listApplicationEndpoints,
  listDeliveries,
  listOrganizationEndpoints,
  maxEndpoints,
  pauseEndpoint,
  resendDelivery,
  resendFailed,
  revokePreviousEndpointSecret,
  rotateEndpointSecret,
  testEndpoint,
  updateEndpoint,
} from '@accord/contract/event-endpoints.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ApiError } from '../../api/api-error.ts'
import { pageQuery } from '../../api/paging.ts'
import { findListed, queryClient, refresh } from '../../api/query-client.ts'
import { callFor } from '../../session/act-for.ts'
import { createFor } from '../../session/create.ts'
import { observableValue } from '../../ui/observable-value.ts'
import type { EndpointOwner } from './endpoint-owner.ts'

/** Every owner has fewer endpoints than this, so that there's only one page. */
const allEndpoints = { $skip: 0, $limit: Math.max(...Object.values(maxEndpoints)) }

export const deliveriesPerPage = 20

type Delivered = Parameters<typeof callFor<typeof listDeliveries>>[2]['query']

export function endpointsQuery({ organizationId, applicationId }: EndpointOwner) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'endpoints', applicationId],
    queryFn: () =>
      applicationId === undefined
        ? callFor(organizationId, listOrganizationEndpoints, {
            params: { id: organizationId },
            query: allEndpoints,
          })
        : callFor(organizationId, listApplicationEndpoints, {
            params: { id: applicationId },
            query: allEndpoints,
          }),
  })
}

export function endpointQuery(organizationId: string, id: string) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'endpoint', id],
    queryFn: () => {
      // The service returns 400 for an invalid ID, but for the person, the endpoint simply doesn't exist.
      if (!isId(id)) throw new ApiError({ status: 404 })
      return callFor(organizationId, getEndpoint, { params: { id } })
    },
    placeholderData: () =>
      findListed<EventEndpoint>({ queryKey: ['organization', organizationId, 'endpoints'] }, id),
  })
}

export function deliveriesQuery(
  { id, organization }: EventEndpoint,
  page: number,
  filter: Pick<NonNullable<Delivered>, 'state' | 'type'>,
) {
  return queryOptions({
    queryKey: [...deliveriesKey(organization.id, id), 'list', filter, page],
    queryFn: () =>
      callFor(organization.id, listDeliveries, {
        params: { id },
        query: { ...pageQuery(page, deliveriesPerPage), ...filter },
      }),
    placeholderData: keepPreviousData,
  })
}

export function deliveryQuery(organizationId: string, id: string, seq: string) {
  return queryOptions({
    queryKey: [...deliveriesKey(organizationId, id), seq],
    queryFn: () => {
      if (!isId(id) || !/^[1-9]\d{0,14}$/.test(seq)) throw new ApiError({ status: 404 })
      return callFor(organizationId, getDelivery, { params: { id, seq: Number(seq) } })
    },
  })
}

export function publicKeyQuery({ id, organization }: EventEndpoint) {
  return queryOptions({
    queryKey: ['organization', organization.id, 'endpoint', id, 'public-key'],
    queryFn: () => callFor(organization.id, getEndpointPublicKey, { params: { id } }),
  })
}

/** The secret of an endpoint that was created or rotated a moment ago. The page shows it once. */
export const newSecret = observableValue<{ endpoint: string; secret: string } | undefined>(
  undefined,
)

export function createEndpointMutation({ organizationId, applicationId }: EndpointOwner) {
  return mutationOptions({
    mutationFn: (body: z.output<typeof EndpointForm>) =>
      applicationId === undefined
        ? createFor(organizationId, createOrganizationEndpoint, {
            params: { id: organizationId },
            body,
          })
        : createFor(organizationId, createApplicationEndpoint, {
            params: { id: applicationId },
            body,
          }),
    onSuccess: ({ secret, ...endpoint }) => {
      newSecret.set({ endpoint: endpoint.id, secret })
      setEndpoint(endpoint)
    },
  })
}

export function updateEndpointMutation({ id, organization }: EventEndpoint) {
  return mutationOptions({
    mutationFn: (body: z.output<typeof EndpointChange>) =>
      callFor(organization.id, updateEndpoint, { params: { id }, body }),
    onSuccess: setEndpoint,
  })
}

export function pauseEndpointMutation({ id, organization }: EventEndpoint) {
  return mutationOptions({
    mutationFn: () => callFor(organization.id, pauseEndpoint, { params: { id }, body: {} }),
    onSuccess: setEndpoint,
    onError: () => refreshEndpoints(organization.id),
  })
}

export function enableEndpointMutation({ id, organization }: EventEndpoint) {
  return mutationOptions({
    mutationFn: () => callFor(organization.id, enableEndpoint, { params: { id }, body: {} }),
    onSuccess: setEndpoint,
    onError: () => refreshEndpoints(organization.id),
  })
}

export function testEndpointMutation({ id, organization }: EventEndpoint) {
  return mutationOptions({
    mutationFn: () => callFor(organization.id, testEndpoint, { params: { id }, body: {} }),
    onSuccess: ({ endpoint }) => setEndpoint(endpoint),
  })
}

export function deleteEndpointMutation({ id, organization }: EventEndpoint) {
  return mutationOptions({
    mutationFn: () => callFor(organization.id, deleteEndpoint, { params: { id } }),
    // The endpoint itself is no longer there, and its page is left now.
    onSuccess: () =>
      void refresh(
        ['organization', organization.id, 'endpoints'],
        ['organization', organization.id, 'activity'],
      ),
  })
}

/** Fetches the secret. The service records and limits this request, so the page sends it at most once. */
export function secretMutation({ id, organization }: EventEndpoint) {
  return mutationOptions({
    mutationFn: () => callFor(organization.id, getEndpointSecret, { params: { id } }),
  })
}

export function rotateSecretMutation({ id, organization }: EventEndpoint) {
  return mutationOptions({
    mutationFn: () =>
      createFor(organization.id, rotateEndpointSecret, { params: { id }, body: {} }),
    onSuccess: ({ secret }) => {
      newSecret.set({ endpoint: id, secret })
      return refreshEndpoints(organization.id)
    },
  })
}

export function revokePreviousSecretMutation({ id, organization }: EventEndpoint) {
  return mutationOptions({
    mutationFn: () =>
      callFor(organization.id, revokePreviousEndpointSecret, { params: { id }, body: {} }),
    onSuccess: setEndpoint,
    onError: () => refreshEndpoints(organization.id),
  })
}

export function resendMutation(organizationId: string, id: string, seq: number) {
  return mutationOptions({
    mutationFn: () => callFor(organizationId, resendDelivery, { params: { id, seq }, body: {} }),
    onSettled: () => refreshEndpoints(organizationId),
  })
}

export function resendFailedMutation({ id, organization }: EventEndpoint) {
  return mutationOptions({
    mutationFn: (since: Date) =>
      callFor(organization.id, resendFailed, {
        params: { id },
        body: { since: since.toISOString() },
      }),
    onSettled: () => refreshEndpoints(organization.id),
  })
}

function deliveriesKey(organizationId: string, id: string) {
  return ['organization', organizationId, 'endpoint', id, 'deliveries']
}

/** Shows the endpoint as the service returned it, and reloads the lists and the activity. */
function setEndpoint(endpoint: EventEndpoint) {
  const { id, organization } = endpoint
  queryClient.setQueryData(endpointQuery(organization.id, id).queryKey, endpoint)
  void refreshEndpoints(organization.id)
}

function refreshEndpoints(organizationId: string) {
  return refresh(
    ['organization', organizationId, 'endpoints'],
    ['organization', organizationId, 'endpoint'],
    ['organization', organizationId, 'activity'],
  )
}
