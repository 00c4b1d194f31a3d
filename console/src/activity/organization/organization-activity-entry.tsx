import type { OrganizationActivity, OrganizationActivityKind } from '@accord/contract/activity.ts'
import AppWindow from 'lucide-react/icons/app-window'
import AtSign from 'lucide-react/icons/at-sign'
import Building2 from 'lucide-react/icons/building-2'
import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import Network from 'lucide-react/icons/network'
import Pencil from 'lucide-react/icons/pencil'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserMinus from 'lucide-react/icons/user-minus'
import UserPlus from 'lucide-react/icons/user-plus'
import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { renderLinkInPlace } from '../../pages/router-link.tsx'
import { Entry } from '../../ui/layout/entry-list.tsx'
import { Circumstances } from '../circumstances.tsx'
import { authorName } from './author-words.ts'
import { activitySentence } from './activity-sentence.ts'
import { groupOf, type KindGroup } from './kind-words.ts'

const groupIcons: Record<KindGroup, typeof Pencil> = {
  organization: Building2,
  members: UserPlus,
  applications: AppWindow,
  networks: Network,
}

/** Of those that have more to show than what they are about. */
const icons: Partial<Record<OrganizationActivityKind, typeof Pencil>> = {
  organization_updated: Pencil,
  organization_second_factor_set: ShieldCheck,
  organization_second_factor_begun: ShieldCheck,
  organization_approvals_rule_set: ShieldCheck,
  invitation_changed: ShieldCheck,
  invitation_deleted: UserMinus,
  invitation_declined: UserMinus,
  member_removed: UserMinus,
  member_suspended: UserMinus,
  member_left: LogOut,
  member_account_deleted: UserMinus,
  member_account_removed: UserMinus,
  member_account_disabled: UserMinus,
  contact_ended: UserMinus,
  roles_changed: ShieldCheck,
  profile_email_requested: AtSign,
  profile_email_withdrawn: AtSign,
  profile_email_changed: AtSign,
  profile_email_verified: AtSign,
  key_shown: KeyRound,
  key_created: KeyRound,
  key_deleted: KeyRound,
  application_authorized: ShieldCheck,
  authorization_changed: ShieldCheck,
  authorization_revoked: ShieldCheck,
  application_request_answered: ShieldCheck,
  application_approved: ShieldCheck,
  approval_revoked: ShieldCheck,
  approval_ended: ShieldCheck,
  application_approvals_ended: ShieldCheck,
}

type EntryProps = {
  activity: OrganizationActivity
  /** The same list with what this author did only. */
  hrefOf: (author: string) => Address
}

export function OrganizationActivityEntry({ activity, hrefOf }: EntryProps) {
  const { t, language } = useWords()
  const { kind, author } = activity
  const name = authorName(author, t)
  const Icon = icons[kind] ?? groupIcons[groupOf(kind)]

  return (
    <Entry
      icon={<Icon size={16} aria-hidden="true" />}
      title={activitySentence(activity, { t, language })}
    >
      <span>
        {'id' in author
          ? renderLinkInPlace({
              href: hrefOf(author.id),
              className: undefined,
              children: name,
              'aria-label': t('Only what {{name}} did', { name }),
            })
          : name}
      </span>
      <Circumstances happened={activity} />
    </Entry>
  )
}
