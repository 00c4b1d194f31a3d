import type { CheckedExport } from '@accord/contract/export-file.ts'
import { getSignatureKey } from '@accord/contract/exports.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../language/words.ts'
import { ConsolePage } from '../../pages/console-page.tsx'
import { call } from '../../session/call.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { canCheck, checkFile } from './check-file.ts'
import { DropFile } from './drop-file.tsx'
import { ProofResult } from './proof-result.tsx'

/** An export, checked by the browser itself: what was promised can be proved without whoever promised it. */
export function ProofScreen() {
  const { t } = useWords()
  const title = t('Check a file')
  // Asked for before any file is there: nothing is sent while one is checked.
  const key = useQuery({
    queryKey: ['signature-key'],
    queryFn: () => call(getSignatureKey),
    staleTime: Infinity,
  })
  const able = useQuery({ queryKey: ['can-check'], queryFn: canCheck })
  const [read, setRead] = useState(0)
  const [checking, setChecking] = useState<File>()
  const [result, setResult] = useState<{ name: string; checked: CheckedExport }>()

  // No action of `useAction`: after one of those the service is asked what has changed.
  async function check(file: File) {
    setChecking(file)
    setResult(undefined)
    setRead(0)
    let bytes = 0
    const checked = await checkFile(file, (more) => setRead((bytes += more) / file.size))
    setResult({ name: file.name, checked })
    setChecking(undefined)
  }

  return (
    <ConsolePage
      title={title}
      trail={[{ label: t('Account'), href: '/user/account' }, { label: title }]}
      description={t(
        'Is an export still as it was made, and who signed it? Your browser finds out by itself. The file is not uploaded.',
      )}
    >
      {able.data === false ? (
        <Notice kind="warning">
          {t('This browser cannot check such signatures here. Use a newer one, or run')}{' '}
          <code>accord verify-export FILE</code>
        </Notice>
      ) : (
        <DropFile disabled={checking !== undefined} onFile={(file) => void check(file)} />
      )}
      <div aria-live="polite">
        {checking && (
          <ProgressBar
            label={t('Checking {{name}}…', { name: checking.name })}
            value={Math.min(1, read)}
          />
        )}
        {result && <ProofResult {...result} serviceKey={key.data?.fingerprint} />}
      </div>
    </ConsolePage>
  )
}
