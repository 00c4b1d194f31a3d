import { t } from '../language/words.ts'
import { tooOften } from './api-error.ts'

/** A refusal, and for how long it stands: 'Too many attempts. Try again in 52 minutes.' */
export function whenAgain({ status, headers }: Response, sentence: string): string {
  // In seconds, as we write it. As a date, which others may, it is left alone.
  const seconds = Number(headers.get('retry-after'))
  if (status !== tooOften || !(seconds > 0)) return sentence
  return `${t(sentence)} ${t('Try again in {{time}}.', { time: inWords(seconds) })}`
}

/** In the largest unit that it fills, and never less than it takes. */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return counted(seconds, 'second')
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}

function counted(count: number, unit: string): string {
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
