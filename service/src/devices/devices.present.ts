import type { DeviceRequest } from '@accord/contract/devices.ts'
import { rolesIn } from '@accord/contract/rules/approval-wishes.ts'
import { presentCard } from '#data/applications/applications.present.ts'
import type { ApplicationRow } from '#data/applications/applications.store.ts'
import type { WaitingDevice } from '#oauth/devices/device-codes.store.ts'
import { describeAgent } from '#mail/user-agent.rules.ts'

export function presentDeviceRequest(
  { payload: { params, deviceInfo }, created_at }: WaitingDevice,
  application: ApplicationRow,
): DeviceRequest {
  const { scope = '', orgId, roles } = params
  return {
    application: presentCard(application),
    scope,
    ...(orgId && { orgId }),
    ...(roles && { roles: rolesIn(roles) }),
    startedAt: created_at.toISOString(),
    ...describeAgent(deviceInfo.agent),
    address: deviceInfo.address,
  }
}
