/**
 * Returns the element of this class that a selector finds, or throws an error.
 *
 * @template {Element} Kind
 * @param {{ new (): Kind }} kind
 * @param {string} selector
 * @param {ParentNode} within
 */
export function one(kind, selector, within = document) {
  const found = within.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`)
  return found
}

/**
 * Returns all elements of this class that a selector finds.
 *
 * @template {Element} Kind
 * @param {{ new (): Kind }} kind
 * @param {string} selector
 * @param {ParentNode} within
 */
export function all(kind, selector, within = document) {
  return [...within.querySelectorAll(selector)].flatMap((found) =>
    found instanceof kind ? [found] : [],
  )
}

/**
 * Creates an element. Text is set as text and never parsed as HTML.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {object} properties
 */
export function make(tag, properties = {}) {
  return Object.assign(document.createElement(tag), properties)
}
