import type {
  AccessReview,
  ReviewDecision,
  ReviewGroup,
  ReviewItem,
} from '@accord/contract/access-reviews.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { AccessRow } from '../access/access-row.tsx'
import { accessSummaryQuery } from '../access/access-grants.api.ts'
import { GrantFlags, groupAbout, hasFlags } from '../access/grant-flags.tsx'
import { grantKey } from '../access/grant-key.ts'
import { LastUse, LastUseBriefly } from '../access/last-use.tsx'
import { PeopleList, PersonInside } from '../access/people-list.tsx'
import { PermissionChips, permissionsOf, scopePermissions } from '../access/permission-chips.tsx'
import { NamedLabel, Translated } from '../i18n/translated.tsx'
import { type Translate, useTranslation } from '../i18n/translation.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { Loaded } from '../pages/loaded.tsx'
import { type RowSelection, SelectionCheckbox } from '../pages/selection.tsx'
import { isSingleKey, useSingleKeysEnabled } from '../shell/keyboard-shortcuts.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { useNow } from '../ui/text/format-time.ts'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { notRevokedReason, outcomeSentence } from './review-labels.ts'
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

/** One application with its people, or one other item, with its decision. */
export function ReviewRow({ which, review, group, filter, deciding }: ReviewRowProps) {
  const { t } = useTranslation()
  const { id: ownId } = useOrganization()
  const { type, id, name, owner, item, people, scopes, counts } = group
  const decideByKey = useDecisionKeys()
  const permissions =
    item && type !== 'application' ? permissionsOf(item, t) : scopePermissions(scopes, t)
  const isOne = item !== null && people === 0

  return (
    <AccessRow
      onKeyDown={decideByKey}
      mark={
        deciding &&
        isOne && <SelectionCheckbox selection={deciding.selection} row={item} name={name} />
      }
      name={name}
      about={about()}
      flags={item && hasFlags(item) && <GrantFlags grant={item} />}
      permissions={<PermissionChips of={permissions} most={2} />}
      used={item && <LastUseBriefly grant={item} />}
      actions={
        isOne ? (
          deciding ? (
            <ItemChoice item={item} {...deciding} />
          ) : (
            <Outcome item={item} />
          )
        ) : deciding ? (
          <GroupChoice group={group} {...deciding} />
        ) : (
          <span className={styles.faint}>{t('{{keep}} kept, {{revoke}} revoked', counts)}</span>
        )
      }
    >
      {item && (
        <ItemDetails item={item}>
          {!isOne &&
            (deciding ? <ItemChoice item={item} {...deciding} /> : <Outcome item={item} />)}
        </ItemDetails>
      )}
      {people > 0 && (
        <People
          which={which}
          review={review}
          application={id}
          filter={filter}
          deciding={deciding}
        />
      )}
    </AccessRow>
  )

  function about() {
    const decided = t('{{decided}} of {{total}} decided', {
      decided: counts.total - counts.undecided,
      total: counts.total,
    })
    const what = groupAbout({ type, grant: item, owner, people }, ownId, t)
    return deciding && !isOne ? `${what} · ${decided}` : what
  }
}

/**
 * K keeps the focused row and R revokes it, and the next row gets the focus. The keys press the row's own buttons, so
 * what can't be revoked stays as it is.
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

type PeopleProps = {
  which: Which
  review: AccessReview
  application: string
  filter: ReviewFilter
  deciding: Deciding | undefined
}

function People({ which, review, application, filter, deciding }: PeopleProps) {
  const { t } = useTranslation()
  const decideByKey = useDecisionKeys()
  const people = useInfiniteQuery(reviewPeopleQuery(which, review, application, filter))
  const nameOf = ({ name, person }: ReviewItem) =>
    t('{{name}} for {{person}}', { name, person: person ?? t('a former member') })

  return (
    <Loaded
      query={people}
      plain
      failure={t("We couldn't load the people.")}
      skeleton={<Skeleton width="long" />}
    >
      {({ pages }) => (
        <div>
          <PeopleList label={t('People who approved it')}>
            {pages.flatMap(({ data }) =>
              data.map((item) => (
                <li key={grantKey(item)}>
                  <PersonInside
                    grant={item}
                    onKeyDown={decideByKey}
                    mark={
                      deciding && (
                        <SelectionCheckbox
                          selection={deciding.selection}
                          row={item}
                          name={nameOf(item)}
                        />
                      )
                    }
                    actions={
                      deciding ? (
                        <ItemChoice item={item} name={nameOf(item)} {...deciding} />
                      ) : (
                        <Outcome item={item} />
                      )
                    }
                    below={item.note && <Note item={item} />}
                  />
                </li>
              )),
            )}
          </PeopleList>
          {people.hasNextPage && (
            <Button
              size="small"
              variant="quiet"
              pending={people.isFetchingNextPage}
              onClick={() => void people.fetchNextPage()}
            >
              {t('Show more people')}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  )
}

/** What an item permitted at the start, and what was decided on it. */
function ItemDetails({ item, children }: { item: ReviewItem; children: ReactNode }) {
  const { t } = useTranslation()
  const now = useNow()
  const { id } = useOrganization()
  const recordedSince = useQuery(accessSummaryQuery(id)).data?.recordedSince
  const { allowedAt, allowedBy } = item
  const permissions = permissionsOf(item, t)
  const time = <RelativeTime value={allowedAt} now={now} />
  return (
    <div className={styles.details}>
      <section>
        <h3>{t('Permissions at the start')}</h3>
        {permissions.length === 0 ? (
          <p className={styles.faint}>{t('No access.')}</p>
        ) : (
          <ul>
            {permissions.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3>{t('Granted')}</h3>
        <p>
          {allowedBy ? (
            <Translated text={t('{{time}} by {{name}}')} parts={{ time, name: allowedBy }} />
          ) : (
            time
          )}
        </p>
      </section>
      <section>
        <h3>{t('Last used')}</h3>
        <div>
          <LastUse grant={item} recordedSince={recordedSince} />
        </div>
      </section>
      {(children || item.note || item.decidedBy) && (
        <section>
          <h3>{t('Decision')}</h3>
          {children}
          {item.note && <Note item={item} />}
          {item.decidedBy && item.decidedAt && (
            <p className={styles.faint}>
              {item.decidedBy}, <RelativeTime value={item.decidedAt} now={now} />
            </p>
          )}
          {item.proof && <Proof item={item} />}
        </section>
      )}
    </div>
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

type ItemChoiceProps = { item: ReviewItem; name?: string } & Deciding

/** A pressed button shows the decision; pressing it again clears it. */
function ItemChoice({ item, name = item.name, pending, onDecide, onNote }: ItemChoiceProps) {
  const { t } = useTranslation()
  const key = grantKey(item)
  const { decision } = item
  return (
    <Choice
      name={name}
      decision={decision}
      pending={
        pending?.grants.some((each) => grantKey(each) === key) ? pending.decision : undefined
      }
      refused={item.canRevoke ? undefined : notRevokedReason(item, t)}
      onDecide={(next) => onDecide({ grants: [item], decision: next })}
    >
      <Button size="small" variant="quiet" onClick={() => onNote(item)}>
        <NamedLabel text={t('Note {{name}}')} name={name} />
      </Button>
    </Choice>
  )
}

/** Decides on an application and everyone who approved it. */
function GroupChoice({ group, pendingGroup, onDecideGroup }: { group: ReviewGroup } & Deciding) {
  const { t } = useTranslation()
  const { id, name, item, counts } = group
  const { total, keep, revoke } = counts
  const decision = keep === total ? 'keep' : revoke === total ? 'revoke' : null
  return (
    <Choice
      name={t('{{name}} and the people who approved it', { name })}
      decision={decision}
      pending={pendingGroup?.application === id ? pendingGroup.decision : undefined}
      refused={item && !item.canRevoke ? notRevokedReason(item, t) : undefined}
      onDecide={(next) => onDecideGroup({ application: id, decision: next, total })}
    />
  )
}

type ChoiceProps = {
  name: string
  decision: ReviewDecision | null
  pending: ReviewDecision | null | undefined
  /** Why it can't be revoked. */
  refused: string | undefined
  onDecide: (decision: ReviewDecision | null) => void
  children?: ReactNode
}

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
      // Not `disabled`, so that keyboard users can reach it and hear the reason.
      {...(next === 'revoke' && refused && { 'aria-disabled': true, 'aria-describedby': reason })}
      title={next === 'revoke' ? refused : undefined}
      onClick={() => onDecide(decision === next ? null : next)}
    >
      {decisionName(next, t)}
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

function Proof({ item: { proof } }: { item: ReviewItem }) {
  const { t } = useTranslation()
  if (!proof) return null
  return (
    <p className={styles.faint}>
      {t('Activity entry {{position}}', { position: String(proof.position) })}{' '}
      <span className={styles.hash}>{proof.hash}</span>
    </p>
  )
}

function decisionName(decision: ReviewDecision, t: Translate): string {
  return decision === 'keep' ? t('Keep') : t('Revoke')
}
