import type { ApplicationCard } from '@accord/contract/applications.ts'
import type { Person } from '@accord/contract/people.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import { type ReactNode, useId } from 'react'
import type { ApprovalFlow } from '../../browser/approval-flow.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { ApplicationPermissions } from '../../permissions/scope-list.tsx'
import { ShowPreview } from '../../data-preview/show-preview.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
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
import type { AppPath } from '../../browser/app-path.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Who asks for what, and how it is decided: what every step of an approval shows. */
export interface ApprovalRequest {
  person: Person
  application: ApplicationCard
  flow: ApprovalFlow
  decision: DecisionMaking
  /** What to look at before anything else. */
  notice?: ReactNode
}

type DecisionPanelProps = {
  request: ApprovalRequest
  /** Where nothing is decided any more. */
  title?: string
  /** What the application gets with the profile at hand. */
  scopes: readonly Scope[]
  /** What it needs of the organization besides. */
  consent?: AdminConsent | undefined
  /** They approve it as themselves: no organization is in it. */
  personal?: boolean | undefined
  /** With whose eyes it would see: those of a profile, or of the person. */
  chosen?: Choice | undefined
  /** Nothing new is asked for: what it may do is shown to those who want to see it. */
  knownScopes?: boolean
  /** What is so already, before what it may do. */
  lead?: ReactNode
  /** The step itself: which profile, and the buttons. */
  children: ReactNode
}

export function DecisionPanel(props: DecisionPanelProps) {
  const {
    request,
    title,
    scopes,
    consent: word,
    personal,
    chosen,
    knownScopes,
    lead,
    children,
  } = props
  const { t } = useTranslation()
  const { application, flow } = request
  const standardScopes = standardScopesOf(flow)
  const mayDo = (
    <ApplicationPermissions
      label={t('Permissions')}
      // What the person authorizes by it works at once.
      scopes={word && !word.isTheirs ? missing(scopes, word.waiting) : scopes}
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
      {word && <AdminConsentNotice consent={word} application={application} />}
      {children}
    </ApprovalPanel>
  )
}

type AskingProps = { application: ApplicationCard; redirect: string }

/** The application, whose it is, and the host that the browser returns to; from a device's code it does not. */
function Asking({ application, redirect }: AskingProps) {
  const { t } = useTranslation()
  const { id, name, description, organization } = application
  return (
    <div className={styles.asking}>
      <Avatar name={name} person={id} size="large" square />
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
            {t("You'll return to")}{' '}
            <span className={styles.host}>{redirectTargetName(redirect)}</span>
          </p>
        )}
      </div>
    </div>
  )
}

type DecisionActionsProps = { decision: DecisionMaking; children?: ReactNode }

/** What approves, and Cancel beside it; above them, why it did not come through. */
export function DecisionActions({ decision, children }: DecisionActionsProps) {
  const { t } = useTranslation()
  const { failure } = decision
  return (
    <div className={styles.section}>
      {failure && (
        <Notice kind="error" title={failure.title}>
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
          {t('You can revoke this later under')}{' '}
          <a href={'/user/account' satisfies AppPath}>{t('Applications you approved')}</a>.
        </p>
      )}
    </div>
  )
}

type ChoiceActionsProps = {
  decision: DecisionMaking
  /** Absent while nothing is. */
  chosen: Choice | undefined
  children: ReactNode
}

/** Approves with what is chosen, and authorizes by the same press where that is theirs to do. */
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
  /** Absent while nothing is chosen. */
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

/** A step that the person may take in place of this one. */
export function OtherWay({ onTake, children }: { onTake: () => void; children: ReactNode }) {
  return (
    <div className={styles.otherWay}>
      <Button variant="quiet" size="small" onClick={onTake}>
        {children}
      </Button>
    </div>
  )
}
