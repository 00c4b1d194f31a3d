import { type Application, createKey, deleteKey, listKeys } from '@accord/contract/applications.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callFor } from '../session/act-for.ts'

/**
 * Every answer shows secrets, is recorded and counts against a limit: it is asked for once and not again
 * by itself. Not below the organization's key, or every change to the organization would ask again.
 */
export function keysQuery({ id, organization }: Application) {
  return queryOptions({
    queryKey: ['keys', id],
    queryFn: () => callFor(organization.id, listKeys, { params: { id } }),
    staleTime: Infinity,
    retry: false,
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
