import { useQuery } from '@tanstack/react-query'
import { ApprovalFailed } from '../approvals/approval-failed.tsx'
import { ApprovalWaits } from '../approvals/approval-waits.tsx'
import { ownProfilesQuery, standingsQuery } from '../approvals/approval.api.ts'
import { ApprovalSteps, scopesOf } from '../approvals/open-approval.tsx'
import { failureOf } from '../approvals/use-approval-facts.ts'
import { useWords } from '../language/words.ts'
import { meQuery } from '../session/session.api.ts'
import { askedByDevice } from './asked-by-device.ts'
import { DeviceNotice } from './device-notice.tsx'
import type { DeviceRequest } from './devices.api.ts'
import { type DeviceOutcome, useDeviceDecision } from './use-device-decision.ts'
import { useTitleFocus } from './use-title-focus.ts'

type DecideOnDeviceProps = {
  userCode: string
  device: DeviceRequest
  onDecided: (outcome: DeviceOutcome) => void
}

/** The same steps as on the approval screen, behind a warning. */
export function DecideOnDevice({ userCode, device, onDecided }: DecideOnDeviceProps) {
  const { t } = useWords()
  const asked = askedByDevice(device)
  const { application } = device
  const person = useQuery(meQuery)
  const profiles = useQuery(ownProfilesQuery(asked.orgId))
  const standings = useQuery(standingsQuery(application.id, asked.orgId))
  const decision = useDeviceDecision(userCode, scopesOf(asked, device), onDecided)
  useTitleFocus(Boolean(person.data && profiles.data && standings.data))
  const failure =
    failureOf(person, t('Error logging in.')) ??
    failureOf(profiles, t('Unable to get profiles')) ??
    failureOf(standings, t('Error during auth flow'))

  if (failure) return <ApprovalFailed flow={asked.flow} failure={failure} />
  if (!person.data || !profiles.data || !standings.data)
    return <ApprovalWaits label={t('Loading the request…')} />
  return (
    <ApprovalSteps
      asked={asked}
      // What was approved before says nothing of this device: nobody is to go on by habit.
      facts={{
        person: person.data,
        application,
        profiles: profiles.data,
        approvals: [],
        standings: standings.data,
      }}
      decision={decision}
      notice={<DeviceNotice userCode={userCode} device={device} />}
    />
  )
}
