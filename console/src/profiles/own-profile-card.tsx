import { Email } from '@accord/contract/fields.ts'
import type { Profile } from '@accord/contract/people.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useAction } from '../actions/use-action.ts'
import { explainError } from '../api/explain-error.ts'
import { hasStatus } from '../api/refused-with.ts'
import { useChanged } from '../forms/use-changed.ts'
import { useForm } from '../forms/use-form.ts'
import { useServiceValues } from '../forms/use-service-values.ts'
import { useWords } from '../language/words.ts'
import { Loaded } from '../pages/loaded.tsx'
import { useUnsavedChanges } from '../pages/unsaved-changes.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { EmailField } from '../ui/fields/email-field.tsx'
import { Card } from '../ui/layout/card.tsx'
import styles from './own-profile-card.module.css'
import { ProfileEmailNotice } from './profile-email-notice.tsx'
import { ownProfileQuery, updateProfileEmailMutation } from './profiles.api.ts'

const ProfileEmail = z.strictObject({ email: Email })

/** Who the person is to this organization: the address they are known by there. */
export function OwnProfileCard({ organizationId }: { organizationId: string }) {
  const { t } = useWords()
  const profile = useQuery(ownProfileQuery(organizationId))

  if (profile.data) return <ProfileForm profile={profile.data} />
  return (
    <Card title={t('Your profile')}>
      <Loaded query={profile} plain skeleton={<Skeleton shape="control" width="full" />} />
    </Card>
  )
}

function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useWords()
  const { id, email, organization } = profile
  const { changed, onInput, settle } = useChanged({ email })
  useUnsavedChanges(changed)

  const updating = useAction({
    ...updateProfileEmailMutation(organization.id),
    done: (_, typed) => {
      const updated = t('Updated profile details.')
      return typed.email === email
        ? updated
        : `${updated} ${t('A verification email sent to your new email address')}`
    },
    failed: (error) =>
      hasStatus(error, 400) ? t('Invalid or missing inputs') : t(explainError(error)),
    after: settle,
  })
  const { props, errors, pending } = useForm({
    schema: ProfileEmail,
    submit: (typed) => updating.attempt({ id, email: typed.email }),
  })
  useServiceValues(props.ref, changed, { email })

  return (
    <form {...props} onInput={onInput}>
      <Card
        title={t('Your profile')}
        description={t('The address you are known by in this organization.')}
        footer={
          <Button type="submit" variant="primary" disabled={!changed} pending={pending}>
            {t('Update profile')}
          </Button>
        }
      >
        <div className={styles.fields}>
          <ProfileEmailNotice profile={profile} />
          <EmailField
            label={t('Profile e-mail')}
            defaultValue={email}
            error={errors['email'] && t(errors['email'])}
          />
        </div>
      </Card>
    </form>
  )
}
