import type { OrganizationActivity } from '@accord/contract/activity.ts'
import { subjectOf } from '@accord/contract/activity-subjects.ts'
import { type Address, addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { renderLink, renderLinkInPlace } from '../../pages/router-link.tsx'
import styles from './activity-line.module.css'
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
  const page = pageOf(activity, id)

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

/** Where it can be looked at: the thing itself, or the page that lists what it is. */
function pageOf({ link, kind, detail }: OrganizationActivity, id: string): Address | undefined {
  switch (link?.to) {
    case 'application':
      return addressOf('/application/$id', { id: link.id })
    case 'authorization':
      return addressOf('/application-authorization/$id', { id: link.id }, { organization: id })
    case 'network':
      return addressOf('/network/$id', { id: link.id })
    case 'networks':
      return addressOf('/organization/$id/networks', { id })
    case undefined:
      break
  }
  const subject = subjectOf(kind)
  if (subject === 'exports') return addressOf('/organization/$id/data-export', { id })
  if (subject === 'reviews') return addressOf('/organization/$id/access', { id })
  // Of those who went nobody is found.
  if (subject !== 'members' || /removed|left|deleted|declined|ended/.test(kind)) return undefined
  const { email, newEmail = email } = detail as { email?: string; newEmail?: string }
  return newEmail ? addressOf('/organization/$id/members', { id }, { search: newEmail }) : undefined
}
