import { useEffect } from 'react'
import { focusTitle } from '../pages/focus-title.ts'

/** The button that was pressed is gone with its step: the title of the next one takes the focus once it is there. */
export function useTitleFocus(there: boolean) {
  useEffect(() => {
    if (there) focusTitle()
  }, [there])
}
