import type { OrganizationActivity } from '@accord/contract/activity.ts'
import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import { type ActivitySubject, subjectOf } from '@accord/contract/activity-subjects.ts'
import AppWindow from 'lucide-react/icons/app-window'
import AtSign from 'lucide-react/icons/at-sign'
import Building2 from 'lucide-react/icons/building-2'
import Download from 'lucide-react/icons/download'
import KeyRound from 'lucide-react/icons/key-round'
import ListChecks from 'lucide-react/icons/list-checks'
import LogOut from 'lucide-react/icons/log-out'
import Pencil from 'lucide-react/icons/pencil'
import Share2 from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldOff from 'lucide-react/icons/shield-off'
import UserMinus from 'lucide-react/icons/user-minus'
import UserPlus from 'lucide-react/icons/user-plus'
import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { Entry } from '../../ui/layout/entry-list.tsx'
import { Circumstances } from '../circumstances.tsx'
import { ActivityLine } from './activity-line.tsx'
import { moreDetails } from './detail-parts.ts'
import { MoreDetails } from './more-details.tsx'

const subjectIcons: Record<ActivitySubject, typeof Pencil> = {
  organization: Building2,
  members: UserPlus,
  applications: AppWindow,
  networks: Share2,
  exports: Download,
  reviews: ListChecks,
}

/** Of those that have more to show than what they are about. */
const icons: Partial<Record<OrganizationActivityKind, typeof Pencil>> = {
  organization_updated: Pencil,
  organization_second_factor_set: ShieldCheck,
  organization_second_factor_begun: ShieldCheck,
  organization_approvals_rule_set: ShieldCheck,
  invitation_changed: Pencil,
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
  application_updated: Pencil,
  key_shown: KeyRound,
  key_created: KeyRound,
  key_deleted: KeyRound,
  application_authorized: ShieldCheck,
  authorization_changed: ShieldCheck,
  authorization_revoked: ShieldOff,
  application_request_answered: ShieldCheck,
  application_approved: ShieldCheck,
  approval_revoked: ShieldOff,
  approval_ended: ShieldOff,
  application_approvals_ended: ShieldOff,
  network_updated: Pencil,
  network_left: LogOut,
}

type EntryProps = {
  activity: OrganizationActivity
  /** The same list with what this author did only. */
  hrefOf: (author: string) => Address
}

export function OrganizationActivityEntry({ activity, hrefOf }: EntryProps) {
  const { t } = useWords()
  const { kind } = activity
  const Icon = icons[kind] ?? subjectIcons[subjectOf(kind)]
  const details = moreDetails(activity, t)

  return (
    <Entry
      icon={<Icon size={16} aria-hidden="true" />}
      title={<ActivityLine activity={activity} hrefOf={hrefOf} />}
      below={details.length > 0 && <MoreDetails details={details} />}
    >
      <Circumstances happened={activity} />
    </Entry>
  )
}
