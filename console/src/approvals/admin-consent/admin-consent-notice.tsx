import { useAction } from '../../actions/use-action.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Translated } from '../../i18n/translated.tsx'
import { requestConsentMutation, withdrawRequestMutation } from '../approval.api.ts'
import { useRef } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { useNow } from '../../ui/text/format-time.ts'
import styles from '../approval.module.css'
import {
  type AdminConsent,
  isConsentGiven,
  mustRequestConsent,
  isConsentRequested,
} from './admin-consent.ts'
import type { ApplicationCard } from '@accord/contract/applications.ts'
import { ScopeList } from '../../permissions/scope-list.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { organizationName } from '../steps/profile-choice.tsx'

/** Withdraws a request. `after` moves the focus, because the focused button is removed with the request. */
export function useWithdrawRequest(after: () => void, about?: string) {
  const { t } = useTranslation()
  return useAction({
    ...withdrawRequestMutation,
    failed: t("We couldn't withdraw your request."),
    ...(about && { about }),
    after,
  })
}

type RequestAdminConsentProps = { consent: AdminConsent; application: string }

/** Lets the person send a request to the organization's admins, and withdraw it until an admin responds. */
function RequestAdminConsent({ consent, application }: RequestAdminConsentProps) {
  const { t } = useTranslation()
  const { request, scopes, profile } = consent
  const { id } = profile.organization
  const waits = isConsentRequested(consent)
  const place = useRef<HTMLDivElement>(null)
  // The clicked button is replaced.
  const after = () => place.current?.focus()
  const about = `ask ${application}`
  const asking = useAction({
    ...requestConsentMutation(id, { application, scopes }),
    failed: t("We couldn't send your request."),
    about,
    after,
  })
  const withdrawing = useWithdrawRequest(after, about)

  return (
    <div ref={place} tabIndex={-1} className={styles.section}>
      {request && <LastRequest request={request} waits={waits} />}
      <div>
        {request && waits ? (
          <Button
            variant="quiet"
            size="small"
            pending={withdrawing.pending}
            onClick={() => void withdrawing.run({ ...request, organization: { id } })}
          >
            {t('Withdraw request')}
          </Button>
        ) : (
          <Button pending={asking.pending} onClick={() => void asking.run()}>
            {t('Ask an admin')}
          </Button>
        )}
      </div>
    </div>
  )
}

type LastRequestProps = {
  request: NonNullable<AdminConsent['request']>
  /** False if the application's scopes have changed since the person sent the request. */
  waits: boolean
}

/** Shows when the person sent the request, or how an admin answered it. */
function LastRequest({ request, waits }: LastRequestProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { createdAt, answer, answeredAt, note } = request
  // The authorization was revoked in the meantime, or it covered fewer scopes.
  if (answer === 'authorized') return null
  const time = <RelativeTime value={answeredAt ?? createdAt} now={now} />
  return (
    <p>
      <Translated text={sentence()} parts={{ time, note }} />
    </p>
  )

  function sentence() {
    if (answer) return note ? t('Declined {{time}}: “{{note}}”') : t('Declined {{time}}')
    return waits
      ? t("Requested {{time}}. We'll email you when an admin responds.")
      : t("Requested {{time}}. The application's request has changed since then. Ask again.")
  }
}

type AdminConsentNoticeProps = { consent: AdminConsent; application: ApplicationCard }

/** Explains what an approval needs from the organization, or also authorizes it. */
export function AdminConsentNotice({
  consent,
  application: { id, name },
}: AdminConsentNoticeProps) {
  const { t } = useTranslation()
  const organization = organizationName(consent.profile)
  const why = consent.isNeeded
    ? t('Members can approve only applications that the organization has authorized.')
    : t(
        'The application wants permission to change the organization, so the organization has to authorize it.',
      )
  const ask = <RequestAdminConsent consent={consent} application={id} />

  if (isConsentGiven(consent)) {
    return (
      <Notice kind="success" announce={false}>
        {t('{{organization}} has authorized it at your request.', { organization })}
      </Notice>
    )
  }
  if (consent.isTheirs) {
    return (
      <Notice
        kind="warning"
        announce={false}
        title={t("You'll also authorize it for {{organization}}", { organization })}
      >
        {why}{' '}
        {t(
          "If you approve {{name}}, you'll also authorize it for the organization. It will be able to do everything listed above.",
          { name },
        )}
      </Notice>
    )
  }
  if (mustRequestConsent(consent)) {
    return (
      <Notice
        kind="warning"
        announce={false}
        title={t("{{organization}} hasn't authorized it", { organization })}
        action={ask}
      >
        {why}
      </Notice>
    )
  }
  const waits = t('Needs authorization from {{organization}}', { organization })
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{waits}</h2>
      <ScopeList label={waits} scopes={consent.waiting} />
      <p className={styles.quiet}>{why}</p>
      {ask}
    </section>
  )
}
