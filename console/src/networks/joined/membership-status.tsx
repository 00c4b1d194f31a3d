import type { OwnMembership } from '@accord/contract/networks.ts'
import type { Translate } from '@accord/contract/translation.ts'
import { Chip } from '../../ui/text/chip.tsx'

/** Returns whether the organization joined a network, is invited, or has a request to decide on. */
export function membershipStatus({ acceptedAt, requestedShares }: OwnMembership, t: Translate) {
  if (!acceptedAt) return <Chip tone="warning">{t('Invited')}</Chip>
  return requestedShares.length > 0 ? (
    <Chip tone="warning">{t('Requesting more data')}</Chip>
  ) : (
    <Chip tone="success">{t('Joined')}</Chip>
  )
}
