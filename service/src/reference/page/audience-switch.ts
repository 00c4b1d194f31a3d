import { type Audience, audiences, everyAudience } from '../audiences.ts'
import { html, type Html } from './html.ts'

/** From one audience's page to the other's; a script takes along what is being searched for. */
export function audienceSwitch(shown: Audience): Html {
  const links = everyAudience.map((audience) => {
    const { title, page } = audiences[audience]
    const current = audience === shown ? html`aria-current="page"` : undefined
    return html`<a href="${page}" ${current}>${title}</a>`
  })
  return html`<nav class="audiences" aria-label="Whom the calls are for">${links}</nav>`
}
