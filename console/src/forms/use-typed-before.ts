import { useEffect, useRef } from 'react'
import { userLanguage } from '../i18n/language.ts'
import { t, useTranslation } from '../i18n/translation.ts'
import { showSnackbar } from '../ui/feedback/snackbar.tsx'
import { type TypedValues, saveTyped, takeTyped } from './typed-before.ts'

/** Sets a field, and returns whether this was possible. */
type Put = (field: string, typed: unknown) => boolean

/**
 * Restores the values that were typed when the session expired, unless someone else has changed them in the meantime.
 * `put` sets a value as if the person had typed it.
 */
export function useTypedBefore(changed: boolean, holds: () => TypedValues, put: Put) {
  const { language } = useTranslation()
  /** The values before typing. */
  const before = useRef<TypedValues>({})

  useEffect(() => {
    if (changed) {
      const onLeave = () => saveTyped(before.current, holds())
      addEventListener('pagehide', onLeave)
      return () => removeEventListener('pagehide', onLeave)
    }
    before.current = holds()
    // When the catalog of a saved language loads, some forms are rendered again.
    if (language === userLanguage()) void putBack(before.current, put)
  })
}

async function putBack(now: TypedValues, put: Put) {
  for (const [field, typed] of takeTyped(now)) {
    if (put(field, typed)) {
      showSnackbar({
        kind: 'info',
        message: t(
          "We restored what you typed before your session expired. It hasn't been saved yet.",
        ),
      })
    }
    // A new country changes the choices of the next fields.
    await Promise.resolve()
  }
}
