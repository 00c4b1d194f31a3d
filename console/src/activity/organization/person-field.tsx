import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useWords } from '../../language/words.ts'
import { useOrganization } from '../../organizations/use-organization.ts'
import { useSettled } from '../../pages/use-settled.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { authorsQuery } from './organization-activity.api.ts'

/** The browser's own list of suggestions: whoever is chosen from it is chosen. */
export function PersonField({ onChoose }: { onChoose: (author: string) => void }) {
  const { t } = useWords()
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

  /** Whoever was meant, where it can be nobody else. */
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
        placeholder={t('Name or address')}
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
