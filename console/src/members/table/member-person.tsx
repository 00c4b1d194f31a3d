import type { Member } from '@accord/contract/members.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useWords } from '../../language/words.ts'
import { TickBox } from '../../pages/ticks/tick-box.tsx'
import type { Ticks } from '../../pages/ticks/ticks.ts'
import { Chip } from '../../ui/text/chip.tsx'
import { PersonAvatar } from '../../ui/text/person-avatar.tsx'
import styles from '../../ui/layout/person-row.module.css'

/** Who it is: the name where there is one, and always the address, which may not be theirs. */
export function MemberPerson({ member, ticks }: { member: Member; ticks: Ticks<Member> }) {
  const { t } = useWords()
  const { name, email, emailProven, own, secondFactor } = member
  return (
    <span className={styles.person}>
      <TickBox ticks={ticks} row={member} name={email} />
      <PersonAvatar name={name ?? email} email={email} />
      <span className={styles.names}>
        <span className={styles.name}>
          <span className={styles.line} title={name ?? email}>
            {name ?? email}
          </span>
          {own && <Chip>{t('You')}</Chip>}
          {secondFactor && (
            <ShieldCheck size={16} role="img" aria-label={t('Has a second factor')}>
              {/* For whoever points at it. */}
              <title>{t('Has a second factor')}</title>
            </ShieldCheck>
          )}
        </span>
        {name && (
          <span className={styles.address}>
            <span className={styles.email} title={email}>
              {email}
            </span>
            {emailProven === false && <Chip tone="warning">{t('Not verified')}</Chip>}
          </span>
        )}
      </span>
    </span>
  )
}
