import type { ReviewDecision, ReviewItem } from '@accord/contract/access-reviews.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { NamedLabel } from '../i18n/translated.tsx'
import { useOrganization } from '../organizations/use-organization.ts'
import { SelectionCheckbox, type RowSelection } from '../pages/selection.tsx'
import { LastUse } from '../access/last-use.tsx'
import { accessSummaryQuery } from '../access/access-grants.api.ts'
import { GrantedByCell, GrantPermissions, GrantHolder, grantKey } from '../access/grants-table.tsx'
import tableStyles from '../access/grants-table.module.css'
import { Button } from '../ui/buttons/button.tsx'
import { Table, type TableColumn } from '../ui/layout/table.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { outcomeSentence, notRevokedReason } from './review-labels.ts'
import type { Decided } from './reviews.api.ts'
import styles from './reviews.module.css'

/** Lets managers decide on the rows while the review is open. */
interface Deciding {
  selection: RowSelection<ReviewItem>
  /** The decision that is being saved. */
  pending: Decided | undefined
  onDecide: (decided: Decided) => void
  onNote: (item: ReviewItem) => void
}

type ReviewTableProps = {
  rows: readonly ReviewItem[]
  skeletonRows: number
  deciding: Deciding | undefined
}

export function ReviewTable({ rows, skeletonRows, deciding }: ReviewTableProps) {
  const { t } = useTranslation()
  return (
    <Table
      caption={t('Review items')}
      columns={useColumns(deciding)}
      rows={rows}
      rowKey={grantKey}
      align="top"
      skeletonRows={skeletonRows}
    />
  )
}

function useColumns(deciding: Deciding | undefined): TableColumn<ReviewItem>[] {
  const { t } = useTranslation()
  const now = useNow()
  const { id } = useOrganization()
  const recordedSince = useQuery(accessSummaryQuery(id)).data?.recordedSince
  const ago = (at: string) => <RelativeTime value={at} now={now} />

  return [
    {
      id: 'who',
      header: t('Name'),
      cell: (item) => (
        <div className={tableStyles.who}>
          {deciding && (
            <SelectionCheckbox selection={deciding.selection} row={item} name={item.name} />
          )}
          <GrantHolder grant={item} />
        </div>
      ),
    },
    {
      id: 'may',
      header: t('Permissions at the start'),
      cell: (item) => <GrantPermissions grant={item} />,
    },
    {
      id: 'allowed',
      header: t('Granted'),
      cell: (item) => <GrantedByCell grant={item} />,
    },
    {
      id: 'used',
      header: t('Last used'),
      cell: (item) => <LastUse grant={item} recordedSince={recordedSince} />,
    },
    {
      id: 'decision',
      header: t('Decision'),
      cell: (item) => (
        <div className={styles.decision}>
          {deciding ? <Choice grant={item} {...deciding} /> : <Outcome grant={item} />}
          {item.note && (
            <div>
              <p className={styles.note}>{item.note}</p>
              {item.notedBy && item.notedBy !== item.decidedBy && (
                <p className={styles.faint}>{t('Note by {{name}}', { name: item.notedBy })}</p>
              )}
            </div>
          )}
          {item.decidedBy && item.decidedAt && (
            <p className={styles.faint}>
              {item.decidedBy}, {ago(item.decidedAt)}
            </p>
          )}
        </div>
      ),
    },
  ]
}

type ChoiceProps = { grant: ReviewItem } & Deciding

/** A pressed button shows the decision; pressing it again clears it. */
function Choice({ grant: item, pending, onDecide, onNote }: ChoiceProps) {
  const { t } = useTranslation()
  const reason = useId()
  // Not `disabled`, so that keyboard users can reach it and hear the reason.
  const refused = !item.canRevoke && { 'aria-disabled': true, 'aria-describedby': reason }
  const key = grantKey(item)
  const doing = pending?.grants.some((each) => grantKey(each) === key)
    ? pending.decision
    : undefined
  const choose = (decision: ReviewDecision) => (
    <Button
      size="small"
      variant={
        item.decision === decision ? (decision === 'keep' ? 'primary' : 'danger') : undefined
      }
      aria-pressed={item.decision === decision}
      pending={doing === decision}
      {...(decision === 'revoke' && refused)}
      onClick={() =>
        onDecide({ grants: [item], decision: item.decision === decision ? null : decision })
      }
    >
      {decisionName(decision, t)}
      <span className="visually-hidden">{item.name}</span>
    </Button>
  )
  return (
    <div className={styles.choices}>
      {choose('keep')}
      {choose('revoke')}
      <Button size="small" variant="quiet" onClick={() => onNote(item)}>
        <NamedLabel text={t('Note {{name}}')} name={item.name} />
      </Button>
      {!item.canRevoke && (
        <p id={reason} className={styles.faint}>
          {notRevokedReason(item, t)}
        </p>
      )}
    </div>
  )
}

function Outcome({ grant: item }: { grant: ReviewItem }) {
  const { t } = useTranslation()
  const { decision, proof } = item
  if (decision !== 'revoke') return <Chip>{t('Kept')}</Chip>
  return (
    <>
      <Chip tone="danger">{t('Revoked')}</Chip>
      <p>{outcomeSentence(item, t)}</p>
      {proof && (
        <p className={styles.faint}>
          {t('Activity entry {{position}}', { position: String(proof.position) })}{' '}
          <span className={styles.hash}>{proof.hash}</span>
        </p>
      )}
    </>
  )
}

function decisionName(decision: ReviewDecision, t: Translate): string {
  return decision === 'keep' ? t('Keep') : t('Revoke')
}
