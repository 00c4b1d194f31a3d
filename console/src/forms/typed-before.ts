import { saveStored, loadStored, type Stored, takeStored } from '../browser/browser-storage.ts'

/** A form's values, by field. */
export type TypedValues = Record<string, string | boolean>

const hour = 60 * 60 * 1000

/** The person who was signed in when this page loaded. If this changes, the page reloads. */
const person = loadStored('user')?.id
const [whose, at, forms] = kept()
const leftNow: typeof forms = {}

/** Stores a form's values in this tab if the session expires. */
export function saveTyped(before: TypedValues, now: TypedValues) {
  if (loadStored('user') || !loadStored('sessionExpired')) return
  leftNow[placeOf(before)] = Object.keys(now)
    .filter((field) => now[field] !== before[field])
    .map((field) => [field, before[field], now[field]])
  saveStored('typed', [person, Date.now(), leftNow])
}

/**
 * Returns the stored values once, and only to the same person. Values are dropped after a sign-out, and for fields
 * whose initial value has changed.
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

/** Forms on the same page are identified by their fields, which differ. */
function placeOf(form: TypedValues) {
  return `${location.pathname} ${Object.keys(form).join()}`
}

/** Returns the stored values. They're removed from the tab as soon as anyone signs in. */
function kept(): Stored['typed'] {
  const stored = person && takeStored('typed')
  // Storage may have been edited by hand.
  return Array.isArray(stored) ? stored : ['', 0, {}]
}
