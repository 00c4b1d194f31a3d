import { type AccessGrant, maxGrantsPerRequest } from '@accord/contract/access.ts'
import { SelectionCheckbox, type SelectionOptions, type RowSelection } from '../pages/selection.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { NamedLabel } from '../i18n/translated.tsx'
import { useOrganization } from '../organizations/use-organization.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Table, type TableColumn } from '../ui/layout/table.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { EntityLogo } from '../ui/text/entity-logo.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { LastUse } from './last-use.tsx'
import {
  type ShownGrant,
  introducedByLabel,
  concernName,
  permissionLabels,
  grantLabel,
} from './access-grant-labels.ts'
import styles from './grants-table.module.css'

/** Identifies a grant. IDs are unique within one kind only. */
export const grantKey = ({ kind, id }: Pick<AccessGrant, 'kind' | 'id'>) => `${kind} ${id}`

/** The organization's own applications are revoked one at a time, because the name has to be typed. */
export const selectedGrants: SelectionOptions<AccessGrant> = {
  keyOf: grantKey,
  isTickable: ({ canRevoke, kind }) => canRevoke && kind !== 'own_application',
  most: maxGrantsPerRequest,
}

/** How many permissions a row shows, the strongest first. The details show all of them. */
const maxSaid = 2

/** Access of applications is shown with their logos. */
const logoKinds = new Set<AccessGrant['kind']>(['own_application', 'authorization', 'approval'])

interface RowActions {
  selection: RowSelection<AccessGrant>
  recordedSince: string | undefined
  onDetails: (grant: AccessGrant) => void
  onRevoke: (grant: AccessGrant) => void
}

type GrantsTableProps = { rows: readonly AccessGrant[]; skeletonRows?: number; actions: RowActions }

export function GrantsTable({ rows, skeletonRows, actions }: GrantsTableProps) {
  const { t } = useTranslation()
  return (
    <Table
      caption={t('Access')}
      columns={useGrantColumns(actions)}
      rows={rows}
      rowKey={grantKey}
      align="top"
      skeletonRows={skeletonRows}
    />
  )
}

function useGrantColumns(actions: RowActions): TableColumn<AccessGrant>[] {
  const { selection: ticks, recordedSince, onDetails, onRevoke } = actions
  const { t } = useTranslation()
  const alone = t(
    'Revoke your own applications one at a time. You have to type each name to confirm.',
  )

  return [
    {
      id: 'who',
      header: t('Name'),
      cell: (grant) => (
        <div className={styles.who}>
          <SelectionCheckbox
            selection={ticks}
            row={grant}
            name={grant.name}
            title={grant.canRevoke && grant.kind === 'own_application' ? alone : undefined}
          />
          {logoKinds.has(grant.kind) && (
            <EntityLogo of={{ ...grant, id: grant.application?.id ?? grant.id }} size="small" />
          )}
          <GrantHolder grant={grant} onDetails={() => onDetails(grant)} />
        </div>
      ),
    },
    {
      id: 'may',
      header: t('Permissions'),
      cell: (grant) => <GrantPermissions grant={grant} most={maxSaid} />,
    },
    {
      id: 'allowed',
      header: t('Granted'),
      cell: (grant) => <GrantedByCell grant={grant} />,
    },
    {
      id: 'used',
      header: t('Last used'),
      cell: (grant) => (
        <div className={styles.used}>
          <LastUse grant={grant} recordedSince={recordedSince} />
        </div>
      ),
    },
    {
      id: 'actions',
      header: t('Actions'),
      hideHeader: true,
      align: 'end',
      skeleton: false,
      cell: (grant) =>
        grant.canRevoke && (
          <Button variant="quiet" size="small" onClick={() => onRevoke(grant)}>
            <NamedLabel text={t('Revoke {{name}}')} name={grant.name} />
          </Button>
        ),
    },
  ]
}

type WhoProps = {
  grant: ShownGrant
  /** Opens the details; absent where there are none. */
  onDetails?: () => void
}

/** Names the holder of a grant, with its kind, its owner, and its concerns. */
export function GrantHolder({ grant, onDetails }: WhoProps) {
  const { t } = useTranslation()
  const { id: ownId } = useOrganization()
  const { name, kind, person, owner, email, concerns, suspended, deleted, changed } = grant
  const whose = [
    grantLabel(grant, t),
    // A contact's owner is named with the application that introduced them.
    kind !== 'contact' &&
      owner &&
      owner.id !== ownId &&
      t('owned by {{owner}}', { owner: owner.name }),
    person && t('for {{person}}', { person }),
    !person && email !== name && email,
    ...introducedByLabel(grant, t),
  ]
  return (
    <div className={styles.names}>
      {onDetails ? (
        <button type="button" className={styles.details} aria-haspopup="dialog" onClick={onDetails}>
          {name}
        </button>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <span className={styles.faint}>{whose.filter(Boolean).join(' · ')}</span>
      {(deleted || suspended || changed || concerns.length > 0) && (
        <span className={styles.chips}>
          {deleted === 'restorable' && <Chip tone="warning">{t('Deleted, can be restored')}</Chip>}
          {deleted === 'removed' && <Chip tone="danger">{t('Deleted')}</Chip>}
          {changed && <Chip tone="warning">{t('Changed since the start')}</Chip>}
          {suspended && <Chip tone="warning">{t('Suspended')}</Chip>}
          {concerns.map((concern) => (
            <Chip key={concern} tone="warning">
              {concernName(concern, t)}
            </Chip>
          ))}
        </span>
      )}
    </div>
  )
}

/** Shows when a grant was given, and by whom. */
export function GrantedByCell({ grant: { allowedAt, allowedBy } }: { grant: ShownGrant }) {
  const { t } = useTranslation()
  return (
    <>
      <RelativeTime value={allowedAt} now={useNow()} />
      {allowedBy && <div className={styles.faint}>{t('by {{name}}', { name: allowedBy })}</div>}
    </>
  )
}

/** Lists what a grant permits. Reviews show all of it, because people can't decide on what they can't read. */
export function GrantPermissions({ grant, most: max }: { grant: ShownGrant; most?: number }) {
  const { t } = useTranslation()
  const sentences = permissionLabels(grant, t)
  const more = max ? sentences.length - max : 0
  if (sentences.length === 0) return <span className={styles.faint}>{t('No access.')}</span>
  return (
    <ul className={styles.may}>
      {sentences.slice(0, max).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {more > 0 && <li className={styles.faint}>{t('and {{count}} more', { count: more })}</li>}
    </ul>
  )
}
