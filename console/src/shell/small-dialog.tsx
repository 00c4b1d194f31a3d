import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { useWords } from '../language/words.ts'
import { Button } from '../ui/button.tsx'
import styles from './small-dialog.module.css'

export type SmallDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

type Props = SmallDialogProps & {
  title: string
  children: ReactNode
  /** Beside the Close button. */
  aside?: ReactNode
}

/** Something to read and close again. */
export function SmallDialog({ open, onOpenChange, title, children, aside }: Props) {
  const { t } = useWords()
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} initialFocus={close}>
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          {children}
          <div className={styles.foot}>
            {aside}
            <Dialog.Close ref={close} render={<Button>{t('Close')}</Button>} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
