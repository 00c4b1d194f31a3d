import type { Factors } from '@accord/contract/factors.ts'
import { useQuery } from '@tanstack/react-query'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useRef, useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import type { AppPath } from '../../browser/app-path.ts'
import { NamedLabel } from '../../i18n/translated.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { confirmIdentity } from '../../session/confirm-identity.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Entry } from '../../ui/layout/entry-list.tsx'
import type { FormToggle } from '../form-toggle.ts'
import { identitiesQuery } from '../identities/identities.api.ts'
import { ChangePasswordForm, SetPasswordForm } from './password-forms.tsx'

type PasswordEntryProps = {
  has: Factors
  form: FormToggle
  removing: { pending: boolean; run: () => Promise<void> }
}

/** Shows the password's status and the form that changes it. */
export function PasswordEntry({ has, form, removing }: PasswordEntryProps) {
  const { t } = useTranslation()
  const { password, passkeys, secondFactor } = has
  const [changed, setChanged] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    setChanged(false)
    form.onOpen()
  }
  const opening = useAction({ mutationFn: confirmIdentity, after: open })
  const identities = useQuery(identitiesQuery).data?.data ?? []
  const usable = identities.filter((identity) => identity.usable).length
  const verified = passkeys.filter((passkey) => passkey.userVerified).length
  // Without a password, people sign in with a second passkey, recovery codes, or a connected provider.
  const canDoWithout =
    password && ((secondFactor && verified > 0) || (usable > 0 && usable + verified > 1))
  const Form = password ? ChangePasswordForm : SetPasswordForm

  return (
    <Entry
      icon={<LockKeyhole size={16} />}
      title={t('Password')}
      action={
        !form.isOpen && (
          <>
            {canDoWithout && (
              <Button size="small" pending={removing.pending} onClick={() => void removing.run()}>
                <NamedLabel text={t('Remove {{name}}')} name={t('Password')} />
              </Button>
            )}
            <Button
              ref={button}
              size="small"
              pending={opening.pending}
              // People without other methods confirm their identity with only the current password, which is part of
              // the form.
              onClick={() => (password && !secondFactor ? open() : void opening.run())}
            >
              {password ? t('Change password') : t('Set password')}
            </Button>
          </>
        )
      }
      below={
        form.isOpen ? (
          <Form onDone={() => close(password)} onCancel={() => close(false)} />
        ) : (
          changed && <Notice kind="success">{t('All other sessions were signed out.')}</Notice>
        )
      }
    >
      <span>{words()}</span>
      {password && !form.isOpen && (
        <span>
          <a href={'/forgot-password' satisfies AppPath}>{t('I forgot my password')}</a>
        </span>
      )}
    </Entry>
  )

  function close(isChanged: boolean) {
    setChanged(isChanged)
    form.onClose()
    // The button replaces the form, which had the focus.
    setTimeout(() => button.current?.focus())
  }

  function words(): string {
    if (!password) {
      return usable > 0
        ? t('Not set. You sign in with a connected provider.')
        : t('Not set. You sign in with your passkeys.')
    }
    return secondFactor
      ? t('Used together with a second factor')
      : t('Enough on its own to sign in')
  }
}
