import { decideOnDevice } from '@accord/contract/devices.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { type DecisionMaking, useDeciding } from '../approvals/decision/use-decision.ts'
import { useWords } from '../language/words.ts'
import { callFor } from '../session/act-for.ts'
import { call } from '../session/call.ts'
import { denyDevice } from './devices.api.ts'

export type DeviceOutcome = 'connected' | 'denied'

/** Decides on what the device asks for, which hears of it by itself. */
export function useDeviceDecision(
  userCode: string,
  shown: readonly Scope[],
  onDecided: (outcome: DeviceOutcome) => void,
): DecisionMaking {
  const { t } = useWords()
  const decision = useDeciding({
    async approveAs({ id: profile, organization }, authorize) {
      const body = { userCode, profile, authorize, scopes: [...shown] }
      await callFor(organization.id, decideOnDevice, { body })
      onDecided('connected')
    },
    async approveAsOneself() {
      await call(decideOnDevice, { body: { userCode, personal: true, scopes: [...shown] } })
      onDecided('connected')
    },
    async deny() {
      await denyDevice(userCode)
      onDecided('denied')
    },
  })
  return { ...decision, denyWords: t('Deny') }
}
