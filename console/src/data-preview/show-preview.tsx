import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import type { PreviewSource } from './preview.api.ts'
import styles from './show-preview.module.css'

const SeenDialog = lazy(async () => ({
  default: (await import('./preview-dialog.tsx')).PreviewDialog,
}))

export type ShowPreviewProps = {
  /** Of the application, or of the network's owner. */
  name: string
  through: PreviewSource
  /** Nobody agreed to it yet, or only those who approve it are read for. */
  would?: boolean | undefined
  /** For whom it sees, and in which roles. */
  message?: ReactNode
}

/** The way to the very rows that somebody else reads, before and after that was agreed to. */
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
