import type { Address } from '../../browser/address.ts'
import { settings } from '../../browser/settings.ts'
import { useWords } from '../../language/words.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'

/** The address lacks what the mail's link has; loading the page again also ends here. */
export function BrokenResetLink() {
  const { t } = useWords()
  return (
    <Panel
      productName={settings.brand}
      title={t('This link is not complete')}
      context={t('Open the link in your e-mail again, or ask for a new one.')}
    >
      <PanelStack>
        <ButtonLink href={'/forgot-password' satisfies Address} variant="primary" wide>
          {t('Ask for a new link')}
        </ButtonLink>
        <p>
          <a href={'/sign-in' satisfies Address}>{t('Back to sign in')}</a>
        </p>
      </PanelStack>
    </Panel>
  )
}
