import type { OwnMembership } from '@accord/contract/networks.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Chip } from '../../ui/text/chip.tsx'

export function MembershipStatus({ membership }: { membership: OwnMembership }) {
  const { t } = useTranslation()
  if (!membership.acceptedAt) return <Chip tone="warning">{t('Invited')}</Chip>
  return membership.requestedShares.length > 0 ? (
    <Chip tone="warning">{t('Requests more data')}</Chip>
  ) : (
    <Chip tone="success">{t('Joined')}</Chip>
  )
}
