import { saveStored, loadStored, type Stored, takeStored } from '../browser/browser-storage.ts'

/** What stands in a form, by field. */
export type TypedValues = Record<string, string | boolean>

const hour = 60 * 60 * 1000

/** Whose page this is: for anybody else it is loaded anew. */
const person = loadStored('user')?.id
const [whose, at, forms] = kept()
const leftNow: typeof forms = {}

/** Keeps in this tab what was typed into a form, if the page is left because the session expired. */
export function saveTyped(before: TypedValues, now: TypedValues) {
  if (loadStored('user') || !loadStored('sessionExpired')) return
  leftNow[placeOf(before)] = Object.keys(now)
    .filter((field) => now[field] !== before[field])
    .map((field) => [field, before[field], now[field]])
  saveStored('typed', [person, Date.now(), leftNow])
}

/**
 * The same, once: for the same person, unless somebody signed out here meanwhile, and only where the form
 * shows what it showed them.
 */
export function takeTyped(now: TypedValues): [field: string, typed: unknown][] {
  const place = placeOf(now)
  const { [place]: typed = [] } = forms
  delete forms[place]
  if (whose !== person || at < Date.now() - hour || at < (loadStored('signedOut') ?? 0)) return []
  return typed
    .filter(([field, before]) => (now[field] ?? null) === before)
    .map(([field, , after]) => [field, after])
}

/** No two forms of a page have the same fields. */
function placeOf(form: TypedValues) {
  return `${location.pathname} ${Object.keys(form).join()}`
}

/** Gone from the tab as soon as somebody has signed in, whoever it is. */
function kept(): Stored['typed'] {
  const stored = person && takeStored('typed')
  // Storage may be edited by hand.
  return Array.isArray(stored) ? stored : ['', 0, {}]
}
