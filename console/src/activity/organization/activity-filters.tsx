import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { useSettled } from '../../pages/use-settled.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { authorsQuery } from './organization-activity.api.ts'
import {
  type ActivitySubject,
  activitySubjects,
  backwards,
  isBackwards,
  organizationActivityKinds,
  subjectOf,
} from '@accord/contract/activity.ts'
import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import { useRouter } from '@tanstack/react-router'
import type { AppPath } from '../../browser/app-path.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { type ActivityFilter, beginOf, filterQuery } from './activity-filter.ts'
import styles from './activity-filters.module.css'
import { kindName, subjectName } from './activity-kind-labels.ts'
import X from 'lucide-react/icons/x'
import { renderLinkInPlace } from '../../pages/router-link.tsx'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { formatDay } from '../../ui/text/format-time.ts'

/** Uses the browser's own suggestion list. Selecting a suggestion applies the filter. */
function PersonField({ onChoose }: { onChoose: (author: string) => void }) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const [text, setText] = useState('')
  const suggestions = useId()
  const found = useQuery(authorsQuery(id, useSettled(text.trim()))).data?.data ?? []
  const people = found.map((person) => ({
    id: person.id,
    label: `${person.name} (${person.email})`,
  }))

  function type(value: string) {
    const chosen = people.find(({ label }) => label === value)
    setText(chosen ? '' : value)
    if (chosen) onChoose(chosen.id)
  }

  /** Applies the filter if only one person matches. */
  function enter() {
    const [only, ...others] = people
    if (!only || others.length > 0 || text.trim() === '') return
    setText('')
    onChoose(only.id)
  }

  return (
    <div>
      <TextField
        label={t('Person')}
        type="search"
        maxLength={100}
        list={suggestions}
        autoComplete="off"
        placeholder={t('Name or email')}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && enter()}
      />
      <datalist id={suggestions}>
        {people.map(({ id: key, label }) => (
          <option key={key}>{label}</option>
        ))}
      </datalist>
    </div>
  )
}

const periods = ['1', '7', '30'] as const

function periodName(last: (typeof periods)[number], t: Translate): string {
  return { 1: t('Last 24 hours'), 7: t('Last 7 days'), 30: t('Last 30 days') }[last]
}

type ActivityFiltersProps = {
  filter: ActivityFilter
  hrefOf: (filter: ActivityFilter) => AppPath
}

export function ActivityFilters({ filter, hrefOf }: ActivityFiltersProps) {
  const { t } = useTranslation()
  const router = useRouter()
  // There are so many kinds that the page renders before their options.
  const everyKind = useDeferredValue(true, false)
  const go = (next: ActivityFilter) => router.history.push(hrefOf({ ...filter, ...next }))

  const [custom, setCustom] = useState(false)
  const isCustom = filter.from !== undefined || filter.to !== undefined || custom

  function choosePeriod(value: string) {
    setCustom(value === 'custom')
    go({ last: periods.find((last) => last === value), from: undefined, to: undefined })
  }

  /** Filters by one kind, or by everything about a subject. */
  function choose(value: string) {
    const about = activitySubjects.find((subject) => subject === value)
    const kind = about || value === '' ? undefined : (value as OrganizationActivityKind)
    go({ about, kind })
  }

  return (
    <div className={styles.filters}>
      <PersonField onChoose={(author) => go({ author })} />
      <SelectField
        label={t('Kind of activity')}
        value={filter.kind ?? filter.about ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('Everything')}</option>
        {everyKind && activitySubjects.map((subject) => <Kinds key={subject} subject={subject} />)}
      </SelectField>
      <SelectField
        label={t('Period')}
        value={isCustom ? 'custom' : (filter.last ?? '')}
        onChange={({ target }) => choosePeriod(target.value)}
      >
        <option value="">{t('Any time')}</option>
        {periods.map((last) => (
          <option key={last} value={last}>
            {periodName(last, t)}
          </option>
        ))}
        <option value="custom">{t('Custom')}</option>
      </SelectField>
      {isCustom && (
        <>
          <TextField
            label={t('From')}
            type="date"
            value={filter.from ?? ''}
            max={filter.to}
            onChange={({ target }) => go({ from: target.value || undefined })}
          />
          <TextField
            label={t('To')}
            type="date"
            value={filter.to ?? ''}
            min={filter.from}
            error={isBackwards(filterQuery(filter)) ? t(backwards) : undefined}
            onChange={({ target }) => go({ to: target.value || undefined })}
          />
        </>
      )}
    </div>
  )
}

/** Shows an option for a subject as a whole, followed by all of its kinds. */
function Kinds({ subject }: { subject: ActivitySubject }) {
  const { t } = useTranslation()
  const name = subjectName(subject, t)
  return (
    <optgroup label={name}>
      <option value={subject}>{t('{{subject}}: everything', { subject: name })}</option>
      {organizationActivityKinds
        .filter((kind) => subjectOf(kind) === subject)
        .map((kind) => (
          <option key={kind} value={kind}>
            {kindName(kind, t)}
          </option>
        ))}
    </optgroup>
  )
}

type ChosenFiltersProps = {
  filter: ActivityFilter
  /** The author's name from the service's response. */
  author: { name: string } | null | undefined
  hrefOf: (filter: ActivityFilter) => AppPath
}

/** Shows the active filters, each with a button to remove it. */
export function ChosenFilters({ filter, author, hrefOf }: ChosenFiltersProps) {
  const { t, language } = useTranslation()
  const day = (value: string) => formatDay(beginOf(value).toISOString(), language)
  const chosen: [keyof ActivityFilter, string | undefined][] = [
    ['author', filter.author && (author?.name ?? t('someone'))],
    ['about', filter.about && subjectName(filter.about, t)],
    ['kind', filter.kind && kindName(filter.kind, t)],
    ['last', filter.last && periodName(filter.last, t)],
    ['from', filter.from && t('From {{day}}', { day: day(filter.from) })],
    ['to', filter.to && t('To {{day}}', { day: day(filter.to) })],
  ]
  const named = chosen.filter(([, name]) => name !== undefined)
  if (named.length === 0) return null

  return (
    <ul className={styles.chosen} aria-label={t('Active filters')}>
      {named.map(([field, name]) => (
        <li key={field}>
          {renderLinkInPlace({
            href: hrefOf({ ...filter, [field]: undefined }),
            className: buttonClass({ size: 'small' }),
            children: (
              <>
                {name}
                <X size={14} />
                <span className="visually-hidden">{t('Remove filter')}</span>
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  )
}
