import {
  type ActivityAuthor,
  type OrganizationActivity,
  subjectOf,
} from '@accord/contract/activity.ts'
import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import { type AppPath, pathTo } from '../../browser/app-path.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { renderLink, renderLinkInPlace } from '../../pages/router-link.tsx'
import styles from './activity-line.module.css'
import { activitySentence } from './activity-sentence.ts'

/** In these kinds, the person is no longer a member, so the members page can't show them. */
const gone: ReadonlySet<OrganizationActivityKind> = new Set<OrganizationActivityKind>([
  'invitation_deleted',
  'invitation_declined',
  'member_removed',
  'member_left',
  'member_account_deleted',
  'member_account_removed',
  'contact_ended',
])

/** Returns the page of the object that an entry is about, or the page that lists it. */
export function activityPage(
  { link, kind, detail }: OrganizationActivity,
  id: string,
): AppPath | undefined {
  switch (link?.to) {
    case 'application':
      return pathTo('/application/$id', { id: link.id })
    case 'authorization':
      return pathTo('/application-authorization/$id', { id: link.id }, { organization: id })
    case 'network':
      return pathTo('/network/$id', { id: link.id })
    case 'networks':
      return pathTo('/organization/$id/networks', { id })
    case undefined:
      break
  }
  const subject = subjectOf(kind)
  if (subject === 'exports') return pathTo('/organization/$id/data-export', { id })
  if (subject === 'reviews') return pathTo('/organization/$id/access', { id })
  if (subject !== 'members' || gone.has(kind)) return undefined
  const { email, newEmail = email } = detail as { email?: string; newEmail?: string }
  return newEmail ? pathTo('/organization/$id/members', { id }, { search: newEmail }) : undefined
}

export function authorName(author: ActivityAuthor, t: Translate): string {
  switch (author.kind) {
    case 'person':
      return author.through
        ? t('{{name}} through {{application}}', {
            name: author.name,
            application: author.through.name,
          })
        : author.name
    case 'command':
      return t('An operator ({{name}})', { name: author.name })
    case 'system':
      return t('The service')
    case 'organization':
    case 'application':
    case 'directory':
      return author.name
  }
}

type ActivityLineProps = {
  activity: OrganizationActivity
  hrefOf: (author: string) => AppPath
}

/**
 * Shows a sentence such as 'Ana Duarte authorized Survey Explorer'. Ana's name links to all of her activity, and the
 * application's name links to its page.
 */
export function ActivityLine({ activity, hrefOf }: ActivityLineProps) {
  const { t, language } = useTranslation()
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
                    title: t("Show only {{name}}'s activity", { name: who }),
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
