import {
  type Application,
  createKey,
  deleteKey,
  type KeyCard,
  listKeyCards,
  listKeys,
} from '@accord/contract/applications.ts'
import { notFound } from '@accord/contract/errors.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { refresh } from '../../api/query-client.ts'
import { callFor } from '../../session/act-for.ts'
import { createFor } from '../../session/create.ts'

/** Loads the secrets without their values. `secretMutation` fetches a value when someone reveals or copies it. */
export function keysQuery({ id, organization }: Application) {
  return queryOptions({
    queryKey: ['keys', id],
    queryFn: () => callFor(organization.id, listKeyCards, { params: { id } }),
  })
}

/**
 * Fetches a secret's value. The service records and limits this request, so the page sends it at most once per secret.
 */
export function secretMutation({ id, organization }: Application, keyId: string) {
  return mutationOptions({
    mutationFn: async () => {
      const keys = await callFor(organization.id, listKeys, { params: { id } })
      const key = keys.find((each) => each.id === keyId)
      if (!key) throw new ApiError(notFound)
      return key.secret
    },
  })
}

export function createKeyMutation({ id, organization }: Application) {
  return mutationOptions({
    mutationFn: () => createFor(organization.id, createKey, { params: { id }, body: {} }),
    onSettled: () => refreshKeys(id, organization.id),
  })
}

export function deleteKeyMutation({ id, organization }: Application) {
  return mutationOptions({
    mutationFn: ({ id: keyId }: KeyCard) =>
      callFor(organization.id, deleteKey, { params: { id, keyId } }),
    onSettled: () => refreshKeys(id, organization.id),
  })
}

/** Reloads the secrets and the activity, which includes changes to secrets. */
function refreshKeys(id: string, organizationId: string) {
  return refresh(['keys', id], ['organization', organizationId])
}
