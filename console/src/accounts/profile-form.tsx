import { UserNames } from '@accord/contract/accounts.ts'
import type { ReactNode } from 'react'
import { useAction } from '../actions/use-action.ts'
import { hasStatus } from '../api/refused-with.ts'
import { UpdateForm } from '../forms/update-form.tsx'
import { useWords } from '../language/words.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import { renameMutation } from './accounts.api.ts'
import styles from './profile.module.css'

type ProfileFormProps = {
  person: { id: string; firstName: string; lastName: string }
  identity: ReactNode
}

export function ProfileForm({ person, identity }: ProfileFormProps) {
  const { t } = useWords()
  const { id, firstName, lastName } = person
  const renaming = useAction({
    ...renameMutation,
    done: t('User details saved.'),
    failed: (error) =>
      hasStatus(error, 400) ? t('Invalid or missing inputs.') : t('Error saving user details.'),
  })

  return (
    <UpdateForm
      title={t('Profile details')}
      schema={UserNames}
      initial={{ firstName, lastName }}
      save={(names) => renaming.attempt({ id, names })}
    >
      {(errors) => (
        <>
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
        </>
      )}
    </UpdateForm>
  )
}
