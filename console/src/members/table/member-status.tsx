import type { Member } from '@accord/contract/members.ts'
import { useWords } from '../../language/words.ts'
import { Chip } from '../../ui/text/chip.tsx'
import { useNow } from '../../ui/text/use-now.ts'
import { isInvitation } from '../member-rights.ts'

/** Whether somebody belongs, or could still say yes. */
export function MemberStatus({ member }: { member: Member }) {
  const { t } = useWords()
  const now = useNow()
  if (isInvitation(member)) {
    const { expiresAt } = member
    return expiresAt && new Date(expiresAt) <= now ? (
      <Chip tone="danger">{t('Expired')}</Chip>
    ) : (
      <Chip tone="warning">{t('Invited')}</Chip>
    )
  }
  const { accountClosed, suspended } = member
  return accountClosed || suspended ? (
    <Chip tone="warning">{accountClosed ? t('Account closed') : t('Suspended')}</Chip>
  ) : (
    <Chip tone="success">{t('Joined')}</Chip>
  )
}
