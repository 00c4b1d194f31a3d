import { recall } from '../../browser/browser-storage.ts'
import { serviceTime } from '../../browser/service-clock.ts'
import { userLanguage } from '../../language/language.ts'
import { absoluteTime, relativeTime } from '../../ui/text/time-words.ts'

/** As `RelativeTime` says it, in the way that somebody chose in this browser. */
export function timeWords(at: string): string {
  const date = new Date(at)
  const language = userLanguage()
  return recall('exactTimes')
    ? absoluteTime(date, language)
    : relativeTime(date, serviceTime(), language)
}
