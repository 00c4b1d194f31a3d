import type { ApplicationCard } from '@accord/contract/applications.ts'
import type { Person } from '@accord/contract/people.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import { type ReactNode, useId } from 'react'
import type { ApprovalFlow } from '../../browser/approval-flow.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { SentenceLink } from '../../i18n/sentence-link.tsx'
import { Translated } from '../../i18n/translated.tsx'
import { ApplicationPermissions } from '../../permissions/scope-list.tsx'
import { ShowPreview } from '../../data-preview/show-preview.tsx'
import { EntityLogo } from '../../ui/text/entity-logo.tsx'
import { ApprovalPanel, NotYou, redirectTargetName } from '../approval-panel.tsx'
import { standardScopesOf } from '../approval-parameters.ts'
import styles from '../approval.module.css'
import { ActsFor } from '../../permissions/role-chip.tsx'
import type { Choice } from '../steps/approval-step.ts'
import {
  type AdminConsent,
  canConsentHere,
  mustRequestConsent,
} from '../admin-consent/admin-consent.ts'
import { AdminConsentNotice } from '../admin-consent/admin-consent-notice.tsx'
import type { DecisionMaking } from './use-decision.ts'
import { explainError } from '../../api/api-error.ts'
import { approvedApplicationsPath } from '../granted/approvals.api.ts'
import { ProviderLink } from '../../pages/provider-link.tsx'
import { providerAddress } from '../../session/provider-address.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** The data for every step of an approval: the person, the application, its request, and how to decide on it. */
export interface ApprovalRequest {
  person: Person
  application: ApplicationCard
  flow: ApprovalFlow
  decision: DecisionMaking
  /** The notice above everything else. */
  notice?: ReactNode
}

type DecisionPanelProps = {
  request: ApprovalRequest
  /** Replaces the default title if there's no decision left to make. */
  title?: string
  /** The scopes that the application gets with the current profile. */
  scopes: readonly Scope[]
  /** The organization's authorization that the approval also needs. */
  consent?: AdminConsent | undefined
  /** Whether the person approves it as themselves, without an organization. */
  personal?: boolean | undefined
  /** The profile or person for the data preview. */
  chosen?: Choice | undefined
  /** Whether the person has approved these scopes before. In that case, the list is collapsed. */
  knownScopes?: boolean
  /** The content above the permissions. */
  lead?: ReactNode
  /** The profiles and buttons of the step. */
  children: ReactNode
}

export function DecisionPanel(props: DecisionPanelProps) {
  const { request, title, scopes, consent, personal, chosen, knownScopes, lead, children } = props
  const { t } = useTranslation()
  const { application, flow } = request
  const standardScopes = standardScopesOf(flow)
  const mayDo = (
    <ApplicationPermissions
      label={t('Permissions')}
      // Scopes that the person authorizes in the same step take effect immediately.
      scopes={consent && !consent.isTheirs ? missing(scopes, consent.waiting) : scopes}
      standardScopes={standardScopes}
      personal={personal}
    />
  )

  return (
    <ApprovalPanel
      title={title ?? t('Authorize {{name}}', { name: application.name })}
      footer={<NotYou flow={flow} />}
    >
      <Asking application={application} redirect={flow.redirect} />
      {request.notice}
      {lead}
      <section className={styles.section}>
        {knownScopes ? (
          <details className={styles.more}>
            <summary>{t('Permissions')}</summary>
            {mayDo}
          </details>
        ) : (
          <>
            <h2 className={styles.heading}>{t('Permissions')}</h2>
            {mayDo}
          </>
        )}
        {standardScopes.includes('offline_access') && (
          <p>{t("It can do this even while you're away, until you revoke its access.")}</p>
        )}
        {chosen && (
          <ShowPreview
            name={application.name}
            would={!knownScopes}
            through={{
              application: application.id,
              profile: chosen.profile?.id,
              ...(!knownScopes && { scope: [...scopes, ...standardScopes].join(' ') }),
            }}
            message={<ActsFor profile={chosen.profile} />}
          />
        )}
      </section>
      {consent && <AdminConsentNotice consent={consent} application={application} />}
      {children}
    </ApprovalPanel>
  )
}

type AskingProps = { application: ApplicationCard; redirect: string }

/** Shows the application, its owner, and where the browser returns. A device flow has no redirect. */
function Asking({ application, redirect }: AskingProps) {
  const { t } = useTranslation()
  const { name, description, organization } = application
  return (
    <div className={styles.asking}>
      <EntityLogo of={application} size="large" />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.quiet}>{t('Owned by {{owner}}', { owner: organization.name })}</p>
        {description && (
          <p className={styles.about} dir="auto" title={description}>
            {description}
          </p>
        )}
        {redirect && (
          <p className={styles.quiet}>
            <Translated
              text={t("You'll return to {{host}}")}
              parts={{
                host: <span className={styles.host}>{redirectTargetName(redirect)}</span>,
              }}
            />
          </p>
        )}
      </div>
    </div>
  )
}

type DecisionActionsProps = { decision: DecisionMaking; children?: ReactNode }

/** Shows the buttons of a decision, below the error of the last attempt. */
export function DecisionActions({ decision, children }: DecisionActionsProps) {
  const { t } = useTranslation()
  const { failure } = decision
  const provider = failure && providerAddress(failure.error)
  return (
    <div className={styles.section}>
      {failure && (
        <Notice
          kind="error"
          title={failure.title}
          action={provider && <ProviderLink to={provider} size="small" />}
        >
          {t(explainError(failure.error))}
        </Notice>
      )}
      <div className={styles.actions}>
        {children}
        <Button wide pending={decision.pending === 'deny'} onClick={() => void decision.deny()}>
          {decision.denyWords ?? t('Cancel')}
        </Button>
      </div>
      {children && (
        <p className={styles.quiet}>
          <Translated
            text={t('You can revoke this later under <link>Applications you approved</link>.')}
            parts={{ link: <SentenceLink href={approvedApplicationsPath()} /> }}
          />
        </p>
      )}
    </div>
  )
}

type ChoiceActionsProps = {
  decision: DecisionMaking
  /** This is undefined until the person selects a profile. */
  chosen: Choice | undefined
  children: ReactNode
}

/** Approves with the selected profile, and also authorizes the application if the person has permission. */
export function ChoiceActions({ decision, chosen, children }: ChoiceActionsProps) {
  if (mustRequestConsent(chosen?.consent)) return <DecisionActions decision={decision} />
  return (
    <DecisionActions decision={decision}>
      <ApproveButton
        decision={decision}
        onApprove={
          chosen && (() => decision.approve(chosen.profile, canConsentHere(chosen.consent)))
        }
      >
        {children}
      </ApproveButton>
    </DecisionActions>
  )
}

type ApproveButtonProps = {
  decision: DecisionMaking
  /** This is undefined until the person selects a profile. */
  onApprove: (() => Promise<void>) | undefined
  children: ReactNode
}

export function ApproveButton({ decision, onApprove, children }: ApproveButtonProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      {!onApprove && (
        <p id={id} className={styles.lacking}>
          {t('Choose a profile first.')}
        </p>
      )}
      <Button
        variant="primary"
        wide
        type="submit"
        aria-disabled={!onApprove}
        aria-describedby={onApprove ? undefined : id}
        pending={decision.pending === 'approve'}
        onClick={() => void onApprove?.()}
      >
        {children}
      </Button>
    </>
  )
}

/** Shows a button for an alternative step. */
export function OtherOption({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  return (
    <div className={styles.otherOption}>
      <Button variant="quiet" size="small" onClick={onChoose}>
        {children}
      </Button>
    </div>
  )
}
