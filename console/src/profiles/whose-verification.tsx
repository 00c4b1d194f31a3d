import type { AppPath } from '../browser/app-path.ts'
import { leaveFor } from '../browser/redirects.ts'
import { settings } from '../browser/settings.ts'
import { switchAndReturn } from '../session/sign-out.ts'
import { useTranslation } from '../i18n/translation.ts'
import { saveOriginLocation } from '../session/origin-location.ts'
import { usePerson } from '../session/session.api.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { Panel, PanelStack } from '../ui/layout/panel.tsx'

// Opening the link in someone else's email proves nothing.

/** The link's path, which opens it again. */
type WhoseProps = { path: string }

export function SignInToVerify({ path }: WhoseProps) {
  const { t } = useTranslation()
  return (
    <Panel
      productName={settings.brand}
      title={t('Sign in to verify your email address')}
      context={t(
        "Only the person who requested this change can verify the address. If that wasn't you, ignore the email.",
      )}
    >
      <Button variant="primary" wide onClick={() => void signInAndReturn()}>
        {t('Sign in')}
      </Button>
    </Panel>
  )

  function signInAndReturn() {
    saveOriginLocation(path)
    return leaveFor('/sign-in')
  }
}

export function LinkOfAnother({ path }: WhoseProps) {
  const { t } = useTranslation()
  const { email = t('another account') } = usePerson()
  return (
    <Panel
      productName={settings.brand}
      title={t('This link is for another account')}
      context={t(
        "You're signed in as {{email}}. Sign in with the account that requested the change, or ignore the email.",
        { email },
      )}
    >
      <PanelStack>
        <ButtonLink {...switchAndReturn(path)} variant="primary" wide>
          {t('Switch account')}
        </ButtonLink>
        <p>
          <a href={'/user/organizations' satisfies AppPath}>{t('Your organizations')}</a>
        </p>
      </PanelStack>
    </Panel>
  )
}
