import { type ReactNode, useId, useRef } from 'react'
import { useWords } from '../language/words.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Modal } from '../ui/overlays/modal.tsx'
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
  const titleId = useId()
  const closeButton = useRef<HTMLButtonElement>(null)
  const close = () => onOpenChange(false)
  if (!open) return null

  return (
    <Modal
      labelledBy={titleId}
      initialFocus={closeButton}
      className={styles.popup}
      onDismiss={close}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      <div className={styles.foot}>
        {aside}
        <Button ref={closeButton} onClick={close}>
          {t('Close')}
        </Button>
      </div>
    </Modal>
  )
}
