import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { removeExpired } from '../browser/browser-storage.ts'
import { settings } from '../browser/settings.ts'
import { startTranslation } from '../i18n/translation.ts'
import { showChosenScheme } from '../ui/scheme.ts'

/**
 * Loads Inter after the page is drawn: in the critical path the file would delay the first paint by 0.4 s. Until then a
 * stand-in with nearly the same measures is used (tokens.css), so that the page hardly moves.
 */
export async function loadFont() {
  const inter = new FontFace('Inter Variable', `url(${interUrl})`, { weight: '100 900' })
  await inter.load().then(
    () => document.fonts.add(inter),
    // The stand-in is good enough to continue with.
    () => undefined,
  )
}

/** What every document does once, whichever of the two it is. */
export function startUp() {
  removeExpired()
  showChosenScheme()
  void startTranslation()
  void loadFont()
  void unregisterServiceWorker()
  if (settings.sentryDsn) void reportErrorsTo(settings.sentryDsn)
}

/** An earlier console installed one, and it would go on serving that console's files. */
async function unregisterServiceWorker() {
  const registration = await navigator.serviceWorker?.ready
  await registration?.unregister()
}

async function reportErrorsTo(dsn: string) {
  const { startErrorReporting } = await import('./error-reporting.ts')
  startErrorReporting(dsn)
}
