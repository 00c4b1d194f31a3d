import { useEffect, useRef } from 'react'
import { userLanguage } from '../i18n/language.ts'
import { t, useTranslation } from '../i18n/translation.ts'
import { showSnackbar } from '../ui/feedback/snackbar.tsx'
import { type TypedValues, saveTyped, takeTyped } from './typed-before.ts'

/** Whether it stands there now. */
type Put = (field: string, typed: unknown) => boolean

/**
 * What was typed when the session expired stands there again once the person is back, where nobody
 * changed it meanwhile; `put` does it as they did.
 */
export function useTypedBefore(changed: boolean, holds: () => TypedValues, put: Put) {
  const { language } = useTranslation()
  /** What stood there before somebody typed. */
  const before = useRef<TypedValues>({})

  useEffect(() => {
    if (changed) {
      const onLeave = () => saveTyped(before.current, holds())
      addEventListener('pagehide', onLeave)
      return () => removeEventListener('pagehide', onLeave)
    }
    before.current = holds()
    // With the catalogue of a kept language some forms are drawn anew.
    if (language === userLanguage()) void putBack(before.current, put)
  })
}

async function putBack(now: TypedValues, put: Put) {
  for (const [field, typed] of takeTyped(now)) {
    if (put(field, typed)) {
      showSnackbar({
        kind: 'info',
        message: t("We restored what you typed before your session expired. It isn't saved yet."),
      })
    }
    // A country brings lists of its own, which the next fields choose from.
    await Promise.resolve()
  }
}
