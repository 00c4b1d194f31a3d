import type { ApplicationCard } from '@accord/contract/applications.ts'
import type { Person } from '@accord/contract/people.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { missing } from '@accord/contract/rules/small-sets.ts'
import type { ReactNode } from 'react'
import type { ApprovalFlow } from '../../browser/approval-flow.ts'
import { useWords } from '../../language/words.ts'
import { MayDo } from '../../rights/may-do.tsx'
import { ShowSeen } from '../../seen/show-seen.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { ApprovalPanel } from '../approval-panel.tsx'
import { standardScopesOf } from '../approval-parameters.ts'
import styles from '../approval.module.css'
import { NotYou } from '../not-you.tsx'
import { ActsFor } from '../../rights/acts-for.tsx'
import { placeOf } from '../place-of.ts'
import type { Choice } from '../steps/approval-step.ts'
import type { OrganizationWord } from '../word/organization-word.ts'
import { WordNotice } from '../word/word-notice.tsx'
import type { DecisionMaking } from './use-decision.ts'

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
  word?: OrganizationWord | undefined
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
  const { request, title, scopes, word, personal, chosen, knownScopes, lead, children } = props
  const { t } = useWords()
  const { application, flow } = request
  const standardScopes = standardScopesOf(flow)
  const mayDo = (
    <MayDo
      label={t('What it may do')}
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
            <summary>{t('What it may do')}</summary>
            {mayDo}
          </details>
        ) : (
          <>
            <h2 className={styles.heading}>{t('What it may do')}</h2>
            {mayDo}
          </>
        )}
        {standardScopes.includes('offline_access') && (
          <p>{t('It may do so also while you are away, until you revoke it.')}</p>
        )}
        {chosen && (
          <ShowSeen
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
      {word && <WordNotice word={word} application={application} />}
      {children}
    </ApprovalPanel>
  )
}

type AskingProps = { application: ApplicationCard; redirect: string }

/** The application, whose it is, and the host that the browser returns to; from a device's code it does not. */
function Asking({ application, redirect }: AskingProps) {
  const { t } = useWords()
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
            {t('You return to')} <span className={styles.host}>{placeOf(redirect)}</span>
          </p>
        )}
      </div>
    </div>
  )
}
