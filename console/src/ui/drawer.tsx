import { Dialog } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './drawer.module.css'

export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  children: ReactNode
}

/** The side menu on narrow screens: a dialog at the left edge. */
export function Drawer({ open, onOpenChange, title, closeLabel, children }: DrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.sheet}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close
              render={
                <Button
                  variant="quiet"
                  iconOnly
                  aria-label={closeLabel}
                  icon={<X size={18} aria-hidden="true" />}
                />
              }
            />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
