import type { ToDo, ToDoKind } from '@accord/contract/to-do.ts'
import { type AppPath, pathTo, withAnchor } from '../browser/app-path.ts'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { NamedLabel, Translated } from '../i18n/translated.tsx'
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
import {
  restoreApplicationMutation,
  restoreOrganizationMutation,
} from '../organizations/deletion/deletion.api.ts'
import { focusTitle } from '../pages/page-title.ts'
import { renderButton } from '../pages/router-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Entry } from '../ui/layout/entry-list.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import styles from './to-do-entry.module.css'

/** The page to answer or complete an item. */
export function toDoPage({ kind, id, name, organization }: ToDo): AppPath {
  const place = { id: organization?.id ?? '' }
  switch (kind) {
    case 'invitation':
      return pathTo('/join_organization/{-$id}', { id })
    case 'network_invitation':
      return pathTo('/join-network/$id', { id })
    case 'application_request':
      return pathTo('/organization/$id/access/requests', place)
    case 'review_due':
      return pathTo('/organization/$id/access/reviews', place)
    case 'review_open':
      return pathTo('/organization/$id/access/reviews/$review', { ...place, review: id })
    case 'wider_scopes':
      return pathTo('/application-authorization/$id', { id }, { organization: place.id })
    case 'wider_shares':
      // In a long list, it may be on a later page.
      return withAnchor(pathTo('/organization/$id/networks', place, { search: name }), id)
    case 'secret_ends':
    case 'application_deleted':
      return pathTo('/application/$id', { id })
    case 'organization_deleted':
      return pathTo('/organization/$id', { id })
    case 'export_ready':
    case 'export_failed':
      if (!organization) return withAnchor('/user/account', 'data')
      return id === organization.id
        ? pathTo('/organization/$id/data-export', place)
        : pathTo('/network/$id/data-export', { id })
    case 'second_factor':
    case 'email_change':
      return '/user/account'
  }
}

/** The page's groups, in order. */
export const toDoGroups = ['invitations', 'decisions', 'endings', 'exports', 'account'] as const
export type ToDoGroup = (typeof toDoGroups)[number]

type Words = readonly [
  group: ToDoGroup,
  title: string,
  /** The label of the link to its page. */
  action: string,
  /** 'Expires {{time}}' */
  until?: string,
]

/** The title of an item, and what to do about it. */
export function toDoLabels({ kind, name, organization, by }: ToDo, t: Translate): Words {
  const said = { name, by: by ?? t('Someone'), organization: organization?.name ?? '' }
  const [open, decide, expires, due] = [
    t('Open'),
    t('Decide'),
    t('Expires {{time}}'),
    t('Due {{time}}'),
  ]
  const deleted = [
    'endings',
    t('{{name}} was deleted', said),
    open,
    t('Will be permanently deleted {{time}}'),
  ] as const
  const words: Record<ToDoKind, Words> = {
    invitation: ['invitations', t('{{by}} invited you to {{name}}', said), t('Accept'), expires],
    network_invitation: [
      'invitations',
      t('{{by}} invited {{organization}} to the network {{name}}', said),
      decide,
      expires,
    ],
    application_request: ['decisions', t('{{by}} wants to use {{name}}', said), decide],
    wider_scopes: ['decisions', t('{{name}} requests more permissions', said), decide],
    wider_shares: ['decisions', t('The network {{name}} requests more data', said), decide],
    review_open: ['decisions', t('An access review is in progress'), t('Review'), due],
    review_due: ['decisions', t("It's time for an access review"), open, due],
    secret_ends: [
      'endings',
      t('A client secret of {{name}} expires soon', said),
      open,
      t('Ends {{time}}'),
    ],
    application_deleted: deleted,
    organization_deleted: deleted,
    export_ready: [
      'exports',
      organization ? t("{{name}}'s data export is ready", said) : t('Your personal data is ready'),
      open,
      t('The file will be deleted {{time}}'),
    ],
    export_failed: [
      'exports',
      organization
        ? t("{{name}}'s data export failed", said)
        : t('The export of your personal data failed'),
      open,
    ],
    second_factor: [
      'account',
      t('{{name}} requires two-factor authentication', said),
      t('Set up'),
      t('Required {{time}}'),
    ],
    email_change: ['account', t('Verify {{name}}', said), open, t('The link expires {{time}}')],
  }
  return words[kind]
}

export function toDoGroupLabel(group: ToDoGroup, t: Translate): string {
  return {
    invitations: t('Invitations'),
    decisions: t('Decisions'),
    endings: t('Ending soon'),
    exports: t('Your exports'),
    account: t('Your account'),
  }[group]
}

const icons: Record<ToDoKind, typeof AppWindow> = {
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

/** The same application or organization may have several items. */
export function toDoKey({ kind, id, at }: ToDo): string {
  return `${kind} ${id} ${at}`
}

/** A to-do item. Invitations and deletions have buttons; all others link to their page. */
export function ToDoEntry({ item }: { item: ToDo }) {
  const { t } = useTranslation()
  const now = useNow()
  const { kind, organization, at, until } = item
  const [, title, action, ends] = toDoLabels(item, t)
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
        <Translated
          text={(until && ends) ?? '{{time}}'}
          parts={{ time: <RelativeTime value={until ?? at} now={now} /> }}
        />
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
        <RestoreButton item={item} />
      </div>
    )
  }
}

/** Only owners see this item, and they can restore. */
function RestoreButton({ item: { kind, id, name, organization } }: { item: ToDo }) {
  const { t } = useTranslation()
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
      <NamedLabel text={t('Restore {{name}}')} name={name} />
    </Button>
  )
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
