import { UserNames } from '@accord/contract/accounts.ts'
import type { ReactNode } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useChanged } from '../forms/use-changed.ts'
import { useForm } from '../forms/use-form.ts'
import { useServiceValues } from '../forms/use-service-values.ts'
import { useWords } from '../language/words.ts'
import { useUnsavedChanges } from '../shell/unsaved-changes.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { showSnackbar } from '../ui/snackbar-store.ts'
import { TextField } from '../ui/text-field.tsx'
import { useRename } from './accounts.api.ts'
import styles from './profile.module.css'

type ProfileFormProps = {
  person: { id: string; firstName: string; lastName: string }
  identity: ReactNode
}

export function ProfileForm({ person, identity }: ProfileFormProps) {
  const { t } = useWords()
  const rename = useRename()
  const { id, firstName, lastName } = person
  const { changed, onInput, settle } = useChanged({ firstName, lastName })
  useUnsavedChanges(changed)

  const { props, errors, pending } = useForm({
    schema: UserNames,
    submit: async (names) => {
      await rename.mutateAsync({ id, names })
      settle()
      showSnackbar({ kind: 'success', message: t('User details saved.') })
    },
    onRefused: (error) => {
      const invalid = error instanceof ApiError && error.status === 400
      const message = invalid ? t('Invalid or missing inputs.') : t('Error saving user details.')
      showSnackbar({ kind: 'error', message })
    },
  })

  useServiceValues(props.ref, changed, { firstName, lastName })

  return (
    <form {...props} onInput={onInput}>
      <Card
        title={t('Profile details')}
        footer={
          <Button type="submit" variant="primary" disabled={!changed} pending={pending}>
            {t('Update')}
          </Button>
        }
      >
        {identity}
        <div className={styles.fields}>
          <TextField
            label={t('First name')}
            name="firstName"
            autoComplete="given-name"
            required
            defaultValue={firstName}
            error={errors['firstName'] && t(errors['firstName'])}
          />
          <TextField
            label={t('Last name')}
            name="lastName"
            autoComplete="family-name"
            required
            defaultValue={lastName}
            error={errors['lastName'] && t(errors['lastName'])}
          />
        </div>
      </Card>
    </form>
  )
}
