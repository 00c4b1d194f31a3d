import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../../language/words.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { CodeToCopy } from '../connect/code-to-copy.tsx'
import styles from '../connect/connect-card.module.css'
import { type Copied, copyQuery, type Language, languages } from './copy-as.ts'

/** The whole run as a program, to go on with elsewhere. */
export function CopyAs({ copied }: { copied: Copied }) {
  const { t } = useWords()
  const [language, setLanguage] = useState<Language>('curl')
  const { data: code = '' } = useQuery(copyQuery(language, copied))
  return (
    <div className={styles.snippets}>
      <SelectField
        label={t('Copy as')}
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language)}
      >
        {Object.keys(languages).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <CodeToCopy
        name={t('Code for {{name}}', { name: language })}
        code={code}
        label={t('Copy code')}
        copiedLabel={t('Code copied')}
      />
    </div>
  )
}
