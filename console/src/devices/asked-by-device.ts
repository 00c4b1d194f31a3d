import type { AskedApproval } from '../approvals/approval-parameters.ts'
import type { DeviceRequest } from './devices.api.ts'

/** What a device asks for, as the approval screen knows it: as a request, but for an address to return to. */
export function askedByDevice({ application, scope, orgId, roles }: DeviceRequest): AskedApproval {
  const flow = { application: application.id, state: '', redirect: '', interaction: '', scope }
  return { flow, wishes: [{ orgId, roles }], orgId }
}
