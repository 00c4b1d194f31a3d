import { all, make } from './elements.js'

/**
 * Makes a form's call and returns the elements that show the response.
 *
 * @param {HTMLFormElement} form
 * @param {string} method
 * @param {string} path
 * @param {string} token
 */
export async function send(form, method, path, token) {
  const body = form.querySelector('textarea')?.value
  try {
    const answer = await fetch(addressOf(form, path), {
      method,
      // Only the given token is sent, and never this browser's session.
      credentials: 'omit',
      headers: {
        ...(token && form.querySelector('.token') ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    })
    return [
      make('p', { textContent: `${answer.status} ${answer.statusText}` }),
      shown(await textOf(answer)),
    ]
  } catch {
    return [make('p', { textContent: 'The request could not be sent.' })]
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {string} path
 */
function addressOf(form, path) {
  const fields = all(HTMLInputElement, '[data-place]', form)
  const query = new URLSearchParams(
    fields
      .filter(({ dataset, value }) => dataset['place'] === 'query' && value !== '')
      .map(({ name, value }) => [name, value]),
  )
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(fields.find((field) => field.name === name)?.value.trim() ?? ''),
  )
  return `/api${filled}${query.size > 0 ? `?${query.toString()}` : ''}`
}

/** @param {Response} answer */
async function textOf(answer) {
  if (answer.headers.has('content-disposition')) {
    const file = await answer.blob()
    return `A file of ${file.size} bytes.`
  }
  const text = await answer.text()
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** @param {string} text */
function shown(text) {
  const pre = make('pre', { tabIndex: 0 })
  pre.setAttribute('role', 'group')
  pre.setAttribute('aria-label', 'Response')
  pre.append(make('code', { textContent: text }))
  return pre
}
