import {
  type Application,
  createKey,
  deleteKey,
  listKeyCards,
  listKeys,
} from '@accord/contract/applications.ts'
import { notFound } from '@accord/contract/refusal.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { callFor } from '../../session/act-for.ts'

/** Which secrets there are; what they are is asked for only by who wants to see or copy one. */
export function keysQuery({ id, organization }: Application) {
  return queryOptions({
    queryKey: ['keys', id],
    queryFn: () => callFor(organization.id, listKeyCards, { params: { id } }),
  })
}

/** Recorded, and limited: once for each time that the page is open. */
export function useSecret({ id, organization }: Application, keyId: string) {
  return useMutation({
    mutationFn: async () => {
      const keys = await callFor(organization.id, listKeys, { params: { id } })
      const key = keys.find((each) => each.id === keyId)
      if (!key) throw new ApiError(notFound)
      return key.secret
    },
  })
}

export function useCreateKey({ id, organization }: Application) {
  return useMutation({
    mutationFn: () => callFor(organization.id, createKey, { params: { id }, body: {} }),
    onSettled: useRefresh(id),
  })
}

export function useDeleteKey({ id, organization }: Application) {
  return useMutation({
    mutationFn: (keyId: string) => callFor(organization.id, deleteKey, { params: { id, keyId } }),
    onSettled: useRefresh(id),
  })
}

function useRefresh(id: string) {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['keys', id] })
}
