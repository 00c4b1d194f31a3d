import { forgetEnded } from '../browser/browser-storage.ts'
import { settings } from '../browser/settings.ts'
import { startLanguage } from '../language/words.ts'
import { showChosenScheme } from '../ui/scheme.ts'
import { loadFont } from './font.ts'

/** What every document does once, whichever of the two it is. */
export function startUp() {
  forgetEnded()
  showChosenScheme()
  void startLanguage()
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
