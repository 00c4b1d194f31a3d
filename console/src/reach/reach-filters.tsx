import { type ReachKind, reachKinds, type ReachSummary } from '@accord/contract/reach.ts'
import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import type { Address } from '../browser/address.ts'
import { useWords } from '../language/words.ts'
import { Button } from '../ui/buttons/button.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import styles from './reach-filters.module.css'
import type { ReachFilter } from './reach.api.ts'
import { kindsName } from './reach-words.ts'

type ReachFiltersProps = {
  summary: ReachSummary | undefined
  /** What no kind means. */
  everything: string
  filter: ReachFilter
  hrefOf: (filter: ReachFilter) => Address
}

export function ReachFilters({ summary, everything, filter, hrefOf }: ReachFiltersProps) {
  const { t } = useWords()
  const router = useRouter()
  const [text, setText] = useState(filter.search ?? '')
  const go = (next: ReachFilter) => router.history.push(hrefOf({ ...filter, ...next }))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    go({ search: text.trim() || undefined })
  }

  return (
    <form className={styles.filters} role="search" data-wide onSubmit={submit}>
      <SelectField
        label={t('Kind')}
        value={filter.kind ?? ''}
        onChange={({ target }) =>
          go({ kind: target.value === '' ? undefined : (target.value as ReachKind) })
        }
      >
        <option value="">{everything}</option>
        {reachKinds.map((kind) => (
          <option key={kind} value={kind}>
            {summary ? `${kindsName(kind, t)} (${summary.byKind[kind]})` : kindsName(kind, t)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('Search')}
        type="search"
        maxLength={100}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          // The field's own cross empties it.
          if (target.value === '' && filter.search) go({ search: undefined })
        }}
      />
      <Button type="submit">{t('Search')}</Button>
    </form>
  )
}
