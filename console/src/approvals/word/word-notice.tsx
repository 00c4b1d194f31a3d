import type { ApplicationCard } from '@accord/contract/applications.ts'
import { useWords } from '../../language/words.ts'
import { ScopeList } from '../../rights/scope-list.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from '../approval.module.css'
import { organizationName } from '../steps/profile-choice.tsx'
import { AskAdmin } from './ask-admin.tsx'
import { isGiven, mustAsk, type OrganizationWord } from './organization-word.ts'

type WordNoticeProps = { word: OrganizationWord; application: ApplicationCard }

/** What an approval needs of the organization, or does there. */
export function WordNotice({ word, application: { id, name } }: WordNoticeProps) {
  const { t } = useWords()
  const organization = organizationName(word.profile)
  const why = word.isNeeded
    ? t('Its people approve only applications that it has authorized.')
    : t('It asks to change the organization: for that the organization has to authorize it.')
  const ask = <AskAdmin word={word} application={id} />

  if (isGiven(word)) {
    return (
      <Notice kind="success" announce={false}>
        {t('{{organization}} has authorized it, as you asked.', { organization })}
      </Notice>
    )
  }
  if (word.isTheirs) {
    return (
      <Notice
        kind="warning"
        announce={false}
        title={t('You also authorize it for {{organization}}', { organization })}
      >
        {why} {t('You do so by approving it: {{name}} may then do all of the above.', { name })}
      </Notice>
    )
  }
  if (mustAsk(word)) {
    return (
      <Notice
        kind="warning"
        announce={false}
        title={t('{{organization}} has not authorized it', { organization })}
        action={ask}
      >
        {why}
      </Notice>
    )
  }
  const waits = t('What waits for {{organization}}', { organization })
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{waits}</h2>
      <ScopeList label={waits} scopes={word.waiting} />
      <p className={styles.quiet}>{why}</p>
      {ask}
    </section>
  )
}
