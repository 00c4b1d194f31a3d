import type { CheckedExport, ReadableManifest } from '@accord/contract/export-file.ts'
import { formatRowCount } from '../../i18n/format-row-count.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { Translated } from '../../i18n/translated.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { MonoValue } from '../../ui/text/credential.tsx'
import { formatAbsoluteTime } from '../../ui/text/format-time.ts'
import styles from './verify-export.module.css'

type ProofResultProps = {
  name: string
  checked: CheckedExport
  /** The fingerprint of this service's signing key. Undefined if it couldn't be loaded. */
  serviceKey: string | undefined
}

const maxShown = 20

export function VerificationResult({ name, checked, serviceKey }: ProofResultProps) {
  const { t } = useTranslation()
  const { problems, foreign, manifest, fingerprint = '' } = checked

  if (foreign) {
    return (
      <Notice kind="error" title={t("{{name}} isn't an export", { name })}>
        {t('An export is a ZIP file with a manifest and a signature. This file has neither.')}
      </Notice>
    )
  }
  if (problems.length > 0 || !manifest) {
    return (
      <Notice kind="error" title={t('{{name}} has been changed', { name })}>
        <ul className={styles.problems}>
          {problems.slice(0, maxShown).map((problem, index) => (
            <li key={index}>{problem}</li>
          ))}
          {problems.length > maxShown && (
            <li>{t('and {{count}} more', { count: problems.length - maxShown })}</li>
          )}
        </ul>
      </Notice>
    )
  }
  return (
    <div className={styles.result}>
      <Notice kind="success" title={t('{{name}} is unchanged', { name })}>
        {t(
          "Every file matches its digest in the manifest, and the manifest's signature is valid. Your browser checked both.",
        )}
      </Notice>
      <Signer fingerprint={fingerprint} serviceKey={serviceKey} />
      <Contents manifest={manifest} fingerprint={fingerprint} />
    </div>
  )
}

type SignerProps = { fingerprint: string; serviceKey: string | undefined }

/**
 * Shows who signed the file. A forged file with a new signature is also intact, so only the key reveals the forgery.
 */
function Signer({ fingerprint, serviceKey }: SignerProps) {
  const { t } = useTranslation()
  if (serviceKey === undefined) {
    return (
      <Notice kind="warning">
        {t(
          "We couldn't load this service's key. Before you trust the file, compare its key with the service's key yourself.",
        )}
      </Notice>
    )
  }
  return fingerprint === serviceKey ? (
    <Notice kind="success">{t("Signed with this service's key.")}</Notice>
  ) : (
    <Notice kind="warning" title={t('Signed with a different key')}>
      <Translated
        text={t(
          "The file comes from another service, or it's forged. Trust it only if you recognize the key. This service's key: {{key}}",
        )}
        parts={{ key: <MonoValue value={serviceKey} /> }}
      />
    </Notice>
  )
}

type ContentsProps = { manifest: ReadableManifest; fingerprint: string }

function Contents({ manifest, fingerprint }: ContentsProps) {
  const { t, language } = useTranslation()
  const { type, subject, requestedBy, snapshotAt, files, rows, activityHead } = manifest
  const at = new Date(snapshotAt)
  const facts: [string, string | undefined][] = [
    [t('Contents'), whatIs(type, subject.name, t)],
    // Names aren't unique, so the ID is shown, too.
    [t('ID'), subject.id],
    [t('Data as of'), Number.isNaN(at.getTime()) ? snapshotAt : formatAbsoluteTime(at, language)],
    [t('Requested by'), requestedBy?.name],
    [
      t('Files checked'),
      t('{{files}} ({{rows}})', { files: files.length, rows: formatRowCount(rows, t) }),
    ],
    [
      t('Activity up to'),
      activityHead && t('No. {{position}}', { position: activityHead.position }),
    ],
  ]

  return (
    <Card title={t('Details')}>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{t('Signing key')}</dt>
          <dd>
            <MonoValue value={fingerprint} />
          </dd>
        </div>
      </dl>
      {activityHead && type === 'organization' && (
        <p className={styles.besides}>
          <Translated
            text={t('To also verify every entry of its activity chain, run {{command}}')}
            parts={{ command: <code>accord verify-export FILE</code> }}
          />
        </p>
      )}
    </Card>
  )
}

function whatIs(type: string, name: string, t: Translate): string {
  if (type === 'person') return t('Data about {{name}}', { name })
  if (type === 'network') return t('Network {{name}}', { name })
  return type === 'access'
    ? t("Access to {{name}}'s data", { name })
    : t('Organization {{name}}', { name })
}
