import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../../language/words.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { CodeToCopy } from './code-to-copy.tsx'
import styles from './connect-card.module.css'
import { type Connection, files, filledIn, type Snippets } from './snippets.ts'

type SnippetFieldProps = { label: string; snippets: Snippets; connection: Connection }

/** One of several snippets, ready to be copied. */
export function SnippetField({ label, snippets, connection }: SnippetFieldProps) {
  const { t } = useWords()
  const names = Object.keys(snippets)
  const [chosen, setChosen] = useState(names[0]!)
  const address = files[`./snippets/${snippets[chosen]}`]!
  const { data } = useQuery({
    queryKey: [address],
    queryFn: async () => (await fetch(address)).text(),
    staleTime: Infinity,
  })
  const code = filledIn(data ?? '', connection)
  return (
    <div className={styles.snippets}>
      <SelectField label={label} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <CodeToCopy
        name={t('Code for {{name}}', { name: chosen })}
        code={code}
        label={t('Copy code')}
        copiedLabel={t('Code copied')}
      />
      {code.includes('CLIENT_SECRET') && (
        <p className={styles.quiet}>
          {t('CLIENT_SECRET is the client secret above; keep it out of the code.')}
        </p>
      )}
    </div>
  )
}
