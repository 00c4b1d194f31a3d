import type { RequestedApproval } from '../approvals/approval-parameters.ts'
import { type DeviceRequest, denyDevice } from './devices.api.ts'
import { formatUserCode } from '@accord/contract/rules/user-codes.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { TimeSentence } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import styles from './device.module.css'
import { decideOnDevice } from '@accord/contract/devices.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { type DecisionMaking, useDeciding } from '../approvals/decision/use-decision.ts'
import { callFor } from '../session/act-for.ts'
import { call } from '../session/call.ts'
import { useEffect, useState } from 'react'
import { focusTitle } from '../pages/page-title.ts'
import { useQuery } from '@tanstack/react-query'
import { ApprovalFailed } from '../approvals/approval-failed.tsx'
import { ApprovalPanel, ApprovalPending } from '../approvals/approval-panel.tsx'
import { ownProfilesQuery, approvalStatusesQuery } from '../approvals/approval.api.ts'
import { approvedApplicationsPath } from '../approvals/granted/approvals.api.ts'
import { ApprovalSteps, scopesOf } from '../approvals/open-approval.tsx'
import { failureOf } from '../approvals/use-approval-facts.ts'
import { meQuery } from '../session/session.api.ts'
import { providerOrganization } from '../session/session.ts'
import type { ApplicationCard } from '@accord/contract/applications.ts'
import type { AppPath } from '../browser/app-path.ts'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { EnterCode } from './enter-code.tsx'

/** Converts a device's request to an approval request without a redirect URI. */
export function deviceScopeRequest({
  application,
  scope,
  orgId,
  roles,
}: DeviceRequest): RequestedApproval {
  const offlineAccess = String(scope.split(' ').includes('offline_access'))
  const answered = { state: '', redirect: '', interaction: '' }
  const flow = { application: application.id, ...answered, scope, offlineAccess }
  return { flow, requestedProfiles: [{ orgId, roles }], orgId }
}

type DeviceNoticeProps = { userCode: string; device: DeviceRequest }

/** Warns people who may have received the code of someone else's device (RFC 8628, 5.4). */
export function DeviceNotice({ userCode, device }: DeviceNoticeProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { startedAt, browser, system, address } = device
  return (
    <Notice kind="warning" title={t('Is this device yours?')} announce={false}>
      <p>{t('Continue only if you started this on your own device and it shows this code:')}</p>
      <p className={styles.code}>{formatUserCode(userCode)}</p>
      <p>
        {t(
          "If someone sent you this code or a link that contains it, deny the request. If you approve it, they'll get access on your behalf.",
        )}
      </p>
      <p className={styles.where}>
        <span>
          <TimeSentence text={t('Started {{time}}')} value={startedAt} now={now} />
        </span>
        <span>{t('{{browser}} on {{system}}', { browser, system })}</span>
        <span>{address}</span>
      </p>
    </Notice>
  )
}

export type DeviceOutcome = 'connected' | 'denied'

/** Sends the decision, which the device polls for. */
export function useDeviceDecision(
  userCode: string,
  shown: readonly Scope[],
  onDecided: (outcome: DeviceOutcome) => void,
): DecisionMaking {
  const { t } = useTranslation()
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

/** Focuses the next step's title when it appears, because the clicked button was removed. */
export function useTitleFocus(there: boolean) {
  useEffect(() => {
    if (there) focusTitle()
  }, [there])
}

type DecideOnDeviceProps = {
  userCode: string
  device: DeviceRequest
  onDecided: (outcome: DeviceOutcome) => void
}

/** Shows the steps of the approval screen below a warning. */
export function DecideOnDevice({ userCode, device, onDecided }: DecideOnDeviceProps) {
  const { t } = useTranslation()
  const asked = deviceScopeRequest(device)
  const { application } = device
  const person = useQuery(meQuery)
  const profiles = useQuery(ownProfilesQuery(asked.orgId))
  const statuses = useQuery(approvalStatusesQuery(application.id, asked.orgId))
  const decision = useDeviceDecision(userCode, scopesOf(asked, device), onDecided)
  useTitleFocus(Boolean(person.data && profiles.data && statuses.data))
  const failure =
    failureOf(person, t('Error logging in.')) ??
    failureOf(profiles, t('Unable to get profiles')) ??
    failureOf(statuses, t('Error during auth flow'))

  if (failure) return <ApprovalFailed flow={asked.flow} failure={failure} />
  if (!person.data || !profiles.data || !statuses.data)
    return <ApprovalPending label={t('Loading the request…')} />
  return (
    <ApprovalSteps
      asked={asked}
      // Earlier approvals are ignored, so that no one approves a device out of habit.
      facts={{
        person: person.data,
        application,
        profiles: profiles.data,
        approvals: [],
        statuses: statuses.data,
        isProviderSession: providerOrganization() !== undefined,
      }}
      decision={decision}
      notice={<DeviceNotice userCode={userCode} device={device} />}
    />
  )
}

type DecidedOnDeviceProps = { outcome: DeviceOutcome; application: ApplicationCard }

export function DecidedOnDevice({ outcome, application: { name } }: DecidedOnDeviceProps) {
  const { t } = useTranslation()
  useTitleFocus(true)
  return outcome === 'connected' ? (
    <ApprovalPanel
      title={t('You can go back to your device')}
      context={t(
        '{{name}} will connect on your device within a few seconds. You can close this page.',
        {
          name,
        },
      )}
    >
      <ButtonLink href={approvedApplicationsPath()} wide>
        {t('Applications you approved')}
      </ButtonLink>
    </ApprovalPanel>
  ) : (
    <ApprovalPanel
      title={t("The device wasn't connected")}
      context={t("{{name}} didn't get access. You can close this page.", { name })}
    >
      <ButtonLink href={'/user/profile' satisfies AppPath} wide>
        {t('Home Page')}
      </ButtonLink>
    </ApprovalPanel>
  )
}

const route = getRouteApi('/signed-in/device')

/** Connects a device without a browser through the code that it shows (RFC 8628). */
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
        // People who switch accounts return to this code.
        void navigate({
          search: (kept) => ({ ...kept, user_code: formatUserCode(userCode) }),
          replace: true,
        })
      }}
    />
  )
}
