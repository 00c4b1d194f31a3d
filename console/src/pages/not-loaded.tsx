import { useWords } from '../language/words.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

type NotLoadedProps = {
  /** 'Unable to load the reviews.' */
  children: string
  onRetry: () => void
}

/** In place of a part of a page: the rest of it stands. */
export function NotLoaded({ children, onRetry }: NotLoadedProps) {
  const { t } = useWords()
  return (
    <Notice
      kind="error"
      action={
        <Button size="small" onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
