import type { BrowserContext, Page } from '@playwright/test'

/** What a page must never have, whoever wrote the names on it. */
const foreign =
  '[onerror],[onload],[onfocus],[ontoggle],iframe,object,embed,base,meta[http-equiv],a[href^="javascript:"],script:not([src])'

// As text, because this side knows nothing of documents.
const watching = `document.addEventListener('securitypolicyviolation', (event) =>
  refusedByPolicy(event.effectiveDirective + ' refused ' + event.blockedURI + ' on ' + location))`
const looking = `({
  text: [document.body.innerText, document.title,
    ...[...document.querySelectorAll('input, textarea')].map(({ value }) => value)].join('\\n'),
  strange: [...document.querySelectorAll(${JSON.stringify(foreign)})].map(({ outerHTML }) => outerHTML),
})`
const keeping = `indexedDB.databases().then((databases) =>
  [{ ...localStorage }, { ...sessionStorage }, databases, document.cookie])`

/** A page on which every script that runs, every refusal by a policy and every request elsewhere is a fault. */
export async function watchedPage(context: BrowserContext, origin: string) {
  const faults = new Set<string>()
  const page = await context.newPage()
  await page.exposeFunction('hit', () => faults.add(`a script ran on ${page.url()}`))
  await page.exposeFunction('refusedByPolicy', (what: string) => faults.add(what))
  await page.addInitScript(watching)
  page.on('dialog', (dialog) => {
    faults.add(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    const to = new URL(request.url())
    if (to.protocol !== 'data:' && to.origin !== origin) faults.add(`asked ${to.href}`)
  })
  return { page, faults, look: () => looked(page, faults) }
}

/** All text and values of a page; notes what stands in it that no screen of ours has. */
async function looked(page: Page, faults: Set<string>): Promise<string> {
  const { text, strange } = await page.evaluate<{ text: string; strange: string[] }>(looking)
  for (const element of strange) faults.add(`${element.slice(0, 200)} on ${page.url()}`)
  return text
}

/** Everything that the page's origin keeps where a script can read it. */
export async function keptBy(page: Page): Promise<string> {
  const kept = await page.evaluate(keeping)
  return JSON.stringify(kept)
}
