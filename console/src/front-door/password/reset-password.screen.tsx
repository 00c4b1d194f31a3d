import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import type { Address } from '../../browser/address.ts'
import { leaveFor } from '../../browser/leave-for.ts'
import { settings } from '../../browser/settings.ts'
import { NewPasswordFields } from '../../forms/new-password-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useTyped } from '../../forms/use-typed.ts'
import { useWords } from '../../language/words.ts'
import { takeOriginLocation } from '../../session/origin-location.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { showSnackbarOnNextPage } from '../../ui/feedback/snackbar-store.ts'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'
import { Banner, type BannerMessage } from '../banner.tsx'
import { loadCalls } from '../load-calls.ts'
import { mailedResetLink, mailedResetNeedsNames } from '../mailed-link.ts'
import { NameFields } from '../name-fields.tsx'
import { useAfterHydration } from '../use-after-hydration.ts'
import { BrokenResetLink } from './broken-reset-link.tsx'

export function ResetPasswordScreen() {
  const { t } = useWords()
  const changeFailed = (detail: string | undefined): BannerMessage => ({
    kind: 'error',
    text: t('There is an error in changing the password.'),
    detail,
  })
  const [message, setMessage] = useState<BannerMessage>()
  const broken = useAfterHydration(() => mailedResetLink() === undefined, false)
  const email = useAfterHydration(() => mailedResetLink()?.email ?? '', '')
  const [namesMissing, setNamesMissing] = useState(false)
  const needsNames = useAfterHydration(mailedResetNeedsNames, false) || namesMissing

  const form = useForm({
    schema: async () => (await loadCalls()).ResetForm,
    extra: () => ({ ...mailedResetLink() }),
    async submit({ confirmedPassword: _same, ...reset }) {
      setMessage(undefined)
      const { setPassword } = await loadCalls()
      await setPassword(reset)
      showSnackbarOnNextPage({
        kind: 'success',
        message: t('The password was successfully updated.'),
      })
      await leaveFor(takeOriginLocation() ?? '/sign-in')
    },
    onRefused: (error) => {
      // A link that does not say so may still be of an account that was never verified.
      if (error instanceof ApiError && error.code === 'names_needed') setNamesMissing(true)
      // A sentence at the field says more than that some field is wrong.
      const told = error instanceof ApiError && !('password' in error.fields)
      setMessage(changeFailed(told ? error.message : undefined))
    },
  })
  const password = useTyped(form.props.ref, 'password')
  // A link that was tampered with fails where no field could tell.
  const linkFault = form.errors['email'] ?? form.errors['token']

  if (broken) return <BrokenResetLink />
  return (
    <Panel
      productName={settings.brand}
      title={t('Reset password')}
      context={
        needsNames
          ? t('This account was never verified. Enter your names and a password to make it yours.')
          : t('Choose a new password. You will be signed out everywhere.')
      }
    >
      <Banner
        message={linkFault ? changeFailed(linkFault) : message}
        action={<a href={'/forgot-password' satisfies Address}>{t('Ask for a new link')}</a>}
      />
      <form {...form.props}>
        <PanelStack>
          {/* Tells password managers whose password this is. */}
          <input name="email" autoComplete="username" value={email} readOnly hidden />
          {needsNames && <NameFields errors={form.errors} />}
          <NewPasswordFields
            label={t('New password')}
            email={email}
            password={password}
            errors={form.errors}
          />
          <Button type="submit" variant="primary" wide pending={form.pending}>
            {t('Change password')}
          </Button>
        </PanelStack>
      </form>
    </Panel>
  )
}
