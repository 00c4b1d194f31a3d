import { isOfOwnScript, reportMissingScript } from '../../bootstrap/missing-script.ts'
import { pageAnswers, pressAgain, scriptCame } from './taking-over.ts'

// This script is inside the document, because the page's own may take long on a slow line. It holds back a submitted
// form and the passkey button, shows that it's waiting, and sends them once the page responds.
const early = new AbortController()
const { signal } = early
let held: HTMLElement | undefined
let putWordsBack: (() => void) | undefined
let came = false

addEventListener('submit', hold, { capture: true, signal })
addEventListener('click', hold, { capture: true, signal })
// Don't send a half-corrected form.
addEventListener('input', letGo, { capture: true, signal })
addEventListener(pressAgain, letGo)
addEventListener(scriptCame, () => {
  // React takes over the prerendered texts, so they must be unchanged.
  came = true
  sayWhatItWas()
})
addEventListener(pageAnswers, () => {
  early.abort()
  if (held instanceof HTMLFormElement) held.requestSubmit()
  else held?.click()
})
addEventListener('error', scriptFailed, { capture: true, signal })

function hold(event: Event) {
  const target = (event.target as Element).closest<HTMLElement>(
    event.type === 'click' ? '#by-passkey' : 'form',
  )
  if (!target) return
  event.preventDefault()
  // React listens before the page reports that it's ready, and would send the form too.
  event.stopImmediatePropagation()
  if (held) return
  held = target
  if (!came) putWordsBack = sayThatItWaits(target)
}

function letGo() {
  held = undefined
  sayWhatItWas()
}

function sayWhatItWas() {
  putWordsBack?.()
  putWordsBack = undefined
}

/** Submits a held form to the service, which returns the page again. */
function scriptFailed(event: Event) {
  // Once the script has loaded, React handles its errors.
  if (!isOfOwnScript(event) || (came && event instanceof ErrorEvent)) return
  early.abort()
  if (held instanceof HTMLFormElement) held.submit()
  else reportMissingScript('#root')
}

function sayThatItWaits(asked: HTMLElement) {
  const button = asked.querySelector('[type=submit]') ?? asked
  const words = button.firstElementChild!
  const own = words.textContent
  words.textContent = document.querySelector<HTMLElement>('#root')!.dataset['moment']!
  button.ariaBusy = 'true'
  return () => {
    words.textContent = own
    button.ariaBusy = null
  }
}
