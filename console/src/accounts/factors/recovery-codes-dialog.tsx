import type { Factors } from '@accord/contract/factors.ts'
import { useRef } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog, DialogActions, DialogContent } from '../../ui/overlays/dialog.tsx'
import { keepRecoveryCodesMutation } from './factors.api.ts'
import styles from './recovery-codes-dialog.module.css'
import { TakeCodes } from './take-codes.tsx'

type RecoveryCodesDialogProps = { codes: string[]; has: Factors; onClose: () => void }

/** Shown once: the service keeps only what tells a right one. */
export function RecoveryCodesDialog({ codes, has, onClose }: RecoveryCodesDialogProps) {
  const { t } = useWords()
  const first = useRef<HTMLDivElement>(null)
  const keeping = useAction({
    ...keepRecoveryCodesMutation,
    done: has.secondFactor
      ? t('Your new recovery codes are the only ones that work.')
      : t('From now on your password alone no longer signs you in.'),
    failed: t('Unable to go on.'),
    after: onClose,
  })

  return (
    <Dialog
      alert
      title={t('Your recovery codes')}
      message={t(
        'Each signs you in once when nothing else is at hand. They are shown only now: keep them as you would a spare key.',
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
        {/* Those that were kept are no longer good: there is nothing to fall back on. */}
        {!has.recoveryCodes.kept && <Button onClick={onClose}>{t('Later')}</Button>}
        <Button variant="primary" pending={keeping.pending} onClick={() => void keeping.run()}>
          {t('I have kept them')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
