import type { OrganizationActivity, OrganizationActivityKind } from '@accord/contract/activity.ts'
import AtSign from 'lucide-react/icons/at-sign'
import Building2 from 'lucide-react/icons/building-2'
import LogOut from 'lucide-react/icons/log-out'
import Pencil from 'lucide-react/icons/pencil'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserMinus from 'lucide-react/icons/user-minus'
import UserPlus from 'lucide-react/icons/user-plus'
import { Entry } from '../accounts/entry-list.tsx'
import { useWords } from '../language/words.ts'
import { renderLinkInPlace } from '../shell/router-link.tsx'
import { useNow } from '../shell/use-now.ts'
import { RelativeTime } from '../ui/relative-time.tsx'
import { activitySentence } from './activity-sentence.ts'

const icons: Record<OrganizationActivityKind, typeof Pencil> = {
  organization_created: Building2,
  organization_updated: Pencil,
  member_invited: UserPlus,
  invitation_resent: UserPlus,
  invitation_deleted: UserMinus,
  invitation_accepted: UserPlus,
  invitation_declined: UserMinus,
  member_removed: UserMinus,
  member_left: LogOut,
  roles_changed: ShieldCheck,
  profile_email_requested: AtSign,
  profile_email_changed: AtSign,
  contact_added: UserPlus,
}

type EntryProps = {
  activity: OrganizationActivity
  /** The same list with what this person did only. */
  personHref: string
}

export function OrganizationActivityEntry({ activity, personHref }: EntryProps) {
  const { t, language } = useWords()
  const now = useNow()
  const { kind, person, browser, system, address, at } = activity
  const Icon = icons[kind]

  return (
    <Entry icon={<Icon size={16} aria-hidden="true" />} title={activitySentence(activity, t)}>
      <span>
        {renderLinkInPlace({
          href: personHref,
          className: undefined,
          children: person.name || person.email,
          'aria-label': t('Only what {{name}} did', { name: person.name || person.email }),
        })}
      </span>
      <span>{t('{{browser}} on {{system}}', { browser, system })}</span>
      {address && <span>{address}</span>}
      <span>
        <RelativeTime value={at} now={now} locale={language} />
      </span>
    </Entry>
  )
}
