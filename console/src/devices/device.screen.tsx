import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { shownUserCode } from '@accord/contract/rules/user-codes.ts'
import { DecideOnDevice } from './decide-on-device.tsx'
import { DecidedOnDevice } from './decided-on-device.tsx'
import type { DeviceRequest } from './devices.api.ts'
import { EnterCode } from './enter-code.tsx'
import type { DeviceOutcome } from './use-device-decision.ts'

const route = getRouteApi('/signed-in/device')

/** A person connects a device that has no browser, by the code that it shows (RFC 8628). */
export function DeviceScreen() {
  const { user_code: given = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const [found, setFound] = useState<{ userCode: string; device: DeviceRequest }>()
  const [outcome, setOutcome] = useState<DeviceOutcome>()

  if (found && outcome) {
    return <DecidedOnDevice outcome={outcome} application={found.device.application} />
  }
  if (found) return <DecideOnDevice {...found} onDecided={setOutcome} />
  return (
    <EnterCode
      given={given}
      onFound={(userCode, device) => {
        setFound({ userCode, device })
        // Whoever signs in with another account instead comes back to it.
        void navigate({
          search: (kept) => ({ ...kept, user_code: shownUserCode(userCode) }),
          replace: true,
        })
      }}
    />
  )
}
