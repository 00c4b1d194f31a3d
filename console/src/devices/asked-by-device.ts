import type { AskedApproval } from '../approvals/approval-parameters.ts'
import type { DeviceRequest } from './devices.api.ts'

/** What a device asks for, as the approval screen knows it: as a request, but for an address to return to. */
export function askedByDevice({ application, scope, orgId, roles }: DeviceRequest): AskedApproval {
  const offlineAccess = String(scope.split(' ').includes('offline_access'))
  const answered = { state: '', redirect: '', interaction: '' }
  const flow = { application: application.id, ...answered, scope, offlineAccess }
  return { flow, wishes: [{ orgId, roles }], orgId }
}
