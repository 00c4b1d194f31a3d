import type { Network } from '@accord/contract/networks.ts'
import { type Translate, useWords } from '../../language/words.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './network-form.module.css'

type Members = NonNullable<Network['members']>

type SharesConsequencesProps = {
  members: Members
  /** What is chosen and not saved yet asks for more, or for less, than before. */
  widens: boolean
  narrows: boolean
}

/** What saving means for those who joined. */
export function SharesConsequences({ members, widens, narrows }: SharesConsequencesProps) {
  const { t } = useWords()
  const { joined } = members
  return (
    <div className={styles.consequences}>
      <p className={styles.agreed}>{agreedBy(members, t)}</p>
      {/* There before its words, or their arrival would not be announced. */}
      <div className={styles.notices} role="status">
        {joined > 0 && widens && (
          <Notice kind="info" announce={false}>
            {t(
              'Members share nothing more until they agree. Each sees what you add on its page of networks and decides.',
            )}
          </Notice>
        )}
        {joined > 0 && narrows && (
          <Notice kind="warning" announce={false}>
            {t(
              'What you take away ends at once, for every member. To read it again you have to ask them again.',
            )}
          </Notice>
        )}
      </div>
    </div>
  )
}

function agreedBy({ joined, upToDate }: Members, t: Translate): string {
  if (joined === 0) return t('No organization has joined yet.')
  return joined === 1
    ? t('{{upToDate}} of 1 organization has agreed to everything that is asked for.', { upToDate })
    : t('{{upToDate}} of {{joined}} organizations have agreed to everything that is asked for.', {
        upToDate,
        joined,
      })
}
