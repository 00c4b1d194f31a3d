import type { Address } from '../../browser/address.ts'
import { settings } from '../../browser/settings.ts'
import { useWords } from '../../language/words.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Panel, PanelStack } from '../../ui/layout/panel.tsx'

/** Where another page wants to take a person who has just signed out. */
export function SignedOut({ to }: { to: URL }) {
  const { t } = useWords()
  return (
    <Panel
      productName={settings.brand}
      title={t('You are signed out')}
      context={t('The link that you followed leads to another site.')}
    >
      <PanelStack>
        <ButtonLink href={to.href} rel="noreferrer" variant="primary" wide>
          {t('Continue to {{host}}', { host: to.host })}
        </ButtonLink>
        <p>
          <a href={'/sign-in' satisfies Address}>{t('Sign in again')}</a>
        </p>
      </PanelStack>
    </Panel>
  )
}
