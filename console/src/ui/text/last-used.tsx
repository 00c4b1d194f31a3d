import { useWords } from '../../language/words.ts'
import { RelativeTime } from './relative-time.tsx'
import { useNow } from './use-now.ts'

/** 'Used 2 hours ago', or that it never was. */
export function LastUsed({ at }: { at: string | null | undefined }) {
  const { t } = useWords()
  const now = useNow()
  if (!at) return t('Never used')
  return (
    <>
      {t('Used')} <RelativeTime value={at} now={now} />
    </>
  )
}
