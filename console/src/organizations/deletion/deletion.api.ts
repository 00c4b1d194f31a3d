import {
  deleteOrganization,
  restoreApplication,
  restoreOrganization,
} from '@accord/contract/deletions.ts'
import { mutationOptions } from '@tanstack/react-query'
import { refresh } from '../../api/query-client.ts'
import { callFor } from '../../session/act-for.ts'

export function deleteOrganizationMutation(id: string) {
  return mutationOptions({
    mutationFn: () => callFor(id, deleteOrganization, { params: { id } }),
    onSettled: () => refreshOrganization(id),
  })
}

export function restoreOrganizationMutation(id: string) {
  return mutationOptions({
    mutationFn: () => callFor(id, restoreOrganization, { params: { id } }),
    onSettled: () => refreshOrganization(id),
  })
}

/** Restores an application. This is here because other screens also restore applications. */
export function restoreApplicationMutation(id: string, organizationId: string) {
  return mutationOptions({
    mutationFn: () => callFor(organizationId, restoreApplication, { params: { id } }),
    onSettled: () => refresh(['application', id], ['organization', organizationId]),
  })
}

/** Refreshes everything in the organization, and the lists that mark it as deleted. */
function refreshOrganization(id: string) {
  return refresh(['organization', id], ['organizations'])
}
