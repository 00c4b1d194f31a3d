import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { ExportJob } from '@accord/contract/exports.ts'
import type { Locator, Page, TestInfo } from '@playwright/test'
import { type MadeOrganization, profileToken, send } from './organizations.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

export const exportButton = (page: Page) =>
  page.getByRole('button', { name: 'Export', exact: true })
export const exportInProgress = (page: Page) =>
  page.getByText('Your export is in progress...', { exact: true })
export const exportHistory = (page: Page) =>
  page.getByRole('list', { name: 'Exports' }).getByRole('listitem')
export const exportTriggered =
  "Data Export has been triggered. We'll send an email when it is completed"

/** Starts an export outside of the page, as a colleague or another tab would. */
export async function startsExport(
  { url }: Product,
  manager: Person,
  { id }: MadeOrganization,
): Promise<ExportJob> {
  const token = await profileToken(url, manager, id)
  return send(url, `POST /data-export/organization/${id}`, token, {})
}

/**
 * Returns the newest export's progress, independently of the page. Until this export is done, no
 * other one can start.
 */
export async function newestStep({ url }: Product, manager: Person, { id }: MadeOrganization) {
  const token = await profileToken(url, manager, id)
  const list = await send<{ data: ExportJob[] }>(url, `GET /data-export/organization/${id}`, token)
  return list.data[0]?.currentStep
}

export async function deletesFile(
  { url }: Product,
  manager: Person,
  { id }: MadeOrganization,
  job: { id: string },
) {
  const token = await profileToken(url, manager, id)
  await send(url, `DELETE /data-export/organization/${id}/${job.id}/file`, token)
}

type NewestExport = Partial<Pick<ExportJob, 'currentStep' | 'progress' | 'file' | 'failure'>>

/**
 * Replaces the newest export in the page's responses, because a real one finishes too quickly to be
 * seen. Without a value, the service's own response is returned.
 */
export async function followNewestExport(
  page: Page,
): Promise<(told: NewestExport | undefined) => void> {
  let now: NewestExport | undefined
  await page.route(/\/api\/data-export\/\w+\/[\w-]+\?/, async (route) => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const list = (await response.json()) as { data: ExportJob[] }
    const [newest, ...others] = list.data
    const data = newest ? [{ ...newest, ...now }, ...others] : []
    return route.fulfill({ response, json: { ...list, data } })
  })
  return (told) => {
    now = told
  }
}

/** Clicks a button that saves a file, and returns the file's path. */
export async function saved(page: Page, button: Locator, test: TestInfo): Promise<string> {
  const downloading = page.waitForEvent('download')
  await button.click()
  const download = await downloading
  const path = test.outputPath(download.suggestedFilename())
  await download.saveAs(path)
  return path
}

/** Returns the command line's report about a file. */
export async function verified(file: string): Promise<string> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const npm = spawn('npm', ['run', '--silent', 'accord', '--', 'verify-export', file], {
    cwd: root,
  })
  const [said, complained, [code]] = await Promise.all([
    text(npm.stdout),
    text(npm.stderr),
    once(npm, 'close') as Promise<[code: number | null]>,
  ])
  if (code !== 0) throw new Error(complained)
  return said
}
