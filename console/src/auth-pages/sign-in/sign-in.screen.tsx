import { type AppPath, withQuery } from '../../browser/app-path.ts'
import { loadStored, saveStored } from '../../browser/browser-storage.ts'
import { hasPasskeys, settings } from '../../browser/settings.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'
import { Banner } from '../banner.tsx'
import { SocialLinks } from '../social-links.tsx'
import { OperatorLinks } from '../operator-links.tsx'
import { EmailField } from '../../ui/fields/text-field.tsx'
import { ProviderOffer } from './provider-offer.tsx'
import { prefetchConsole, useSignIn } from './use-sign-in.ts'
import {
  QueryKeptLink,
  useAfterHydration,
  useNoSignUp,
  useReason,
} from '../use-after-hydration.tsx'
import { SentEmailInfo } from '../sent-email-info.tsx'

export function SignInScreen() {
  const { t } = useTranslation()
  const reason = useReason()
  const noSignUp = useNoSignUp()
  // The button is prerendered, because most browsers support passkeys. A service without passkeys hides it by its ID
  // (documents.ts).
  const byPasskey = useAfterHydration(hasPasskeys, true)
  const { form, email, password, message, unverified, resend, asking, askForPasskey, second } =
    useSignIn()

  // In another tab, the link leads to the page that asks for the address.
  const resends = unverified && message?.kind === 'error'
  const sent = resends ? loadStored('linkSent') : undefined
  const resendLink = resends && (
    <>
      <a href={'/verify-email/' satisfies AppPath} onClick={(event) => void resend(event)}>
        {t('Resend verification email')}
      </a>
      {sent && (
        <>
          {' · '}
          <a
            href={withQuery('/sign-up', location.search)}
            onClick={() => saveStored('signUpEmail', sent.email)}
          >
            {t('Change address')}
          </a>
        </>
      )}
    </>
  )
  const signUp = (
    <>
      {t('New here?')} <QueryKeptLink to="/sign-up">{t('Create an account')}</QueryKeptLink>
    </>
  )
  const forgot = <QueryKeptLink to="/forgot-password">{t('Forgot password?')}</QueryKeptLink>

  if (second) return second
  return (
    <Panel
      productName={settings.brand}
      title={t('Sign in')}
      context={reason}
      footer={
        <>
          {noSignUp ?? signUp}
          <OperatorLinks />
        </>
      }
    >
      <SentEmailInfo page="sign-in" email={email} isUnverified={unverified} />
      <Banner message={message} action={resendLink} />
      <form {...form.props}>
        <PanelStack>
          <EmailField ref={email} autoComplete="username webauthn" error={form.errors['email']} />
          <PasswordField
            label={t('Password')}
            name="password"
            autoComplete="current-password webauthn"
            showLabel={t('Show password')}
            ref={password}
            aside={<ProviderOffer email={email} />}
            error={form.errors['password']}
            onFocus={prefetchConsole}
          />
          <Button type="submit" variant="primary" wide pending={form.pending}>
            {t('Sign in')}
          </Button>
          {byPasskey && (
            <Button id="by-passkey" wide pending={asking} onClick={askForPasskey}>
              {t('Sign in with a passkey')}
            </Button>
          )}
          <SocialLinks />
          <p>{forgot}</p>
        </PanelStack>
      </form>
    </Panel>
  )
}
