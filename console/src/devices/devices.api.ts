import { decideOnDevice, findDeviceRequest } from '@accord/contract/devices.ts'
import { call } from '../session/call.ts'

export type { DeviceRequest } from '@accord/contract/devices.ts'

/** Never cached: a code is valid for minutes, and for one decision. */
export function findDevice(userCode: string) {
  return call(findDeviceRequest, { body: { userCode } })
}

export function denyDevice(userCode: string) {
  return call(decideOnDevice, { body: { userCode, decision: 'deny' } })
}
