import { isOwnScript } from '../start/own-script.ts'

/** Of the notice that stands ready in the document. */
export const missingScriptId = 'missing-script'

/** Where the console's own script does not come, the frame says so: its bars would stand for ever. */
export function tellOfMissingScript() {
  addEventListener(
    'error',
    ({ target }) => {
      if (!isOwnScript(target)) return
      const notice = document.querySelector<HTMLTemplateElement>(`#${missingScriptId}`)!
      document.querySelector('#main')!.replaceChildren(notice.content.cloneNode(true))
    },
    { capture: true },
  )
}
