import { UserNames } from '@accord/contract/accounts.ts'
import type { ReactNode } from 'react'
import { useAction } from '../actions/use-action.ts'
import { hasStatus } from '../api/error-checks.ts'
import { UpdateForm } from '../forms/update-form.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import { renameMutation } from './accounts.api.ts'
import styles from './profile.module.css'
import { HomeCard } from '../home/to-do-card.tsx'
import { ConsolePage } from '../pages/console-page.tsx'
import { usePerson, useUser } from '../session/session.api.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { PersonAvatar } from '../ui/text/avatar.tsx'

type ProfileFormProps = {
  person: { id: string; firstName: string; lastName: string }
  identity: ReactNode
}

export function ProfileForm({ person, identity }: ProfileFormProps) {
  const { t } = useTranslation()
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
      description={t('Other people see this name.')}
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
              error={errors['firstName']}
            />
            <TextField
              label={t('Last name')}
              name="lastName"
              autoComplete="family-name"
              required
              defaultValue={lastName}
              error={errors['lastName']}
            />
          </div>
        </>
      )}
    </UpdateForm>
  )
}

/** Shows the person's home page, with their to-do items and then their name as others see it. */
export function ProfileScreen() {
  const { t } = useTranslation()
  const person = usePerson()
  const email = useUser()?.email

  return (
    <ConsolePage title={t('General')}>
      <HomeCard />
      <ProfileForm person={person} identity={<Identity name={nameOf(person)} email={email} />} />
    </ConsolePage>
  )
}

type IdentityProps = { name: string; email: string | undefined }

function Identity({ name, email }: IdentityProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.identity}>
      <PersonAvatar name={name} email={email} size="large" />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.email}>
          <span className="visually-hidden">{t('Email address:')} </span>
          {email ?? <Skeleton width="medium" />}
        </p>
      </div>
    </div>
  )
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`
}
