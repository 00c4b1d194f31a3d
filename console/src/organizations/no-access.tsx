import { useEffect } from 'react'
import type { ApiError } from '../api/api-error.ts'
import { loadStored, saveStored } from '../browser/browser-storage.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { renderButton } from '../pages/router-link.tsx'
import { ProviderLink } from '../pages/provider-link.tsx'
import { leaveForProvider, providerAddress } from '../session/provider-address.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Nowhere } from '../pages/nowhere.tsx'
import { ConsolePage } from '../pages/console-page.tsx'

/**
 * Returns a hint about whom to ask for permission. It contains the organization's name if the person is allowed to know
 * it.
 */
export function permissionHint(t: Translate, organization?: { name: string }): string {
  return organization
    ? t('Only admins and owners of {{organization}} can do this. Ask one of them for help.', {
        organization: organization.name,
      })
    : t('Only admins and owners of the organization can do this. Ask one of them for help.')
}

/** Replaces content that only admins and owners can see. */
export function NoPermission({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={title}
      icon={<LockKeyhole size={20} />}
      action={renderButton('/user/profile', t('Home Page'), { variant: 'primary' })}
    >
      {permissionHint(t)}
    </EmptyState>
  )
}

/** Replaces the pages of an organization that requires two-factor authentication, for people who haven't used it. */
export function SecondFactorNeeded({ said }: { said: string }) {
  const { t } = useTranslation()
  return (
    <Nowhere
      title={t('Two-factor authentication required')}
      said={said}
      icon={<LockKeyhole size={20} />}
      action={renderButton('/user/account', t('Set up a second factor'), { variant: 'primary' })}
    >
      {t("You're still a member. You can continue here after you sign in with a second factor.")}
    </Nowhere>
  )
}

/**
 * Replaces the pages of an organization that requires its identity provider, and goes there by itself. It does so only
 * once, because people would otherwise be sent back and forth if the provider is down.
 */
export function ProviderNeeded({ error }: { error: ApiError }) {
  const { t } = useTranslation()
  const provider = providerAddress(error)
  const url = error.fields['url']

  useEffect(() => {
    const address = providerAddress(error)
    if (!address || !url || loadStored('sentToProvider')?.url === url) return
    saveStored('sentToProvider', { url })
    void leaveForProvider(address)
  }, [error, url])

  return (
    <Nowhere
      title={t('Single sign-on required')}
      said={t(error.fields['organization'] ?? error.message)}
      icon={<LockKeyhole size={20} />}
      action={provider && <ProviderLink to={provider} variant="primary" />}
    >
      {t(
        "You're still a member. If the identity provider is unavailable, try again later. Owners can sign in with their own second factor.",
      )}
    </Nowhere>
  )
}

export function OrganizationNotFound() {
  const { t } = useTranslation()
  return (
    <ConsolePage
      title={t('Organization')}
      trail={[
        { label: t('Organizations'), href: '/user/organizations' },
        { label: t('Organization') },
      ]}
    >
      <EmptyState
        title={t('The organization you are looking for is not found.')}
        action={renderButton('/user/profile', t('Home Page'), { variant: 'primary' })}
      >
        {t('It may have been deleted, or you may no longer be a member of it.')}
      </EmptyState>
    </ConsolePage>
  )
}
