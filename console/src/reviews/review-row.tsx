import type {
  AccessReview,
  ReviewDecision,
  ReviewGroup,
  ReviewItem,
} from '@accord/contract/access-reviews.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { AccessRow } from '../access/access-row.tsx'
import { approvalName, notRevokedReason } from '../access/access-grant-labels.ts'
import { Part, Parts, Permitted } from '../access/grant-details.tsx'
import { grantKey } from '../access/grant-key.ts'
import { LastUse } from '../access/last-use.tsx'
import { PeopleList, PersonInside } from '../access/people-list.tsx'
import { NamedLabel, Translated } from '../i18n/translated.tsx'
import { useTranslation } from '../i18n/translation.ts'
import { type RowSelection, SelectionCheckbox } from '../pages/selection.tsx'
import { isSingleKey, useSingleKeysEnabled } from '../shell/keyboard-shortcuts.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { decisionSentence, outcomeSentence } from './review-labels.ts'
import {
  type Decided,
  type DecidedGroup,
  type ReviewFilter,
  type Which,
  reviewPeopleQuery,
} from './reviews.api.ts'
import styles from './reviews.module.css'

/** Lets managers decide on the rows while the review is open. */
export interface Deciding {
  selection: RowSelection<ReviewItem>
  /** The decision that is being saved. */
  pending: Decided | undefined
  pendingGroup: DecidedGroup | undefined
  onDecide: (decided: Decided) => void
  onDecideGroup: (decided: DecidedGroup) => void
  onNote: (item: ReviewItem) => void
}

type ReviewRowProps = {
  which: Which
  review: AccessReview
  group: ReviewGroup
  filter: ReviewFilter
  deciding: Deciding | undefined
}

/** Shows one application with its people, or another item, with its decision. */
export function ReviewRow(props: ReviewRowProps) {
  const { group, deciding } = props
  const { t } = useTranslation()
  const decideByKey = useDecisionKeys()
  const { name, item, people, counts } = group
  const isOne = item !== null && people === 0
  const decision = item && <Decision item={item} deciding={deciding} />

  return (
    <AccessRow
      group={{ ...group, grant: item, lastUsedAt: item?.lastUsedAt }}
      onKeyDown={decideByKey}
      mark={
        deciding &&
        isOne && <SelectionCheckbox selection={deciding.selection} row={item} name={name} />
      }
      progress={deciding && !isOne && decisionSentence(group, t)}
      shownPermissions={1}
      actions={
        isOne ? (
          decision
        ) : deciding ? (
          <GroupChoice group={group} {...deciding} />
        ) : (
          <span className={styles.faint}>{t('{{keep}} kept, {{revoke}} revoked', counts)}</span>
        )
      }
    >
      {item && <ItemDetails item={item}>{!isOne && decision}</ItemDetails>}
      {people > 0 && <People {...props} />}
    </AccessRow>
  )
}

/**
 * Lets K keep and R revoke the focused row. The next row then gets the focus. The keys click the row's own buttons, so
 * items that can't be revoked don't change.
 */
function useDecisionKeys() {
  const enabled = useSingleKeysEnabled()
  return (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: row, nativeEvent } = event
    const decision = decisionOf(nativeEvent)
    if (!enabled || !decision) return
    const button = row.querySelector<HTMLButtonElement>(`[data-decision='${decision}']`)
    if (!button) return
    event.preventDefault()
    if (button.ariaPressed !== 'true') button.click()
    const next = row.closest('li')?.nextElementSibling
    next?.querySelector<HTMLElement>('button[aria-expanded], [data-decision]')?.focus()
  }
}

function decisionOf(event: globalThis.KeyboardEvent): ReviewDecision | undefined {
  if (isSingleKey(event, 'k')) return 'keep'
  return isSingleKey(event, 'r') ? 'revoke' : undefined
}

function People({ which, review, group, filter, deciding }: ReviewRowProps) {
  const { t } = useTranslation()
  const decideByKey = useDecisionKeys()
  const query = useInfiniteQuery(reviewPeopleQuery(which, review, group.id, filter))
  return (
    <PeopleList
      query={query}
      renderPerson={(item) => {
        const name = approvalName(item, t)
        return (
          <PersonInside
            grant={item}
            onKeyDown={decideByKey}
            mark={
              deciding && (
                <SelectionCheckbox selection={deciding.selection} row={item} name={name} />
              )
            }
            actions={<Decision item={item} name={name} deciding={deciding} />}
            below={item.note && <Note item={item} />}
          />
        )
      }}
    />
  )
}

/** Shows what an item allowed at the start, and the decision about it. */
function ItemDetails({ item, children }: { item: ReviewItem; children: ReactNode }) {
  const { t } = useTranslation()
  const now = useNow()
  const { allowedAt, allowedBy, note, decidedBy, decidedAt, proof } = item
  const time = <RelativeTime value={allowedAt} now={now} />
  return (
    <Parts>
      <Permitted title={t('Permissions at the start')} grant={item} />
      <Part title={t('Granted')}>
        <p>
          {allowedBy ? (
            <Translated text={t('{{time}} by {{name}}')} parts={{ time, name: allowedBy }} />
          ) : (
            time
          )}
        </p>
      </Part>
      <Part title={t('Last used')}>
        <div>
          <LastUse grant={item} />
        </div>
      </Part>
      {(children || note || decidedBy) && (
        <Part title={t('Decision')}>
          {children}
          {note && <Note item={item} />}
          {decidedBy && decidedAt && (
            <p className={styles.faint}>
              {decidedBy}, <RelativeTime value={decidedAt} now={now} />
            </p>
          )}
          {proof && (
            <p className={styles.faint}>
              {t('Activity entry {{position}}', { position: String(proof.position) })}{' '}
              <span className={styles.hash}>{proof.hash}</span>
            </p>
          )}
        </Part>
      )}
    </Parts>
  )
}

function Note({ item }: { item: ReviewItem }) {
  const { t } = useTranslation()
  return (
    <div>
      <p className={styles.note}>{item.note}</p>
      {item.notedBy && item.notedBy !== item.decidedBy && (
        <p className={styles.faint}>{t('Note by {{name}}', { name: item.notedBy })}</p>
      )}
    </div>
  )
}

type DecisionProps = { item: ReviewItem; name?: string; deciding: Deciding | undefined }

/** Shows the decision on an item, with buttons that change it while the review is open. */
function Decision({ item, name = item.name, deciding }: DecisionProps) {
  const { t } = useTranslation()
  if (!deciding) return <Outcome item={item} />
  const { pending, onDecide, onNote } = deciding
  const key = grantKey(item)
  return (
    <Choice
      name={name}
      decision={item.decision}
      pending={
        pending?.grants.some((each) => grantKey(each) === key) ? pending.decision : undefined
      }
      refused={item.canRevoke ? undefined : notRevokedReason(item, t)}
      onDecide={(next) => onDecide({ grants: [item], decision: next })}
    >
      <NoteButton name={name} onClick={() => onNote(item)} />
    </Choice>
  )
}

function NoteButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button size="small" variant="quiet" onClick={onClick}>
      <NamedLabel text={t('Note {{name}}')} name={name} />
    </Button>
  )
}

/** Decides on an application and everyone who approved it. */
function GroupChoice({
  group,
  pendingGroup,
  onDecideGroup,
  onNote,
}: { group: ReviewGroup } & Deciding) {
  const { t } = useTranslation()
  const { id, item, counts } = group
  const { total, keep, revoke } = counts
  const name = t('{{name}} and the people who approved it', { name: group.name })
  const decision = keep === total ? 'keep' : revoke === total ? 'revoke' : null
  return (
    <Choice
      name={name}
      decision={decision}
      pending={pendingGroup?.application === id ? pendingGroup.decision : undefined}
      refused={item && !item.canRevoke ? notRevokedReason(item, t) : undefined}
      onDecide={(next) => onDecideGroup({ application: id, decision: next, total })}
    >
      {item && <NoteButton name={name} onClick={() => onNote(item)} />}
    </Choice>
  )
}

type ChoiceProps = {
  name: string
  decision: ReviewDecision | null
  pending: ReviewDecision | null | undefined
  /** The reason why it can't be revoked. */
  refused: string | undefined
  onDecide: (decision: ReviewDecision | null) => void
  children?: ReactNode
}

/** Shows a button that stays pressed if it's the current decision. Clicking it again clears the decision. */
function Choice({ name, decision, pending, refused, onDecide, children }: ChoiceProps) {
  const { t } = useTranslation()
  const reason = useId()
  const choose = (next: ReviewDecision) => (
    <Button
      size="small"
      variant={decision === next ? (next === 'keep' ? 'primary' : 'danger') : undefined}
      aria-pressed={decision === next}
      data-decision={next}
      pending={pending === next}
      // The button isn't `disabled`, so that keyboard users can reach it and hear the reason.
      {...(next === 'revoke' && refused && { 'aria-disabled': true, 'aria-describedby': reason })}
      title={next === 'revoke' ? refused : undefined}
      onClick={() => onDecide(decision === next ? null : next)}
    >
      {next === 'keep' ? t('Keep') : t('Revoke')}
      <span className="visually-hidden">{name}</span>
    </Button>
  )
  return (
    <>
      {choose('keep')}
      {choose('revoke')}
      {children}
      {refused && (
        <span id={reason} hidden>
          {refused}
        </span>
      )}
    </>
  )
}

function Outcome({ item }: { item: ReviewItem }) {
  const { t } = useTranslation()
  if (item.decision !== 'revoke') return <Chip>{t('Kept')}</Chip>
  return (
    <span className={styles.outcome}>
      <Chip tone="danger">{t('Revoked')}</Chip>
      <span className={styles.faint}>{outcomeSentence(item, t)}</span>
    </span>
  )
}
