import { extname } from 'node:path'
import type { Client } from '../client.ts'
import { startApache } from './apache.ts'
import type { Settings } from './settings.ts'
import { startNode, startPython } from './programs.ts'
import { serveSinglePage } from './single-page.ts'

/** As its ending and its kind say. */
export function startClient(
  { file, application }: Client,
  settings: Settings,
): Promise<AsyncDisposable> {
  if (application?.kind === 'single-page') return serveSinglePage(file, settings)
  switch (extname(file)) {
    case '.py':
      return startPython(file, settings)
    case '.conf':
      return startApache(file, settings)
    default:
      return startNode(file, settings)
  }
}
