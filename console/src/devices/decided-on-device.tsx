import type { ApplicationCard } from '@accord/contract/applications.ts'
import { ApprovalPanel } from '../approvals/approval-panel.tsx'
import type { Address } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { ButtonLink } from '../ui/buttons/button.tsx'
import type { DeviceOutcome } from './use-device-decision.ts'
import { useTitleFocus } from './use-title-focus.ts'

type DecidedOnDeviceProps = { outcome: DeviceOutcome; application: ApplicationCard }

export function DecidedOnDevice({ outcome, application: { name } }: DecidedOnDeviceProps) {
  const { t } = useWords()
  useTitleFocus(true)
  return outcome === 'connected' ? (
    <ApprovalPanel
      title={t('You can go back to your device')}
      context={t('{{name}} is connected there in a few seconds. You can close this page.', {
        name,
      })}
    >
      <ButtonLink href={'/user/account' satisfies Address} wide>
        {t('Applications you approved')}
      </ButtonLink>
    </ApprovalPanel>
  ) : (
    <ApprovalPanel
      title={t('The device was not connected')}
      context={t('{{name}} got no access. You can close this page.', { name })}
    >
      <ButtonLink href={'/user/profile' satisfies Address} wide>
        {t('Home Page')}
      </ButtonLink>
    </ApprovalPanel>
  )
}
