import type { ReviewDecision, ReviewedWay } from '@accord/contract/access-reviews.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type Translate, useWords } from '../language/words.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { TickBox, type Ticks } from '../pages/ticks.tsx'
import { LastUse } from '../access/last-use.tsx'
import { accessSummaryQuery } from '../reach/access-grants.api.ts'
import { GrantedByCell, GrantPermissions, GrantHolder, grantKey } from '../reach/grants-table.tsx'
import tableStyles from '../reach/grants-table.module.css'
import { Button } from '../ui/buttons/button.tsx'
import { Table, type TableColumn } from '../ui/layout/table.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { useNow } from '../ui/text/time-words.ts'
import { outcomeSentence, whyNotRevoked } from './review-words.ts'
import type { Decided } from './reviews.api.ts'
import styles from './reviews.module.css'

/** How rows are decided on; none once the review has ended. */
interface Deciding {
  ticks: Ticks<ReviewedWay>
  /** What is being decided at this moment. */
  pending: Decided | undefined
  onDecide: (decided: Decided) => void
  onNote: (way: ReviewedWay) => void
}

type ReviewTableProps = {
  rows: readonly ReviewedWay[]
  skeletonRows: number
  deciding: Deciding | undefined
}

export function ReviewTable({ rows, skeletonRows, deciding }: ReviewTableProps) {
  const { t } = useWords()
  return (
    <Table
      caption={t('What is reviewed')}
      columns={useColumns(deciding)}
      rows={rows}
      rowKey={grantKey}
      align="top"
      skeletonRows={skeletonRows}
    />
  )
}

function useColumns(deciding: Deciding | undefined): TableColumn<ReviewedWay>[] {
  const { t } = useWords()
  const now = useNow()
  const { id } = useOrganization()
  const recordedSince = useQuery(accessSummaryQuery(id)).data?.recordedSince
  const ago = (at: string) => <RelativeTime value={at} now={now} />

  return [
    {
      id: 'who',
      header: t('Who'),
      cell: (way) => (
        <div className={tableStyles.who}>
          {deciding && <TickBox ticks={deciding.ticks} row={way} name={way.name} />}
          <GrantHolder grant={way} />
        </div>
      ),
    },
    { id: 'may', header: t('Could do then'), cell: (way) => <GrantPermissions grant={way} /> },
    {
      id: 'allowed',
      header: t('Allowed'),
      cell: (way) => <GrantedByCell grant={way} />,
    },
    {
      id: 'used',
      header: t('Last used'),
      cell: (way) => <LastUse grant={way} recordedSince={recordedSince} />,
    },
    {
      id: 'decision',
      header: t('Decision'),
      cell: (way) => (
        <div className={styles.decision}>
          {deciding ? <Choice grant={way} {...deciding} /> : <Outcome grant={way} />}
          {way.note && (
            <div>
              <p className={styles.note}>{way.note}</p>
              {way.notedBy && way.notedBy !== way.decidedBy && (
                <p className={styles.faint}>{t('Note by {{name}}', { name: way.notedBy })}</p>
              )}
            </div>
          )}
          {way.decidedBy && way.decidedAt && (
            <p className={styles.faint}>
              {way.decidedBy}, {ago(way.decidedAt)}
            </p>
          )}
        </div>
      ),
    },
  ]
}

type ChoiceProps = { grant: ReviewedWay } & Deciding

/** Pressed once it is decided so; pressed again it is undecided. */
function Choice({ grant: way, pending, onDecide, onNote }: ChoiceProps) {
  const { t } = useWords()
  const reason = useId()
  // Not `disabled`: whoever comes by keyboard hears why.
  const refused = !way.canRevoke && { 'aria-disabled': true, 'aria-describedby': reason }
  const key = grantKey(way)
  const doing = pending?.grants.some((each) => grantKey(each) === key)
    ? pending.decision
    : undefined
  const choose = (decision: ReviewDecision) => (
    <Button
      size="small"
      variant={way.decision === decision ? (decision === 'keep' ? 'primary' : 'danger') : undefined}
      aria-pressed={way.decision === decision}
      pending={doing === decision}
      {...(decision === 'revoke' && refused)}
      onClick={() =>
        onDecide({ grants: [way], decision: way.decision === decision ? null : decision })
      }
    >
      {decisionName(decision, t)}
      <span className="visually-hidden">{way.name}</span>
    </Button>
  )
  return (
    <div className={styles.choices}>
      {choose('keep')}
      {choose('revoke')}
      <Button size="small" variant="quiet" onClick={() => onNote(way)}>
        {t('Note')}
        <span className="visually-hidden">{way.name}</span>
      </Button>
      {!way.canRevoke && (
        <p id={reason} className={styles.faint}>
          {whyNotRevoked(way, t)}
        </p>
      )}
    </div>
  )
}

function Outcome({ grant: way }: { grant: ReviewedWay }) {
  const { t } = useWords()
  const { decision, proof } = way
  if (decision !== 'revoke') return <Chip>{t('Kept')}</Chip>
  return (
    <>
      <Chip tone="danger">{t('Revoked')}</Chip>
      <p>{outcomeSentence(way, t)}</p>
      {proof && (
        <p className={styles.faint}>
          {t('Activity no. {{position}}', { position: proof.position })}{' '}
          <span className={styles.hash}>{proof.hash}</span>
        </p>
      )}
    </>
  )
}

function decisionName(decision: ReviewDecision, t: Translate): string {
  return decision === 'keep' ? t('Keep') : t('Revoke')
}
