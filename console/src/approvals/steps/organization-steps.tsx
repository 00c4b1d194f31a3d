import type { Scope } from '@accord/contract/rules/scopes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../i18n/translation.ts'
import { roleNames } from '../../permissions/role-labels.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ApprovalFailed } from '../approval-failed.tsx'
import { ApprovalPending } from '../approval-panel.tsx'
import { approvalKey, createNamedOrganization, namedOrganizationQuery } from '../approval.api.ts'
import {
  type ApprovalRequest,
  ApproveButton,
  ChoiceActions,
  DecisionActions,
  DecisionPanel,
  OtherOption,
} from '../decision/decision-panel.tsx'
import { failureOf } from '../use-approval-facts.ts'
import type { Choice, ProfileChoice as ChosenProfile } from './approval-step.ts'
import { ProfileChoice, organizationName } from './profile-choice.tsx'
import { OrganizationForm } from '@accord/contract/organizations.ts'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { explainError } from '../../api/api-error.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from '../approval.module.css'

type UseOrganizationProfileProps = { request: ApprovalRequest; choice: ChosenProfile }

/** Shows the approval for the organization that the application names, in which the person has a profile. */
export function UseOrganizationProfile({ request, choice }: UseOrganizationProfileProps) {
  const { t } = useTranslation()
  const { decision } = request
  const { profile, scopes } = choice

  return (
    <DecisionPanel request={request} scopes={scopes} consent={choice.consent} chosen={choice}>
      <p>
        {t('It will act for {{organization}} using your profile there ({{roles}}).', {
          organization: organizationName(profile),
          roles: roleNames(profile.roles, t),
        })}
      </p>
      <ChoiceActions decision={decision} chosen={choice}>
        {t('Authorize')}
      </ChoiceActions>
    </DecisionPanel>
  )
}

type BecomeContactProps = { request: ApprovalRequest; orgId: string; scopes: readonly Scope[] }

/**
 * Shows the approval for the organization that the application names, in which the person has no profile and becomes a
 * contact.
 */
export function BecomeContact({ request, orgId, scopes }: BecomeContactProps) {
  const { t } = useTranslation()
  const { application, flow, decision } = request
  const organization = useQuery(namedOrganizationQuery(orgId, application.id))
  const failure = failureOf(organization, t('Unable to get organization'))

  if (failure) return <ApprovalFailed flow={flow} failure={failure} />
  if (!organization.data) return <ApprovalPending label={t('Loading the request…')} />
  const { name } = organization.data
  return (
    <DecisionPanel request={request} scopes={scopes}>
      <Notice
        kind="info"
        title={t("You'll become a contact of {{organization}}", { organization: name })}
        announce={false}
      >
        {t(
          "You don't have a profile there. Contacts have no permissions in the organization and share only data about themselves. They appear in its list of members.",
        )}
      </Notice>
      <DecisionActions decision={decision}>
        <ApproveButton decision={decision} onApprove={() => decision.approveAsContact(orgId)}>
          {t('Authorize as a contact')}
        </ApproveButton>
      </DecisionActions>
    </DecisionPanel>
  )
}

const NameForm = z.strictObject({ name: OrganizationForm.shape.name })

type CreateOrganizationStepProps = {
  request: ApprovalRequest
  scopes: readonly Scope[]
  /** The person's profiles that can't approve. */
  unable: readonly Choice[]
  onCreated: (profileId: string) => void
  /** This is undefined if there's no other choice. */
  onBack: (() => void) | undefined
}

/** Lets someone without a suitable profile create an organization, which they then own (APV-9). */
export function CreateOrganizationStep(props: CreateOrganizationStepProps) {
  const { request, scopes, unable, onCreated, onBack } = props
  const { t } = useTranslation()
  const queries = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [named, setNamed] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  const {
    props: form,
    errors,
    pending,
  } = useForm({
    schema: NameForm,
    async submit({ name }) {
      setProblem(undefined)
      const { profile } = await createNamedOrganization(name)
      await queries.invalidateQueries({ queryKey: approvalKey })
      onCreated(profile.id)
    },
    onRefused: setProblem,
  })

  // People who chose to create an organization expect to type its name next.
  const isChosen = onBack !== undefined
  useEffect(() => {
    if (isChosen) field.current?.focus()
  }, [isChosen])

  return (
    <DecisionPanel request={request} scopes={scopes}>
      {unable.length > 0 && !onBack && <ProfileChoice choices={unable} chosen={undefined} />}
      <form {...form} className={styles.stack}>
        <div className={styles.section}>
          <h2 className={styles.heading}>{t('Create an organization')}</h2>
          <p className={styles.quiet}>
            {t(
              "Applications act for an organization. Only the organization's name is required now. You can add the rest later.",
            )}
          </p>
        </div>
        {problem !== undefined && (
          <Notice kind="error" title={t('Error creating an organization')}>
            {t(explainError(problem))}
          </Notice>
        )}
        <TextField
          label={t('Organization name')}
          name="name"
          autoComplete="organization"
          ref={field}
          error={errors['name']}
          onInput={({ currentTarget }) => setNamed(currentTarget.value.trim() !== '')}
        />
        {onBack && <OtherOption onChoose={onBack}>{t('Back to your profiles')}</OtherOption>}
        <DecisionActions decision={request.decision}>
          <Button type="submit" variant="primary" wide disabled={!named} pending={pending}>
            {t('Create and continue')}
          </Button>
        </DecisionActions>
      </form>
    </DecisionPanel>
  )
}
