import type { Member } from '@accord/contract/members.ts'
import { PersonAvatar } from '../accounts/person-avatar.tsx'
import { useWords } from '../language/words.ts'
import { Chip } from '../ui/chip.tsx'
import styles from './members.module.css'

/** Who it is: the name where there is one, and always the address. */
export function MemberPerson({ member }: { member: Member }) {
  const { t } = useWords()
  const { name, email, own } = member
  return (
    <span className={styles.person}>
      <PersonAvatar name={name ?? email} email={email} />
      <span className={styles.names}>
        <span className={styles.name}>
          <span className={styles.line} title={name ?? email}>
            {name ?? email}
          </span>
          {own && <Chip>{t('You')}</Chip>}
        </span>
        {name && (
          <span className={styles.email} title={email}>
            {email}
          </span>
        )}
      </span>
    </span>
  )
}
