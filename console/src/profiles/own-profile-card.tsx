import type { Profile } from '@accord/contract/people.ts'
import { useAction } from '../actions/use-action.ts'
import { useTranslation } from '../i18n/translation.ts'
import { providerOrganization } from '../session/session.ts'
import { usePerson } from '../session/session.api.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { ownProfileQuery, updateProfileEmailMutation } from './profiles.api.ts'
import { Email } from '@accord/contract/fields.ts'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { explainError } from '../api/api-error.ts'
import { hasStatus } from '../api/error-checks.ts'
import { useChanged, useServiceValues } from '../forms/update-form.tsx'
import { useForm } from '../forms/use-form.ts'
import { Loaded } from '../pages/loaded.tsx'
import { useUnsavedChanges } from '../pages/unsaved-changes.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { EmailField } from '../ui/fields/text-field.tsx'
import { Card } from '../ui/layout/card.tsx'
import styles from './own-profile-card.module.css'

/** Shows what still has to be done about the profile's email address. */
function ProfileEmailNotice({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const { email, emailProven, pendingEmail } = profile

  if (pendingEmail !== null && pendingEmail !== email) {
    return (
      <Notice kind="info" title={t('Verification pending')}>
        {t(
          "Open the link we sent to {{pendingEmail}} to start using it. Until then, we'll keep using {{email}}.",
          { pendingEmail, email },
        )}
      </Notice>
    )
  }
  return emailProven ? null : <Unproven profile={profile} mailed={pendingEmail === email} />
}

/** Shows that the address is unverified. Usually, it comes from a forwarded invitation. */
function Unproven({ profile, mailed }: { profile: Profile; mailed: boolean }) {
  const { t } = useTranslation()
  const { email } = profile
  const { email: account = t("your account's address") } = usePerson()
  const sending = useAction({
    ...updateProfileEmailMutation(profile.organization.id),
    done: t('We sent a verification email to {{email}}.', { email }),
  })

  return (
    <Notice
      kind={mailed ? 'info' : 'warning'}
      title={mailed ? t('Verification pending') : t("This address isn't verified")}
      action={
        <Button size="small" pending={sending.pending} onClick={() => void sending.run(profile)}>
          {mailed ? t('Resend email') : t('Send verification email')}
        </Button>
      }
      announce={mailed}
    >
      {mailed
        ? t("Open the link we sent to {{email}} in a browser where you're signed in.", { email })
        : t(
            "You haven't verified that this address is yours. Until you do, we'll send this organization's emails to {{account}}.",
            { account },
          )}
    </Notice>
  )
}

const ProfileEmail = z.strictObject({ email: Email })

/** Shows the email address that the person uses in this organization. */
export function OwnProfileCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const profile = useQuery(ownProfileQuery(organizationId))

  if (profile.data && providerOrganization() !== undefined) {
    return <AddressFromProvider email={profile.data.email} />
  }
  if (profile.data) return <ProfileForm profile={profile.data} />
  return (
    <Card title={t('Your profile')}>
      <Loaded query={profile} plain skeleton={<Skeleton shape="control" width="full" />} />
    </Card>
  )
}

/** A session that an identity provider opened can't change the address, which the provider sends. */
function AddressFromProvider({ email }: { email: string }) {
  const { t } = useTranslation()
  return (
    <Card
      title={t('Your profile')}
      description={t(
        "You use this email address in this organization. It comes from the organization's identity provider.",
      )}
    >
      <p>{email}</p>
    </Card>
  )
}

function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
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
        description={t('You use this email address in this organization.')}
        footer={
          <Button type="submit" variant="primary" disabled={!changed} pending={pending}>
            {t('Update profile')}
          </Button>
        }
      >
        <div className={styles.fields}>
          <ProfileEmailNotice profile={profile} />
          <EmailField label={t('Profile email')} defaultValue={email} error={errors['email']} />
        </div>
      </Card>
    </form>
  )
}
