import {
  type AuditStream,
  type AuditStreamChange,
  type AuditStreamForm,
  createAuditStream,
  deleteAuditStream,
  enableAuditStream,
  getAuditStream,
  listAuditStreams,
  maxAuditStreams,
  pauseAuditStream,
  revokePreviousAuditStreamSecret,
  rotateAuditStreamSecret,
  testAuditStream,
  updateAuditStream,
} from '@accord/contract/audit-streams.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ApiError } from '../../api/api-error.ts'
import { findListed, queryClient, refresh } from '../../api/query-client.ts'
import { callFor } from '../../session/act-for.ts'
import { createFor } from '../../session/create.ts'
import { newSecret } from '../endpoints/endpoints.api.ts'

export function auditStreamsQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'audit-streams'],
    queryFn: () =>
      callFor(organizationId, listAuditStreams, {
        params: { id: organizationId },
        // There's only one page.
        query: { $skip: 0, $limit: maxAuditStreams },
      }),
  })
}

export function auditStreamQuery(organizationId: string, id: string) {
  return queryOptions({
    queryKey: ['organization', organizationId, 'audit-stream', id],
    queryFn: () => {
      // The service returns 400 for an invalid ID, but for the person, the stream simply doesn't exist.
      if (!isId(id)) throw new ApiError({ status: 404 })
      return callFor(organizationId, getAuditStream, { params: { id } })
    },
    placeholderData: () =>
      findListed<AuditStream>({ queryKey: auditStreamsQuery(organizationId).queryKey }, id),
  })
}

export function createAuditStreamMutation(organizationId: string) {
  return mutationOptions({
    mutationFn: (body: z.output<typeof AuditStreamForm>) =>
      createFor(organizationId, createAuditStream, { params: { id: organizationId }, body }),
    onSuccess: ({ secret, ...stream }) => {
      if (secret !== null) newSecret.set({ endpoint: stream.id, secret })
      setStream(stream)
    },
  })
}

export function updateAuditStreamMutation({ id, organization }: AuditStream) {
  return mutationOptions({
    mutationFn: (body: z.output<typeof AuditStreamChange>) =>
      callFor(organization.id, updateAuditStream, { params: { id }, body }),
    onSuccess: setStream,
  })
}

/** Changes the state or the secrets of a stream, which may have changed meanwhile. */
function changeMutation(
  { id, organization }: AuditStream,
  change:
    | typeof pauseAuditStream
    | typeof enableAuditStream
    | typeof revokePreviousAuditStreamSecret,
) {
  return mutationOptions({
    mutationFn: () => callFor(organization.id, change, { params: { id }, body: {} }),
    onSuccess: setStream,
    onError: () => refreshStreams(organization.id),
  })
}

export const pauseMutation = (stream: AuditStream) => changeMutation(stream, pauseAuditStream)
export const enableMutation = (stream: AuditStream) => changeMutation(stream, enableAuditStream)
export const revokePreviousSecretMutation = (stream: AuditStream) =>
  changeMutation(stream, revokePreviousAuditStreamSecret)

export function testMutation({ id, organization }: AuditStream) {
  return mutationOptions({
    mutationFn: () => callFor(organization.id, testAuditStream, { params: { id }, body: {} }),
    onSuccess: ({ stream }) => setStream(stream),
  })
}

export function deleteMutation({ id, organization }: AuditStream) {
  return mutationOptions({
    mutationFn: () => callFor(organization.id, deleteAuditStream, { params: { id } }),
    // The stream itself is no longer there, and its page is left now.
    onSuccess: () =>
      void refresh(auditStreamsQuery(organization.id).queryKey, [
        'organization',
        organization.id,
        'activity',
      ]),
  })
}

export function rotateSecretMutation({ id, organization }: AuditStream) {
  return mutationOptions({
    mutationFn: () =>
      createFor(organization.id, rotateAuditStreamSecret, { params: { id }, body: {} }),
    onSuccess: ({ secret }) => {
      newSecret.set({ endpoint: id, secret })
      return refreshStreams(organization.id)
    },
  })
}

/** Shows the stream as the service returned it, and reloads the lists and the activity. */
function setStream(stream: AuditStream) {
  const { id, organization } = stream
  queryClient.setQueryData(auditStreamQuery(organization.id, id).queryKey, stream)
  void refreshStreams(organization.id)
}

function refreshStreams(organizationId: string) {
  return refresh(
    auditStreamsQuery(organizationId).queryKey,
    ['organization', organizationId, 'audit-stream'],
    ['organization', organizationId, 'activity'],
  )
}
