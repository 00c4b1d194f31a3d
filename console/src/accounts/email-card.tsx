import type { ReplyOf } from '@accord/contract/call.ts'
import type { PendingEmail as Pending, getOwnEmail } from '@accord/contract/email-change.ts'
import { Email } from '@accord/contract/fields.ts'
import * as z from 'zod/mini'
import { useAction } from '../actions/use-action.ts'
import { ApiError, explainError } from '../api/api-error.ts'
import { useForm } from '../forms/use-form.ts'
import { NamedLabel } from '../i18n/translated.tsx'
import { listValues, useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Checkbox } from '../ui/fields/choice.tsx'
import { EmailField } from '../ui/fields/text-field.tsx'
import { Card } from '../ui/layout/card.tsx'
import fields from './fields.module.css'
import styles from '../ui/fields/choice.module.css'
import type { FormToggle } from './form-toggle.ts'
import { confirmIdentity } from '../session/confirm-identity.ts'
import { cancelEmailMutation, changeEmailMutation, ownEmailQuery } from './accounts.api.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Loaded } from '../pages/loaded.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

type OwnEmail = ReplyOf<typeof getOwnEmail>

const NewEmail = z.object({ email: Email })

type ChangeEmailFormProps = { own: OwnEmail; onClose: () => void }

function ChangeEmailForm({ own, onClose }: ChangeEmailFormProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const changing = useAction({
    ...changeEmailMutation,
    failed: (error) =>
      error instanceof ApiError && error.fields['email'] ? undefined : t(explainError(error)),
    after: onClose,
  })
  const { props, errors, pending } = useForm({
    schema: NewEmail,
    submit: ({ email }, form) =>
      changing.attempt({ email, profiles: new FormData(form).getAll('along') as string[] }),
  })

  return (
    <form {...props}>
      <Card
        title={t('Email address')}
        description={t('You sign in with {{email}}.', { email: own.email })}
        footer={
          <>
            <Button onClick={onClose}>{t('Cancel')}</Button>
            <Button type="submit" variant="primary" pending={pending}>
              {t('Change address')}
            </Button>
          </>
        }
      >
        <div className={fields.fields}>
          <EmailField ref={field} label={t('New email address')} error={errors['email']} />
          {own.profiles.length > 0 && (
            <fieldset className={styles.group}>
              <legend className={styles.legend}>
                {t('Also change it in these organizations:')}
              </legend>
              {own.profiles.map(({ id, organization }) => (
                <Checkbox key={id} name="along" value={id} label={organization.name} />
              ))}
            </fieldset>
          )}
        </div>
      </Card>
    </form>
  )
}

type PendingEmailProps = { own: OwnEmail; pending: Pending; after: () => void }

/** Shows the new address until its link is opened. */
function PendingEmail({ own, pending, after }: PendingEmailProps) {
  const { t } = useTranslation()
  const { email, organizations } = pending
  const sending = useAction({
    ...changeEmailMutation,
    done: t('We sent a verification email to {{email}}.', { email }),
  })
  const cancelling = useAction({ ...cancelEmailMutation, after })
  const along = organizations.map(({ id }) => id)

  return (
    <Card
      title={t('Email address')}
      description={t('You sign in with {{email}}.', { email: own.email })}
      footer={
        <>
          <Button
            pending={sending.pending}
            onClick={() =>
              void sending.run({
                email,
                profiles: own.profiles
                  .filter(({ organization }) => along.includes(organization.id))
                  .map(({ id }) => id),
              })
            }
          >
            {t('Resend email')}
          </Button>
          <Button pending={cancelling.pending} onClick={() => void cancelling.run()}>
            {t('Cancel change')}
          </Button>
        </>
      }
    >
      <Notice kind="info" title={t('Verification pending')}>
        {t("Open the link we sent to {{email}} in a browser where you're signed in.", { email })}{' '}
        {organizations.length > 0 &&
          t('It will also change in: {{names}}.', {
            names: listValues(organizations.map(({ name }) => name)),
          })}
      </Notice>
    </Card>
  )
}

/** Lets people change their sign-in address. The form opens in place. */
export function EmailCard({ isOpen, onOpen, onClose }: FormToggle) {
  const { t } = useTranslation()
  const own = useQuery(ownEmailQuery)
  const { data } = own
  const place = useRef<HTMLDivElement>(null)
  // The cards replace each other, which removes the focused button.
  const after = () => {
    onClose()
    place.current?.focus()
  }
  const opening = useAction({ mutationFn: confirmIdentity, after: onOpen })

  return (
    <div ref={place} tabIndex={-1}>
      {data?.pending && <PendingEmail own={data} pending={data.pending} after={after} />}
      {data?.pending === null && isOpen && <ChangeEmailForm own={data} onClose={after} />}
      {!(data && (data.pending || isOpen)) && (
        <Card
          title={t('Email address')}
          description={data && t('You sign in with {{email}}.', { email: data.email })}
          action={
            data && (
              <Button size="small" pending={opening.pending} onClick={() => void opening.run()}>
                <NamedLabel text={t('Change {{name}}')} name={t('Email address')} />
              </Button>
            )
          }
        >
          {!data && <Loaded query={own} plain skeleton={<Skeleton width="long" />} />}
        </Card>
      )}
    </div>
  )
}
