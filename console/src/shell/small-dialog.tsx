import { type ReactNode, useRef } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog, DialogActions, DialogContent } from '../ui/overlays/dialog.tsx'

export type SmallDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

type Props = SmallDialogProps & {
  title: string
  children: ReactNode
  /** The content next to the Close button. */
  aside?: ReactNode
}

/** Shows a dialog that people only read and close. */
export function SmallDialog({ open, onOpenChange, title, children, aside }: Props) {
  const { t } = useTranslation()
  const closeButton = useRef<HTMLButtonElement>(null)
  const close = () => onOpenChange(false)
  if (!open) return null

  return (
    <Dialog title={title} initialFocus={closeButton} onDismiss={close}>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {aside}
        <Button ref={closeButton} onClick={close}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
