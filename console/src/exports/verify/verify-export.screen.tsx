import { type CheckedExport, checkExportFile } from '@accord/contract/export-file.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { filesIn, isZip } from './zip-reader.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useTranslation } from '../../i18n/translation.ts'
import { Translated } from '../../i18n/translated.tsx'
import styles from './verify-export.module.css'
import { getSignatureKey } from '@accord/contract/exports.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConsolePage } from '../../pages/console-page.tsx'
import { call } from '../../session/call.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { VerificationResult } from './verification-result.tsx'

/**
 * Checks an export entirely in the browser, and reports the number of bytes read. Unexpected failures are shown like
 * any other problem, for example if the file was removed in the meantime.
 */
export function checkFile(file: Blob, onRead: (bytes: number) => void): Promise<CheckedExport> {
  return checkContents(file, onRead).catch((error: unknown) => ({ problems: [String(error)] }))
}

async function checkContents(file: Blob, onRead: (bytes: number) => void): Promise<CheckedExport> {
  const checked = await checkExportFile({
    files: () => filesIn(file, onRead),
    // The browser's SHA-256 function needs all bytes at once, but a file can be larger than the memory.
    sha256: () => {
      const hash = sha256.create()
      return {
        update: (bytes: Uint8Array) => hash.update(bytes),
        digest: () => bytesToHex(hash.digest()),
      }
    },
    isSigned: async (bytes, { signature, publicKey }) => {
      const key = await crypto.subtle.importKey('spki', publicKey, 'Ed25519', false, ['verify'])
      return crypto.subtle.verify('Ed25519', key, signature, bytes as Uint8Array<ArrayBuffer>)
    },
  })
  return (await isZip(file)) ? checked : { ...checked, foreign: true }
}

/**
 * Returns whether the browser can check signatures. Older browsers don't support Ed25519, and no browser allows it on
 * pages without HTTPS.
 */
export async function canCheck(): Promise<boolean> {
  try {
    await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
    return true
  } catch {
    return false
  }
}

type DropFileProps = { disabled: boolean; onFile: (file: File) => void }

/** Shows the browser's own file field, enlarged so that files can be dropped on it. */
export function DropFile({ disabled, onFile }: DropFileProps) {
  const { t } = useTranslation()

  return (
    <label className={styles.drop}>
      <ShieldCheck size={20} />
      <span>{t('Drop a ZIP file here, or choose one')}</span>
      <input
        type="file"
        accept=".zip,application/zip"
        disabled={disabled}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // This lets people choose the same file again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}

/** Verifies an export in the browser, so that no one has to trust the service for this. */
export function VerifyExportScreen() {
  const { t } = useTranslation()
  const title = t('Check a file')
  // The key is loaded in advance, so that nothing is sent while a file is checked.
  const key = useQuery({
    queryKey: ['signature-key'],
    queryFn: () => call(getSignatureKey),
    staleTime: Infinity,
  })
  const able = useQuery({ queryKey: ['can-check'], queryFn: canCheck })
  const [read, setRead] = useState(0)
  const [checking, setChecking] = useState<File>()
  const [result, setResult] = useState<{ name: string; checked: CheckedExport }>()

  // This doesn't use `useAction`, because that would refetch data from the service.
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
      trail={[{ label: t('Account'), href: '/user/account/privacy' }, { label: title }]}
      description={t(
        "Check that an export is unchanged and see who signed it. The check runs in your browser, and the file isn't uploaded.",
      )}
    >
      {able.data === false ? (
        <Notice kind="warning">
          <Translated
            text={t(
              "This browser can't check these signatures on this page. Use a newer browser over HTTPS, or run {{command}}",
            )}
            parts={{ command: <code>accord verify-export FILE</code> }}
          />
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
        {result && <VerificationResult {...result} serviceKey={key.data?.fingerprint} />}
      </div>
    </ConsolePage>
  )
}
