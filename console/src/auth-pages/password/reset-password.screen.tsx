import type { AppPath } from '../../browser/app-path.ts'
import { settings } from '../../browser/settings.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { leaveFor } from '../../browser/redirects.ts'
import { NewPasswordFields, useTyped } from '../../forms/new-password-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { takeOriginLocation } from '../../session/origin-location.ts'
import { showSnackbarOnNextPage } from '../../ui/feedback/snackbar.tsx'
import { Banner, type BannerMessage } from '../banner.tsx'
import { loadCalls } from '../load-calls.ts'
import { mailedResetLink, mailedResetNeedsNames } from '../mailed-link.ts'
import { NameFields } from '../name-fields.tsx'
import { useAfterHydration } from '../use-after-hydration.tsx'

/** Shows that the link is incomplete, which also happens after a reload. */
function BrokenResetLink() {
  const { t } = useTranslation()
  return (
    <Panel
      productName={settings.brand}
      title={t('This link is incomplete')}
      context={t('Open the link in your email again, or request a new one.')}
    >
      <PanelStack>
        <ButtonLink href={'/forgot-password' satisfies AppPath} variant="primary" wide>
          {t('Request a new link')}
        </ButtonLink>
        <p>
          <a href={'/sign-in' satisfies AppPath}>{t('Back to sign in')}</a>
        </p>
      </PanelStack>
    </Panel>
  )
}

export function ResetPasswordScreen() {
  const { t } = useTranslation()
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
      // Even if the link doesn't say so, the account may never have been verified.
      if (error instanceof ApiError && error.code === 'names_needed') setNamesMissing(true)
      // The message at the field is more specific than the general one.
      const isGeneral = error instanceof ApiError && !('password' in error.fields)
      setMessage(changeFailed(isGeneral ? error.message : undefined))
    },
  })
  const password = useTyped(form.props.ref, 'password')
  // Errors of a tampered link don't belong to a visible field.
  const linkFault = form.errors['email'] ?? form.errors['token']

  if (broken) return <BrokenResetLink />
  return (
    <Panel
      productName={settings.brand}
      title={t('Reset password')}
      context={
        needsNames
          ? t(
              'This account was never verified. Enter your name and choose a password to make it yours.',
            )
          : t("Choose a new password. We'll sign you out everywhere.")
      }
    >
      <Banner
        message={linkFault ? changeFailed(linkFault) : message}
        action={<a href={'/forgot-password' satisfies AppPath}>{t('Request a new link')}</a>}
      />
      <form {...form.props}>
        <PanelStack>
          {/* Password managers need to know which account this password belongs to. */}
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
