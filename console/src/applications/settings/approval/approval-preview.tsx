import { writeQuery } from '../../../browser/query-string.ts'
import type { Application } from '@accord/contract/applications.ts'
import type { Person, Profile } from '@accord/contract/people.ts'
import { scopesPendingConsent } from '@accord/contract/rules/scopes.ts'
import { type Role, canManage } from '@accord/contract/rules/roles.ts'
import { type RequestedApproval, readParameters } from '../../../approvals/approval-parameters.ts'
import type { DecisionMaking } from '../../../approvals/decision/use-decision.ts'
import type { ApprovalFacts } from '../../../approvals/steps/approval-step.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { UnusableAddress } from '../../../approvals/approval-failed.tsx'
import { OnlyShown } from '../../../approvals/approval-panel.tsx'
import { ApprovalSteps } from '../../../approvals/open-approval.tsx'
import { useTranslation } from '../../../i18n/translation.ts'
import { meQuery } from '../../../session/session.api.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import connectStyles from '../connect/connect.module.css'
import styles from './approval-card.module.css'

/** An example of an approval request in either flow. */
export interface ApprovalExample {
  flow: 'standard' | 'direct'
  application: string
  redirect: string
  /** The requested scopes. The direct flow requests all registered scopes, so only offline_access matters there. */
  scopes: readonly string[]
  state: string
  /** The roles, separated by commas. */
  roles: string
  orgId: string
}

// Each request needs a new value, so this is a placeholder in capital letters.
const challenge = 'CODE_CHALLENGE'

/** Returns the URL to which an application redirects a browser (docs/oauth.md, 'Choose a flow'). */
export function approvalAddress(asking: ApprovalExample, issuer: string): string {
  const { flow, application, redirect, state } = asking
  if (flow === 'direct') {
    const query = writeQuery({
      ...directly(asking),
      codeChallenge: challenge,
      codeChallengeMethod: 'S256',
    })
    return new URL(`/approval${query}`, issuer).href
  }
  const query = writeQuery({
    client_id: application,
    response_type: 'code',
    redirect_uri: redirect,
    scope: scopeOf(asking),
    state: state || 'STATE',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...profileParameters(asking),
  })
  return `${issuer}/authorize${query}`
}

/** Returns the approval screen's query string in either flow. */
export function flowOf(asking: ApprovalExample): string {
  if (asking.flow === 'direct') return writeQuery(directly(asking))
  return writeQuery({
    ...directly(asking),
    interaction: 'preview',
    scope: scopeOf(asking),
  })
}

function directly(asking: ApprovalExample) {
  const { application, redirect, state, scopes } = asking
  return {
    application,
    state: state || 'STATE',
    redirect,
    ...(scopes.includes('offline_access') && { offlineAccess: 'true' }),
    ...profileParameters(asking),
  }
}

function profileParameters({ roles, orgId }: ApprovalExample) {
  return { ...(roles && { roles }), ...(orgId && { orgId }) }
}

function scopeOf({ scopes }: ApprovalExample): string {
  return ['openid', ...scopes].join(' ')
}

/** A member or an admin of an organization that hasn't authorized the application, or someone without a profile. */
export type Viewer = 'member' | 'admin' | 'outsider'

interface Example {
  application: Application
  person: Person
  organization: string
}

/** Returns the service's responses for the example people. */
function exampleFacts(
  viewer: Viewer,
  { orgId = 'example' }: RequestedApproval,
  { application, person, organization }: Example,
): ApprovalFacts {
  const facts = { person, application, profiles: [], approvals: [], statuses: [] }
  if (viewer === 'outsider') return facts
  const roles: Role[] = [viewer]
  const profile: Profile = {
    id: viewer,
    email: person.email,
    emailProven: true,
    pendingEmail: null,
    roles,
    createdAt: '',
    joinedAt: '',
    founder: false,
    suspended: false,
    organization: { id: orgId, name: organization },
  }
  const status = {
    profile: viewer,
    organization: orgId,
    own: false,
    authorized: false,
    withheldScopes: scopesPendingConsent(application.scopes, {
      own: false,
      authorized: null,
      roles,
    }),
    canAuthorize: canManage(roles),
    authorizationNeeded: false,
    request: null,
  }
  return { ...facts, profiles: [profile], statuses: [status] }
}

const nothing = async () => {}

/** In a preview, decisions have no effect. */
const undecided: DecisionMaking = {
  approve: nothing,
  approveAsContact: nothing,
  deny: nothing,
  pending: undefined,
  failure: undefined,
}

type ApprovalPreviewProps = { application: Application; asking: ApprovalExample }

/** Shows the real approval screen with example data and inert controls. */
export function ApprovalPreview({ application, asking }: ApprovalPreviewProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [viewer, setViewer] = useState<Viewer>('member')
  return (
    <details
      className={connectStyles.more}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('Preview')}</summary>
      {open && (
        <div className={styles.preview}>
          <SelectField
            label={t('Preview as')}
            value={viewer}
            onChange={({ target }) => setViewer(target.value as Viewer)}
          >
            <option value="member">{t('A member of another organization')}</option>
            <option value="admin">{t('An admin of another organization')}</option>
            <option value="outsider">{t('Someone without a profile')}</option>
          </SelectField>
          <figure className={styles.screen}>
            <figcaption className={styles.caption}>
              {t("This is a preview with example data. Its buttons don't work.")}
            </figcaption>
            <Shown application={application} asking={asking} viewer={viewer} />
          </figure>
        </div>
      )}
    </details>
  )
}

function Shown({ application, asking, viewer }: ApprovalPreviewProps & { viewer: Viewer }) {
  const { t } = useTranslation()
  const { data: person } = useQuery(meQuery)
  const asked = readParameters(flowOf(asking))
  if (!person) return null
  const example = { organization: t('Example organization'), person, application }
  return (
    <OnlyShown value>
      <div inert>
        {typeof asked === 'string' ? (
          <UnusableAddress problem={asked} />
        ) : (
          <ApprovalSteps
            asked={asked}
            facts={exampleFacts(viewer, asked, example)}
            decision={undecided}
          />
        )}
      </div>
    </OnlyShown>
  )
}
