import type { ToDo, ToDoKind } from '@accord/contract/to-do.ts'
import { type AppPath, pathTo, withAnchor } from '../browser/app-path.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { NamedLabel } from '../i18n/translated.tsx'
import AppWindow from 'lucide-react/icons/app-window'
import AtSign from 'lucide-react/icons/at-sign'
import Building2 from 'lucide-react/icons/building-2'
import FileDown from 'lucide-react/icons/file-down'
import Globe from 'lucide-react/icons/globe'
import KeyRound from 'lucide-react/icons/key-round'
import ListChecks from 'lucide-react/icons/list-checks'
import ScrollText from 'lucide-react/icons/scroll-text'
import Share2 from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserPlus from 'lucide-react/icons/user-plus'
import Webhook from 'lucide-react/icons/webhook'
import { accessNames } from '../permissions/scope-sentences.ts'
import { useAnswerInvitation } from '../invitations/use-answer-invitation.ts'
import { RestoreButton } from '../organizations/deletion/restore-button.tsx'
import { renderButton } from '../pages/router-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Entry } from '../ui/layout/entry-list.tsx'
import { TimeSentence } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import styles from './to-do-entry.module.css'

/** Returns the page on which an item can be answered or completed. */
export function toDoPage({ kind, id, organization }: ToDo): AppPath {
  const place = { id: organization?.id ?? '' }
  switch (kind) {
    case 'invitation':
      return pathTo('/join_organization/{-$id}', { id })
    case 'network_invitation':
      return pathTo('/join-network/$id', { id })
    case 'application_request':
      return pathTo('/organization/$id/access/requests', place)
    case 'join_request':
      return pathTo('/organization/$id/members', place)
    case 'domain_missing':
      return pathTo('/organization/$id/domains', place)
    case 'review_due':
      return pathTo('/organization/$id/access/reviews', place)
    case 'review_open':
      return pathTo('/organization/$id/access/reviews/$review', { ...place, review: id })
    case 'wider_scopes':
      return pathTo('/application-authorization/$id', { id }, { organization: place.id })
    case 'wider_shares':
      return pathTo('/network/$id', { id }, { organization: place.id })
    case 'endpoint_failing':
    case 'endpoint_disabled':
      return pathTo('/organization/$id/endpoints/$endpoint', { ...place, endpoint: id })
    case 'audit_stream_failing':
    case 'audit_stream_disabled':
      return pathTo('/organization/$id/audit-streams/$stream', { ...place, stream: id })
    case 'secret_ends':
    case 'application_deleted':
      return pathTo('/application/$id', { id })
    case 'organization_deleted':
      return pathTo('/organization/$id', { id })
    case 'export_ready':
    case 'export_failed':
      if (!organization) return withAnchor('/user/account/privacy', 'data')
      return id === organization.id
        ? pathTo('/organization/$id/data-export', place)
        : pathTo('/network/$id/data-export', { id })
    case 'provider':
      return pathTo('/organization/$id', { id })
    case 'second_factor':
    case 'email_change':
      return '/user/account'
  }
}

type Words = readonly [
  title: string,
  /** The label of the link to the item's page. */
  action: string,
  /** A text such as 'Expires {{time}}'. */
  until?: string,
]

/** Returns the title of an item and what to do about it. */
export function toDoLabels(
  { kind, name, organization, by, requested = [] }: ToDo,
  t: Translate,
): Words {
  const what = accessNames(requested, t)
  const said = { name, what, by: by ?? t('Someone'), organization: organization?.name ?? '' }
  const [open, decide, expires, due] = [
    t('Open'),
    t('Decide'),
    t('Expires {{time}}'),
    t('Due {{time}}'),
  ]
  const deleted = [
    t('{{name}} was deleted', said),
    open,
    t('Will be permanently deleted {{time}}'),
  ] as const
  const words: Record<ToDoKind, Words> = {
    invitation: [t('{{by}} invited you to {{name}}', said), t('Accept'), expires],
    join_request: [t('{{by}} ({{name}}) asked to join', said), decide],
    network_invitation: [
      t('{{by}} invited {{organization}} to the network {{name}}', said),
      t('Review invitation'),
      expires,
    ],
    application_request: [t('{{by}} wants to use {{name}}', said), decide],
    wider_scopes: [t('{{name}} requests more access: {{what}}', said), decide],
    wider_shares: [t('The network {{name}} requests more data: {{what}}', said), decide],
    review_open: [t('An access review is in progress'), t('Review'), due],
    review_due: [t("It's time for an access review"), open, due],
    domain_missing: [
      t('The DNS record of {{name}} is missing', said),
      open,
      t('New people can join until {{time}}'),
    ],
    endpoint_failing: [
      t("Events can't be delivered to {{name}}", said),
      open,
      t('Will be disabled {{time}}'),
    ],
    endpoint_disabled: [
      t('The endpoint {{name}} was disabled', said),
      open,
      t('Events are kept until {{time}}'),
    ],
    audit_stream_failing: [
      t("Activity can't be delivered to {{name}}", said),
      open,
      t('Will be disabled {{time}}'),
    ],
    audit_stream_disabled: [t('The audit stream to {{name}} was disabled', said), open],
    secret_ends: [
      t('A client secret for {{name}} expires soon', said),
      open,
      t('Expires {{time}}'),
    ],
    application_deleted: deleted,
    organization_deleted: deleted,
    export_ready: [
      organization
        ? t("{{name}}'s data export is ready", said)
        : t('Your personal data is ready to download'),
      open,
      t('The file will be deleted {{time}}'),
    ],
    export_failed: [
      organization
        ? t("{{name}}'s data export failed", said)
        : t('The export of your personal data failed'),
      open,
    ],
    second_factor: [
      t('{{name}} requires two-factor authentication', said),
      t('Set up'),
      t('Required {{time}}'),
    ],
    provider: [t('{{name}} requires single sign-on', said), open, t('Required {{time}}')],
    email_change: [t('Verify {{name}}', said), open, t('The link expires {{time}}')],
  }
  return words[kind]
}

const icons: Record<ToDoKind, typeof AppWindow> = {
  invitation: Building2,
  join_request: UserPlus,
  network_invitation: Share2,
  application_request: AppWindow,
  wider_scopes: AppWindow,
  wider_shares: Share2,
  review_open: ListChecks,
  review_due: ListChecks,
  domain_missing: Globe,
  endpoint_failing: Webhook,
  endpoint_disabled: Webhook,
  audit_stream_failing: ScrollText,
  audit_stream_disabled: ScrollText,
  secret_ends: KeyRound,
  application_deleted: AppWindow,
  organization_deleted: Building2,
  export_ready: FileDown,
  export_failed: FileDown,
  second_factor: ShieldCheck,
  provider: ShieldCheck,
  email_change: AtSign,
}

/** Identifies an item. The same application or organization may have several items. */
export function toDoKey({ kind, id, at }: ToDo): string {
  return `${kind} ${id} ${at}`
}

type ToDoEntryProps = {
  item: ToDo
  /** Whether all items are about one organization, so its name isn't shown. */
  isInOrganization?: boolean
}

/** Shows a to-do item. Invitations and deletions have buttons, and all others link to their page. */
export function ToDoEntry({ item, isInOrganization }: ToDoEntryProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { kind, organization, at, until } = item
  const [title, action, ends] = toDoLabels(item, t)
  const Icon = icons[kind]

  return (
    <Entry
      icon={<Icon size={18} aria-hidden />}
      tone={kind === 'export_failed' ? 'warning' : undefined}
      title={title}
      action={kind === 'invitation' ? <InvitationAnswer item={item} /> : answer()}
    >
      {!isInOrganization && organization && !title.includes(organization.name) && (
        <span>{organization.name}</span>
      )}
      <span>
        <TimeSentence text={(until && ends) ?? '{{time}}'} value={until ?? at} now={now} />
      </span>
    </Entry>
  )

  function answer() {
    const link = renderButton(
      toDoPage(item),
      <NamedLabel text={t('{{action}}<hidden>: {{name}}</hidden>', { action })} name={title} />,
      { size: 'small' },
    )
    if (kind !== 'application_deleted' && kind !== 'organization_deleted') return link
    return (
      <div className={styles.answers}>
        {link}
        {/* Only owners get these items. */}
        <RestoreButton
          deleted={item}
          owner={kind === 'application_deleted' ? organization?.id : undefined}
        />
      </div>
    )
  }
}

function InvitationAnswer({ item: { id, name } }: { item: ToDo }) {
  const { t } = useTranslation()
  const { accepting, declining } = useAnswerInvitation()
  const invitation = { id, organization: { name } }

  return (
    <div className={styles.answers}>
      <Button
        size="small"
        pending={declining.pending}
        onClick={() => void declining.run(invitation)}
      >
        <NamedLabel text={t('Decline {{name}}')} name={name} />
      </Button>
      <Button
        size="small"
        variant="primary"
        pending={accepting.pending}
        onClick={() => void accepting.run(invitation)}
      >
        <NamedLabel text={t('Accept {{name}}')} name={name} />
      </Button>
    </div>
  )
}
