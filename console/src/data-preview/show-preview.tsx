import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import type { PreviewSource } from './preview.api.ts'
import styles from './show-preview.module.css'

const SeenDialog = lazy(async () => ({
  default: (await import('./preview-dialog.tsx')).PreviewDialog,
}))

export type ShowPreviewProps = {
  /** The name of the application or the network's owner. */
  name: string
  through: PreviewSource
  /** This is set if access isn't granted yet, or if the application acts for individual people only. */
  would?: boolean | undefined
  /** Explains whose data is visible, and in which roles. */
  message?: ReactNode
}

/** Opens a preview of the rows that another party can read, before or after access is granted. */
export function ShowPreview(props: ShowPreviewProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { name, would } = props
  return (
    <div>
      <button type="button" className={styles.show} onClick={() => setOpen(true)}>
        {would
          ? t('Show what {{name}} would see', { name })
          : t('Show what {{name}} sees', { name })}
      </button>
      {open && (
        <Suspense>
          <SeenDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
