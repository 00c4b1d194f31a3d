import { backwards, isBackwards, organizationActivityKinds } from '@accord/contract/activity.ts'
import type { OrganizationActivityKind } from '@accord/contract/activity-details.ts'
import {
  type ActivitySubject,
  activitySubjects,
  subjectOf,
} from '@accord/contract/activity-subjects.ts'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type ActivityFilter, filterQuery } from './activity-filter.ts'
import { PersonField } from './person-field.tsx'
import styles from './activity-filters.module.css'
import { kindName, subjectName } from './kind-words.ts'

type ActivityFiltersProps = {
  filter: ActivityFilter
  hrefOf: (filter: ActivityFilter) => Address
}

export function ActivityFilters({ filter, hrefOf }: ActivityFiltersProps) {
  const { t } = useWords()
  const router = useRouter()
  // They are many: the page stands before them.
  const everyKind = useDeferredValue(true, false)
  const go = (next: ActivityFilter) => router.history.push(hrefOf({ ...filter, ...next }))

  /** A kind, or all that are about something. */
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
    </div>
  )
}

/** Those that are about something, and before them all of them. */
function Kinds({ subject }: { subject: ActivitySubject }) {
  const { t } = useWords()
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
