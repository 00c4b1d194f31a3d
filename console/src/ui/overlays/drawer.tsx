import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { Button } from '../buttons/button.tsx'
import styles from './drawer.module.css'
import { Modal } from './modal.tsx'

export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  children: ReactNode
}

/** Shows the side menu on narrow screens, as a dialog at the left edge. */
export function Drawer({ open, onOpenChange, title, closeLabel, children }: DrawerProps) {
  const titleId = useId()
  const close = () => onOpenChange(false)
  if (!open) return null

  return (
    <Modal labelledBy={titleId} className={styles.sheet} onDismiss={close}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <Button
          variant="quiet"
          iconOnly
          aria-label={closeLabel}
          icon={<X size={18} />}
          onClick={close}
        />
      </div>
      {children}
    </Modal>
  )
}
