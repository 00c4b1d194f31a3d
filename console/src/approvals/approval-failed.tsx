import { invalidRedirect } from '@accord/contract/rules/redirect-uris.ts'
import { explainError } from '../api/api-error.ts'
import type { AppPath } from '../browser/app-path.ts'
import type { ApprovalFlow } from '../browser/approval-flow.ts'
import { useTranslation } from '../i18n/translation.ts'
import { Translated } from '../i18n/translated.tsx'
import { errorReference } from '../pages/error-page.tsx'
import { ProviderLink } from '../pages/provider-link.tsx'
import { providerAddress } from '../session/provider-address.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { ApprovalPanel, NotYou, redirectTargetName } from './approval-panel.tsx'
import type { AddressProblem } from './approval-parameters.ts'
import styles from './approval.module.css'
import type { LoadFailure } from './use-approval-facts.ts'

/** Shows that the URL to which the application redirected the browser is incomplete or malformed (APV-2). */
export function UnusableAddress({ problem }: { problem: AddressProblem }) {
  const { t } = useTranslation()
  const title = {
    'missing-parameters': t('Missing parameters'),
    'invalid-redirect': t(invalidRedirect.message),
    unreadable: t('Error during auth flow'),
  }[problem]
  const reason = {
    'missing-parameters': t(
      "The link doesn't include the application, the state, or the redirect URI.",
    ),
    'invalid-redirect': t('The application sent an invalid redirect URI.'),
    unreadable: t("We couldn't read the application's request."),
  }[problem]

  return (
    <ApprovalPanel
      title={title}
      context={`${reason} ${t('Go back to the application and start again.')}`}
    >
      <HomeLink />
    </ApprovalPanel>
  )
}

/** Shows an error without redirecting, because an unregistered redirect URI may belong to an attacker. */
export function UnregisteredRedirect({ flow }: { flow: ApprovalFlow }) {
  const { t } = useTranslation()
  return (
    <ApprovalPanel
      title={t(invalidRedirect.message)}
      context={
        <div role="alert">
          <Translated
            text={t("The application used a redirect URI that isn't registered: {{host}}")}
            parts={{
              host: <span className={styles.host}>{redirectTargetName(flow.redirect)}</span>,
            }}
          />
        </div>
      }
      footer={<NotYou flow={flow} />}
    >
      <p className={styles.quiet}>
        {t(
          "We didn't send anything to that address. If you followed a link, it might not have come from the application.",
        )}
      </p>
      <HomeLink />
    </ApprovalPanel>
  )
}

type ApprovalFailedProps = { flow: ApprovalFlow; failure: LoadFailure }

/** Shows that data for the decision couldn't be loaded (APV-11). */
export function ApprovalFailed({ flow, failure }: ApprovalFailedProps) {
  const { t } = useTranslation()
  const { title, error, retry } = failure
  const gone = t(
    'It may have been deleted, or the application that sent you here used the wrong ID.',
  )
  const reference = retry && errorReference(error, t)
  const provider = providerAddress(error)
  return (
    <ApprovalPanel
      title={title}
      context={<div role="alert">{retry ? t(explainError(error)) : gone}</div>}
      footer={<NotYou flow={flow} />}
    >
      {reference && <p className={styles.quiet}>{reference}</p>}
      <div className={styles.actions}>
        {provider && <ProviderLink to={provider} variant="primary" wide />}
        {retry && (
          <Button variant="primary" wide onClick={retry}>
            {t('Retry')}
          </Button>
        )}
        <HomeLink />
      </div>
    </ApprovalPanel>
  )
}

function HomeLink() {
  const { t } = useTranslation()
  return (
    <ButtonLink href={'/user/profile' satisfies AppPath} wide>
      {t('Home Page')}
    </ButtonLink>
  )
}
