import type { OrganizationActivity } from '@accord/contract/activity.ts'
import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { renderLink, renderLinkInPlace } from '../../pages/router-link.tsx'
import styles from './activity-line.module.css'
import { activityPage } from './activity-page.ts'
import { activitySentence } from './activity-sentence.ts'
import { authorName } from './author-words.ts'

type ActivityLineProps = {
  activity: OrganizationActivity
  hrefOf: (author: string) => Address
}

/** 'Ana Duarte authorized Survey Explorer': the one leads to all that she did, the other to its page. */
export function ActivityLine({ activity, hrefOf }: ActivityLineProps) {
  const { t, language } = useWords()
  const { id } = useOrganization()
  const { author } = activity
  const { sentence, what } = activitySentence(activity, { t, language, author })
  const who = authorName(author, t)
  const page = activityPage(activity, id)

  return (
    <span className={styles.line}>
      {sentence.split(/(\{\{wh(?:o|at)\}\})/).map((part, index) => {
        if (part === '{{who}}') {
          return (
            <span key={index}>
              {'id' in author
                ? renderLinkInPlace({
                    href: hrefOf(author.id),
                    className: styles.name,
                    title: t('Only what {{name}} did', { name: who }),
                    children: who,
                  })
                : who}
            </span>
          )
        }
        if (part !== '{{what}}') return part
        return page ? (
          <span key={index}>
            {renderLink({ href: page, className: styles.name, children: what })}
          </span>
        ) : (
          <b key={index} className={styles.name}>
            {what}
          </b>
        )
      })}
    </span>
  )
}
