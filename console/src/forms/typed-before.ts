import { recall } from '../browser/browser-storage.ts'

type Values = Record<string, string>

const key = 'typed'

/** What stood unsaved in forms when the session ended, by page and form: for the same person, in the same tab. */
export const typedBefore = take()

export function keepTyped(person: string | undefined, form: string, values: Values) {
  typedBefore[form] = values
  try {
    sessionStorage.setItem(key, JSON.stringify([person, typedBefore]))
  } catch {
    // Where storage is forbidden it is lost, as it would be without it.
  }
}

/** Once: it is gone from there afterwards, whoever signed in. */
function take(): Record<string, Values> {
  const person = recall('user')?.id
  try {
    // On the way to the sign-in page.
    if (!person) return {}
    const [whose, typed] = JSON.parse(sessionStorage.getItem(key)!) as [string, typeof typedBefore]
    sessionStorage.removeItem(key)
    return whose === person ? typed : {}
  } catch {
    return {}
  }
}
