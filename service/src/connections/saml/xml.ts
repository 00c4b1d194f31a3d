import { createRequire } from 'node:module'

// The types of this library add the browser's globals to every file of the service, so we describe only what we use.
const require = createRequire(import.meta.url)
const { DOMParser } = require('@xmldom/xmldom') as {
  DOMParser: new (options: { errorHandler: (level: string, message: string) => void }) => {
    parseFromString(xml: string, type: 'text/xml'): XmlNode | undefined
  }
}

interface XmlList<Item> {
  length: number
  [index: number]: Item
}

interface XmlNode {
  nodeType: number
  nodeValue: string | null
  childNodes: XmlList<XmlNode> | null
}

export interface XmlElement extends XmlNode {
  localName: string
  namespaceURI: string | null
  parentNode: XmlNode
  attributes: XmlList<{ name: string; localName: string; value: string }>
}

export interface XmlDocument {
  root: XmlElement
  /** All elements in the order of the document. */
  elements: readonly XmlElement[]
}

export type XmlProblem = 'too_large' | 'forbidden_markup' | 'too_complex' | 'not_xml'

export class XmlError extends Error {
  readonly problem: XmlProblem

  constructor(problem: XmlProblem) {
    super(problem)
    this.problem = problem
  }
}

export const maxXmlBytes = 256 * 1024

/** Parsing takes time that grows with the square of these counts, so they limit the work of a hostile document. */
const maxCounts = { '<': 10_000, '=': 12_000, xmlns: 3000 }
const maxDepth = 32

const declaration = /^<\?xml\s[^<>?]*\?>/
const otherEncoding = /\sencoding\s*=\s*["'](?!utf-8["'])/i
/** The characters that XML 1.0 allows. */
const onlyXmlCharacters = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u
/** Without a document type, there are no other entities. */
const otherReference = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\dA-Fa-f]{1,6});)/
const characterReference = /&#(?:(\d+)|x([\dA-Fa-f]+));/g

const elementNode = 1
const textNode = 3

/**
 * Removes the XML declaration, and rejects everything that makes parsers read a document differently: document types,
 * comments, CDATA sections, and processing instructions.
 */
export function requirePlainXml(xml: string): string {
  if (Buffer.byteLength(xml) > maxXmlBytes) throw new XmlError('too_large')
  if (!onlyXmlCharacters.test(xml)) throw new XmlError('not_xml')
  const [declared = ''] = declaration.exec(xml) ?? []
  if (otherEncoding.test(declared)) throw new XmlError('not_xml')
  const plain = xml.slice(declared.length)
  if (/<[?!]/.test(plain)) throw new XmlError('forbidden_markup')
  if (otherReference.test(plain) || !hasOnlyXmlReferences(plain)) throw new XmlError('not_xml')
  return plain
}

function hasOnlyXmlReferences(plain: string): boolean {
  return plain.matchAll(characterReference).every(([, decimal, hexadecimal]) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal!, 16)
    return code <= 0x10ffff && onlyXmlCharacters.test(String.fromCodePoint(code))
  })
}

/** Parses plain XML, and accepts no errors that a parser could correct. */
export function parseXml(plain: string): XmlDocument {
  for (const [token, max] of Object.entries(maxCounts)) {
    if (plain.split(token, max + 2).length > max + 1) throw new XmlError('too_complex')
  }
  const document = parseStrictly(plain)
  const around = listOf(document.childNodes)
  const [root, ...others] = around.filter(isElement)
  const isAlone = around.every(
    (node) => node.nodeType !== textNode || !/\S/.test(node.nodeValue ?? ''),
  )
  if (!root || others.length > 0 || !isAlone) throw new XmlError('not_xml')
  return { root, elements: [...elementsBelow(root, 1)] }
}

function parseStrictly(plain: string): XmlNode {
  const problems: string[] = []
  // It throws some errors and reports others.
  const errorHandler = (_level: string, message: string) => problems.push(message)
  let document: XmlNode | undefined
  try {
    document = new DOMParser({ errorHandler }).parseFromString(plain, 'text/xml')
  } catch {
    throw new XmlError('not_xml')
  }
  if (problems.length > 0 || !document) throw new XmlError('not_xml')
  return document
}

function* elementsBelow(element: XmlElement, depth: number): Generator<XmlElement> {
  if (depth > maxDepth) throw new XmlError('too_complex')
  yield element
  for (const child of childrenOf(element)) yield* elementsBelow(child, depth + 1)
}

const isElement = (node: XmlNode): node is XmlElement => node.nodeType === elementNode

/** The lists of the library are neither arrays nor iterable. */
function listOf<Item>(list: XmlList<Item> | null): Item[] {
  return list ? Array.from(list) : []
}

export const childrenOf = (element: XmlElement): XmlElement[] =>
  listOf(element.childNodes).filter(isElement)

export const childrenNamed = (
  element: XmlElement,
  namespace: string,
  localName: string,
): XmlElement[] => childrenOf(element).filter((child) => isNamed(child, namespace, localName))

export const isNamed = (element: XmlElement, namespace: string, localName: string): boolean =>
  element.namespaceURI === namespace && element.localName === localName

export const attributesOf = (element: XmlElement) => listOf(element.attributes)

/** Returns an attribute without a namespace. */
export const attributeOf = (element: XmlElement, name: string): string | undefined =>
  attributesOf(element).find((attribute) => attribute.name === name)?.value

/** Returns the text of an element that contains nothing else. */
export function textOf(element: XmlElement): string | undefined {
  const nodes = listOf(element.childNodes)
  if (!nodes.every(({ nodeType }) => nodeType === textNode)) return undefined
  return nodes.map(({ nodeValue }) => nodeValue ?? '').join('')
}

export const namespaces = {
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  encryption: 'http://www.w3.org/2001/04/xmlenc#',
}
