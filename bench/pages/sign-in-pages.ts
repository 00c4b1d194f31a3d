import { buildConsoleIfStale } from '../../scripts/build-console.ts'
import { startAccord } from '../accord.ts'
import { startServer } from '../child-server.ts'
import type { Bench } from '../measurement.ts'
import { buildSupabaseUi } from '../peers/supabase-ui/build.ts'
import { type Browser, openBrowser } from './visit.ts'

export interface SignInPages extends AsyncDisposable {
  browser: Browser
  ours: string
  peer: string
}

/** Builds and serves both sign-in pages. */
export async function serveSignInPages(bench: Bench): Promise<SignInPages> {
  await buildConsoleIfStale()
  const folder = await buildSupabaseUi()

  await using opened = new AsyncDisposableStack()
  const accord = opened.use(await startAccord(bench))
  const files = opened.use(await startServer('bench/servers/page-files.ts', { FOLDER: folder }))
  const browser = opened.use(await openBrowser())
  const kept = opened.move()
  return {
    browser,
    ours: `${accord.url}/sign-in`,
    peer: `${files.url}/`,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}
