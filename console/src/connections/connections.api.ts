import {
  type Connection,
  type ConnectionChange,
  type ConnectionForm,
  type ConnectionTest,
  type OwnConnection,
  confirmSetup,
  connectProvider,
  createConnection,
  createSetupLink,
  deleteConnection,
  deleteSetupLink,
  disconnectProvider,
  getConnection,
  getConnectionTest,
  listConnectionSignIns,
  listConnections,
  listOwnConnections,
  maxConnections,
  testConnection,
  turnOffConnection,
  turnOnConnection,
  updateConnection,
} from '@accord/contract/connections.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ApiError } from '../api/api-error.ts'
import { pageQuery } from '../api/paging.ts'
import { findListed, queryClient, refresh } from '../api/query-client.ts'
import { leaveForAnswer } from '../browser/redirects.ts'
import { callFor } from '../session/act-for.ts'
import { createFor } from '../session/create.ts'

export const signInsPerPage = 20

export type SignInFilter = 'succeeded' | 'rejected'

export function connectionsQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'connections'],
    queryFn: () =>
      callFor(organizationId, listConnections, {
        params: { id: organizationId },
        query: { $skip: 0, $limit: maxConnections },
      }),
  })
}

export function connectionQuery(organizationId: string, id: string) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'connection', id],
    queryFn: () => {
      // The service returns 400 for an invalid ID, but for the person, the connection simply doesn't exist.
      if (!isId(id)) throw new ApiError({ status: 404 })
      return callFor(organizationId, getConnection, { params: { id } })
    },
    placeholderData: () =>
      findListed<Connection>({ queryKey: ['organization', organizationId, 'connections'] }, id),
  })
}

export function testQuery({ id, organization }: Connection) {
  return queryOptions({
    queryKey: ['organization', organization, 'connection', id, 'test'],
    queryFn: () => callFor(organization, getConnectionTest, { params: { id } }),
  })
}

export function signInsQuery(
  { id, organization }: Connection,
  page: number,
  filter: SignInFilter | undefined,
) {
  return queryOptions({
    queryKey: ['organization', organization, 'connection', id, 'sign-ins', filter, page],
    queryFn: () =>
      callFor(organization, listConnectionSignIns, {
        params: { id },
        query: { ...pageQuery(page, signInsPerPage), filter },
      }),
    placeholderData: keepPreviousData,
  })
}

/** The connections through which the person can sign in to this organization. */
export function ownConnectionsQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'own-connections'],
    queryFn: () => callFor(organizationId, listOwnConnections, { params: { id: organizationId } }),
  })
}

export function createConnectionMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: (body: z.input<typeof ConnectionForm>) =>
      createFor(organizationId, createConnection, { params: { id: organizationId }, body }),
    onSuccess: setConnection,
  })
}

export function updateConnectionMutation({ id, organization }: Connection) {
  return mutationOptions({
    mutationFn: (body: z.output<typeof ConnectionChange>) =>
      callFor(organization, updateConnection, { params: { id }, body }),
    onSuccess: setConnection,
  })
}

/** Opens the provider in this tab. Its response leads back to the connection's page. */
export function testConnectionMutation({ id, organization }: Connection) {
  return mutationOptions({
    mutationFn: async () => {
      const { url } = await callFor(organization, testConnection, { params: { id }, body: {} })
      return leaveForAnswer(url)
    },
    onError: () => refreshConnections(organization),
  })
}

export function turnOnMutation({ id, organization }: Connection) {
  return mutationOptions({
    mutationFn: () => callFor(organization, turnOnConnection, { params: { id }, body: {} }),
    onSuccess: setConnection,
    onError: () => refreshConnections(organization),
  })
}

export function turnOffMutation({ id, organization }: Connection) {
  return mutationOptions({
    mutationFn: () => callFor(organization, turnOffConnection, { params: { id }, body: {} }),
    onSuccess: setConnection,
    onError: () => refreshConnections(organization),
  })
}

export function deleteConnectionMutation({ id, organization }: Connection) {
  return mutationOptions({
    mutationFn: () => callFor(organization, deleteConnection, { params: { id } }),
    // The connection itself is no longer there, and its page is left now.
    onSuccess: () =>
      void refresh(
        ['organization', organization, 'connections'],
        ['organization', organization, 'own-connections'],
        ['organization', organization, 'activity'],
      ),
  })
}

export function createSetupLinkMutation({ id, organization }: Connection) {
  return mutationOptions({
    mutationFn: () => createFor(organization, createSetupLink, { params: { id }, body: {} }),
    onSuccess: () => refreshConnections(organization),
  })
}

export function deleteSetupLinkMutation({ id, organization }: Connection) {
  return mutationOptions({
    mutationFn: () => callFor(organization, deleteSetupLink, { params: { id } }),
    onSettled: () => refreshConnections(organization),
  })
}

export function confirmSetupMutation({ id, organization }: Connection) {
  return mutationOptions({
    mutationFn: (seen: { at: string }) =>
      callFor(organization, confirmSetup, { params: { id }, body: seen }),
    onSuccess: setConnection,
    onError: () => refreshConnections(organization),
  })
}

/** Opens the provider in this tab. Its response leads to /connect-provider. */
export function connectProviderMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: async ({ id }: OwnConnection) => {
      const { url } = await callFor(organizationId, connectProvider, { params: { id }, body: {} })
      return leaveForAnswer(url)
    },
    onError: () => refreshOwnConnections(organizationId),
  })
}

export function disconnectProviderMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: ({ id }: OwnConnection) =>
      callFor(organizationId, disconnectProvider, { params: { id } }),
    onSettled: () => refreshOwnConnections(organizationId),
  })
}

export function isTestUnderWay(test: ConnectionTest): boolean {
  return test.state === 'waiting'
}

/** Shows the connection as the service returned it, and reloads the list and the activity. */
function setConnection(connection: Connection) {
  const { id, organization } = connection
  queryClient.setQueryData(connectionQuery(organization, id).queryKey, connection)
  void refreshConnections(organization)
}

function refreshConnections(organizationId: string) {
  return refresh(
    ['organization', organizationId, 'connections'],
    ['organization', organizationId, 'connection'],
    ['organization', organizationId, 'own-connections'],
    ['organization', organizationId, 'activity'],
  )
}

function refreshOwnConnections(organizationId: string) {
  return refresh(
    ['organization', organizationId, 'own-connections'],
    ['organization', organizationId, 'members'],
    ['organization', organizationId, 'activity'],
  )
}
