import type { Waiting, WaitingKind } from '@accord/contract/waiting.ts'
import AppWindow from 'lucide-react/icons/app-window'
import AtSign from 'lucide-react/icons/at-sign'
import Building2 from 'lucide-react/icons/building-2'
import FileDown from 'lucide-react/icons/file-down'
import KeyRound from 'lucide-react/icons/key-round'
import ListChecks from 'lucide-react/icons/list-checks'
import Share2 from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useAction } from '../actions/use-action.ts'
import { useAnswerInvitation } from '../invitations/use-answer-invitation.ts'
import { useWords } from '../language/words.ts'
import {
  restoreApplicationMutation,
  restoreOrganizationMutation,
} from '../organizations/deletion/deletion.api.ts'
import { focusTitle } from '../pages/focus-title.ts'
import { renderButton } from '../pages/router-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Entry } from '../ui/layout/entry-list.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/use-now.ts'
import styles from './home.module.css'
import { waitingPage } from './waiting-page.ts'
import { waitingWords } from './waiting-words.ts'

const icons: Record<WaitingKind, typeof AppWindow> = {
  invitation: Building2,
  network_invitation: Share2,
  application_request: AppWindow,
  wider_scopes: AppWindow,
  wider_shares: Share2,
  review_open: ListChecks,
  review_due: ListChecks,
  secret_ends: KeyRound,
  application_deleted: AppWindow,
  organization_deleted: Building2,
  export_ready: FileDown,
  export_failed: FileDown,
  second_factor: ShieldCheck,
  email_change: AtSign,
}

/** The same application or organization may wait for several things. */
export function keyOf({ kind, id, at }: Waiting): string {
  return `${kind} ${id} ${at}`
}

/** One thing that waits: answered in place where a word is enough, else by the way to its page. */
export function WaitingEntry({ item }: { item: Waiting }) {
  const { t } = useWords()
  const now = useNow()
  const { kind, organization, at, until } = item
  const [, title, action, ends] = waitingWords(item, t)
  const Icon = icons[kind]

  return (
    <Entry
      icon={<Icon size={18} aria-hidden />}
      tone={kind === 'export_failed' ? 'warning' : undefined}
      title={title}
      action={kind === 'invitation' ? <InvitationAnswer item={item} /> : answer()}
    >
      {organization && !title.includes(organization.name) && <span>{organization.name}</span>}
      <span>
        {until && `${ends} `}
        <RelativeTime value={until ?? at} now={now} />
      </span>
    </Entry>
  )

  function answer() {
    const link = renderButton(
      waitingPage(item),
      <>
        {action}
        <span className="visually-hidden">: {title}</span>
      </>,
      { size: 'small' },
    )
    if (kind !== 'application_deleted' && kind !== 'organization_deleted') return link
    return (
      <div className={styles.answers}>
        {link}
        <RestoreButton item={item} />
      </div>
    )
  }
}

/** Only owners are told of what was deleted, and they may. */
function RestoreButton({ item: { kind, id, name, organization } }: { item: Waiting }) {
  const { t } = useWords()
  const isOrganization = kind === 'organization_deleted'
  const restoring = useAction({
    ...(isOrganization
      ? restoreOrganizationMutation(id)
      : restoreApplicationMutation(id, organization?.id ?? '')),
    done: isOrganization ? t('Organization restored') : t('Application restored'),
    after: focusTitle,
  })
  return (
    <Button size="small" pending={restoring.pending} onClick={() => void restoring.run()}>
      {t('Restore')}
      <span className="visually-hidden">{name}</span>
    </Button>
  )
}

function InvitationAnswer({ item: { id, name } }: { item: Waiting }) {
  const { t } = useWords()
  const { accepting, declining } = useAnswerInvitation()
  const invitation = { id, organization: { name } }
  const to = <span className="visually-hidden">{name}</span>

  return (
    <div className={styles.answers}>
      <Button
        size="small"
        pending={declining.pending}
        onClick={() => void declining.run(invitation)}
      >
        {t('Decline')}
        {to}
      </Button>
      <Button
        size="small"
        variant="primary"
        pending={accepting.pending}
        onClick={() => void accepting.run(invitation)}
      >
        {t('Accept')}
        {to}
      </Button>
    </div>
  )
}
