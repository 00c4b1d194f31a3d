import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Translated } from '../../../i18n/translated.tsx'
import { useTranslation } from '../../../i18n/translation.ts'
import { CopyButton, type CopyButtonProps } from '../../../ui/buttons/copy-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Segments } from '../segments.tsx'
import styles from './connect.module.css'
import { type Connection, type Snippets, files, filledIn } from './snippets.ts'

/** This placeholder is shown if no redirect URI is registered yet. */
export const placeholder = 'https://your-app.example/callback'

type CodeToCopyProps = {
  /** The name of the code for screen readers. */
  name: string
  code: string
  /** Whether the code is a program, which keeps its line breaks, instead of a URL. */
  program?: boolean
} & Pick<CopyButtonProps, 'label' | 'copiedLabel'>

export function CodeToCopy({ name, code, program, ...copy }: CodeToCopyProps) {
  const { t } = useTranslation()
  return (
    <figure className={styles.snippet} aria-label={name}>
      <pre
        className={classNames(styles.code, program && styles.program)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls it.
        tabIndex={program ? 0 : undefined}
      >
        <code>{code}</code>
      </pre>
      <div className={styles.copy}>
        <CopyButton
          value={code}
          failedLabel={t(
            "We couldn't copy it automatically. Select the text and copy it manually.",
          )}
          {...copy}
        />
      </div>
    </figure>
  )
}

type SnippetFieldProps = { label: string; snippets: Snippets; connection: Connection }

export function SnippetField({ label, snippets, connection }: SnippetFieldProps) {
  const { t } = useTranslation()
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
      <div role="radiogroup" aria-label={label}>
        <Segments
          options={names.map((name) => ({ value: name, label: name }))}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      <CodeToCopy
        name={t('Code for {{name}}', { name: chosen })}
        code={code}
        program
        label={t('Copy code')}
        copiedLabel={t('Code copied')}
      />
      {code.includes('CLIENT_SECRET') && (
        <p className={styles.quiet}>
          <Translated
            text={t(
              "CLIENT_SECRET is the client secret in <settings>Settings</settings>. Don't put it in your code.",
            )}
            parts={{
              settings: <Link to="/application/$id" params={{ id: connection.clientId }} />,
            }}
          />
        </p>
      )}
    </div>
  )
}
