import type { Scope } from '@accord/contract/rules/scopes.ts'
import { useTranslation } from '../../i18n/translation.ts'
import styles from '../approval.module.css'
import {
  type ApprovalRequest,
  ChoiceActions,
  DecisionActions,
  DecisionPanel,
  OtherOption,
} from '../decision/decision-panel.tsx'
import type { Choice } from './approval-step.ts'
import { NeededRoles, ProfileChoice, organizationName } from './profile-choice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { AppPath } from '../../browser/app-path.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { roleNames } from '../../permissions/role-labels.ts'

type ChooseProfileProps = {
  request: ApprovalRequest
  choices: Choice[]
  /** The scopes to show until a profile is selected. */
  scopes: readonly Scope[]
  chosen: Choice | undefined
  onChoose: (id: string) => void
  /** This is undefined if a new organization wouldn't help. */
  onCreate: (() => void) | undefined
}

export function ChooseProfile(props: ChooseProfileProps) {
  const { request, choices, scopes, chosen, onChoose, onCreate } = props
  const { t } = useTranslation()
  const { decision } = request

  return (
    <DecisionPanel
      request={request}
      scopes={chosen?.scopes ?? scopes}
      consent={chosen?.consent}
      personal={chosen && !chosen.profile}
      chosen={chosen}
    >
      {/* This is a form, so that pressing Enter on a profile clicks its button. */}
      <form className={styles.stack} onSubmit={(event) => event.preventDefault()}>
        <ProfileChoice choices={choices} chosen={chosen?.id} onChoose={onChoose} />
        {onCreate && (
          <OtherOption onChoose={onCreate}>{t('Create an organization instead')}</OtherOption>
        )}
        <ChoiceActions decision={decision} chosen={chosen}>
          {t('Authorize')}
        </ChoiceActions>
      </form>
    </DecisionPanel>
  )
}

type RoleMissingProps = {
  request: ApprovalRequest
  choices: readonly Choice[]
  neededRoles: readonly string[]
  scopes: readonly Scope[]
}

/** Shows that no profile that the person has or could create can approve this request (PER-4). */
export function RoleMissing({ request, choices, neededRoles, scopes }: RoleMissingProps) {
  const { t } = useTranslation()
  const { decision } = request
  return (
    <DecisionPanel request={request} scopes={scopes}>
      <Notice kind="warning" title={t("You can't approve this")} announce={false}>
        {choices.length > 0 ? (
          t('None of your profiles has a role that the application requires.')
        ) : (
          <NeededRoles roles={neededRoles} />
        )}
      </Notice>
      {choices.length > 0 && <ProfileChoice choices={choices} chosen={undefined} />}
      <DecisionActions decision={decision} />
    </DecisionPanel>
  )
}

type OwnAccountNeededProps = { request: ApprovalRequest; scopes: readonly Scope[] }

/** Shows that the session of an organization's identity provider can't approve for another organization. */
export function OwnAccountNeeded({ request, scopes }: OwnAccountNeededProps) {
  const { t } = useTranslation()
  const { application, decision } = request
  return (
    <DecisionPanel request={request} scopes={scopes}>
      <Notice kind="warning" title={t("You can't approve this")} announce={false}>
        {t(
          'You signed in through your organization, but {{name}} asks for another one. Sign out and sign in with your own account.',
          { name: application.name },
        )}
      </Notice>
      <DecisionActions decision={decision} />
    </DecisionPanel>
  )
}

type SecondFactorMissingProps = { request: ApprovalRequest; scopes: readonly Scope[] }

/**
 * Shows that a second factor is required. The person adds it in another tab, and this page continues when they return.
 */
export function SecondFactorMissing({ request, scopes }: SecondFactorMissingProps) {
  const { t } = useTranslation()
  const { application, decision } = request
  return (
    <DecisionPanel request={request} scopes={scopes}>
      <Notice
        kind="warning"
        announce={false}
        title={t('Add a second factor first')}
        action={
          <ButtonLink size="small" href={'/user/account' satisfies AppPath} target="_blank">
            {t('Set up a second factor')}
          </ButtonLink>
        }
      >
        {t(
          '{{name}} requires two-factor authentication. Add a passkey or an authenticator app to your account, then return to this page.',
          { name: application.name },
        )}
      </Notice>
      <DecisionActions decision={decision} />
    </DecisionPanel>
  )
}

type AllSetProps = {
  request: ApprovalRequest
  choices: Choice[]
  chosen: Choice | undefined
  onChoose: (id: string) => void
  onAnother: (() => void) | undefined
}

/**
 * Shows that the same request was approved before. It still needs a click, so that no page can redirect people without
 * their knowledge (APV-7).
 */
export function AllSet({ request, choices, chosen, onChoose, onAnother }: AllSetProps) {
  const { t } = useTranslation()
  const { decision, person } = request
  const [only, ...more] = choices
  const isOne = only !== undefined && more.length === 0
  const name = `${person.firstName} ${person.lastName}`

  return (
    <DecisionPanel
      request={request}
      title={t('All set!')}
      scopes={(chosen ?? only)?.scopes ?? []}
      consent={chosen?.consent}
      personal={chosen && !chosen.profile}
      chosen={chosen ?? only}
      knownScopes
      lead={
        isOne && (
          <Notice kind="success" announce={false}>
            {only.profile
              ? t("You've already approved it for {{organization}} ({{roles}}).", {
                  organization: organizationName(only.profile),
                  roles: roleNames(only.profile.roles, t),
                })
              : t("You've already approved it for yourself.")}
          </Notice>
        )
      }
    >
      {!isOne && <ProfileChoice choices={choices} chosen={chosen?.id} onChoose={onChoose} />}
      {onAnother && <OtherOption onChoose={onAnother}>{t('Use another profile')}</OtherOption>}
      <ChoiceActions decision={decision} chosen={chosen}>
        {t('Continue as {{name}}', { name })}
      </ChoiceActions>
    </DecisionPanel>
  )
}
