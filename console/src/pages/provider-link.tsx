import type { ComponentProps, MouseEvent } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { type ProviderAddress, leaveForProvider } from '../session/provider-address.ts'
import { ButtonLink } from '../ui/buttons/button.tsx'

type ProviderLinkProps = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'wide'> & {
  to: ProviderAddress
}

/** Leads to the organization's identity provider, and then back to this page. */
export function ProviderLink({ to, ...look }: ProviderLinkProps) {
  const { t } = useTranslation()

  function leave(event: MouseEvent) {
    event.preventDefault()
    void leaveForProvider(to)
  }

  return (
    <ButtonLink href={to.href} onClick={leave} {...look}>
      {t('Continue with {{name}}', { name: to.name })}
    </ButtonLink>
  )
}
