import { OrganizationForm } from '@accord/contract/organizations.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { explainError } from '../../api/explain-error.ts'
import { useForm } from '../../forms/use-form.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { createNamedOrganization } from '../approval.api.ts'
import styles from '../approval.module.css'
import { DecisionActions, OtherWay } from '../decision/decision-actions.tsx'
import { type ApprovalRequest, DecisionPanel } from '../decision/decision-panel.tsx'
import { approvalKey } from '../requests.api.ts'
import type { Choice } from './approval-step.ts'
import { ProfileChoice } from './profile-choice.tsx'

const NameForm = z.strictObject({ name: OrganizationForm.shape.name })

type CreateOrganizationStepProps = {
  request: ApprovalRequest
  scopes: readonly Scope[]
  /** The person's profiles that cannot approve. */
  unable: readonly Choice[]
  onCreated: (profileId: string) => void
  /** Absent where there is nothing else to choose. */
  onBack: (() => void) | undefined
}

/** Somebody without a profile that can approve makes one: the owner's, of a new organization (APV-9). */
export function CreateOrganizationStep(props: CreateOrganizationStepProps) {
  const { request, scopes, unable, onCreated, onBack } = props
  const { t } = useWords()
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

  // Whoever chose to create one has nothing else to do here.
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
              'An application acts for an organization. Only its name is needed now; the rest can be filled in later.',
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
        {onBack && <OtherWay onTake={onBack}>{t('Back to your profiles')}</OtherWay>}
        <DecisionActions decision={request.decision}>
          <Button type="submit" variant="primary" wide disabled={!named} pending={pending}>
            {t('Create and continue')}
          </Button>
        </DecisionActions>
      </form>
    </DecisionPanel>
  )
}
