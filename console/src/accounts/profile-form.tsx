import { UserNames } from '@accord/contract/accounts.ts'
import type { ReactNode } from 'react'
import { ApiError } from '../api/api-error.ts'
import { UpdateForm } from '../forms/update-form.tsx'
import { useWords } from '../language/words.ts'
import { showSnackbar } from '../ui/feedback/snackbar-store.ts'
import { TextField } from '../ui/fields/text-field.tsx'
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

  return (
    <UpdateForm
      title={t('Profile details')}
      schema={UserNames}
      initial={{ firstName, lastName }}
      saving={{
        save: (names) => rename.mutateAsync({ id, names }),
        saySaved: () => showSnackbar({ kind: 'success', message: t('User details saved.') }),
        sayFailed: (error) => {
          const invalid = error instanceof ApiError && error.status === 400
          const message = invalid
            ? t('Invalid or missing inputs.')
            : t('Error saving user details.')
          showSnackbar({ kind: 'error', message })
        },
      }}
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
