import { decideOnDevice, findDeviceRequest } from '@accord/contract/devices.ts'
import { call } from '../session/call.ts'

export type { DeviceRequest } from '@accord/contract/devices.ts'

/** Looks up a device. The result isn't cached, because a code is valid only for a few minutes and one decision. */
export function findDevice(userCode: string) {
  return call(findDeviceRequest, { body: { userCode } })
}

export function denyDevice(userCode: string) {
  return call(decideOnDevice, { body: { userCode, decision: 'deny' } })
}
