import type { Factors } from '@accord/contract/factors.ts'
import ListChecks from 'lucide-react/icons/list-checks'
import { useTranslation } from '../../i18n/translation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Entry } from '../../ui/layout/entry-list.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useRef, useState } from 'react'
import { handOver } from '../../browser/hand-over.ts'
import { settings } from '../../browser/settings.ts'
import { useUser } from '../../session/session.api.ts'
import { copyText } from '../../ui/buttons/copy-button.tsx'
import styles from './recovery-codes.module.css'
import { useAction } from '../../actions/use-action.ts'
import { Dialog, DialogActions, DialogContent } from '../../ui/overlays/dialog.tsx'
import { confirmRecoveryCodesMutation } from './factors.api.ts'

type RecoveryCodesEntryProps = {
  codes: Factors['recoveryCodes']
  newCodes: { pending: boolean; run: () => Promise<void> }
}

const few = 3

export function RecoveryCodesEntry({ codes, newCodes }: RecoveryCodesEntryProps) {
  const { t } = useTranslation()
  const { left, kept } = codes
  return (
    <Entry
      icon={<ListChecks size={16} />}
      title={
        <>
          {t('Recovery codes')}
          {kept && left <= few && (
            <Chip tone="warning">{left === 0 ? t('None left') : t('Few left')}</Chip>
          )}
          {!kept && <Chip tone="warning">{t('Not saved yet')}</Chip>}
        </>
      }
      action={
        <Button size="small" pending={newCodes.pending} onClick={() => void newCodes.run()}>
          {t('Create new codes')}
        </Button>
      }
    >
      <span>{t('{{left}} of 10 left', { left })}</span>
      <span>{t("For when you can't use your other sign-in methods")}</span>
    </Entry>
  )
}

/** Shows buttons to download, copy, or print the codes. */
function TakeCodes({ codes }: { codes: string[] }) {
  const { t } = useTranslation()
  const email = useUser()?.email ?? ''
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const text = codes.join('\n')
  // This line says where the codes work, and which of several sheets is the newest.
  const [made] = useState(() => `${location.host}, ${new Date().toISOString().slice(0, 10)}`)
  const title = t('{{brand}} recovery codes for {{email}} ({{made}})', {
    email,
    brand: settings.brand,
    made,
  })
  const CopyIcon = outcome === 'copied' ? Check : Copy

  async function copy() {
    setOutcome((await copyText(text)) ? 'copied' : 'failed')
  }

  function download() {
    const file = new Blob([`${title}\n\n${text}\n`], { type: 'text/plain' })
    handOver(file, `${settings.brand.toLowerCase()}-recovery-codes.txt`)
  }

  return (
    <div className={styles.take}>
      <Button size="small" icon={<Download size={16} />} onClick={download}>
        {t('Download')}
      </Button>
      <Button
        size="small"
        icon={<CopyIcon size={16} aria-hidden="true" />}
        onClick={() => void copy()}
        onBlur={() => setOutcome(undefined)}
      >
        {t('Copy')}
      </Button>
      <Button size="small" icon={<Printer size={16} />} onClick={() => window.print()}>
        {t('Print')}
      </Button>
      <span role="status">
        {outcome === 'copied' && <span className="visually-hidden">{t('Copied!')}</span>}
        {outcome === 'failed' &&
          t("We couldn't copy it automatically. Select the text and copy it manually.")}
      </span>
      {/* A printed sheet must name the account that the codes belong to. */}
      <p className={styles.onPaper}>{title}</p>
    </div>
  )
}

type RecoveryCodesDialogProps = { codes: string[]; has: Factors; onClose: () => void }

/** Shows the codes. This is possible only once, because the service stores only their hashes. */
export function RecoveryCodesDialog({ codes, has, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation()
  const first = useRef<HTMLDivElement>(null)
  const keeping = useAction({
    ...confirmRecoveryCodesMutation,
    done: has.secondFactor
      ? t('Only your new recovery codes work now.')
      : t('Two-factor authentication is on. You can no longer sign in with just your password.'),
    failed: t('Unable to continue.'),
    after: onClose,
  })

  return (
    <Dialog
      alert
      title={t('Your recovery codes')}
      message={t(
        "Use a recovery code when you can't use your other sign-in methods. Each code works once. Save them somewhere safe, because we won't show them again.",
      )}
      initialFocus={first}
      onDismiss={onClose}
    >
      <DialogContent>
        <div ref={first} tabIndex={-1} className={styles.codes}>
          <ol aria-label={t('Recovery codes')}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
        </div>
        <TakeCodes codes={codes} />
      </DialogContent>
      <DialogActions>
        {/* If new codes replace saved ones, people need the new ones and can't postpone saving them. */}
        {!has.recoveryCodes.kept && <Button onClick={onClose}>{t('Later')}</Button>}
        <Button
          variant="primary"
          pending={keeping.pending}
          onClick={() => void keeping.run(codes[0]!)}
        >
          {t("I've saved them")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
