import { describe, expect, test } from 'vitest'
import { brandNameFor } from './brand.ts'
import { readConfig } from './config.ts'

const { brand } = readConfig({})

describe('the name of the product', () => {
  test.each([
    ['id.accord.ca', 'Accord Canada'],
    ['accord.ca', 'Accord Canada'],
    ['id-ca.accord.example', 'Accord Canada'],
    ['id.ca.accord.example', 'Accord Canada'],
    ['id.accord.example', 'Accord'],
    ['id.accord.cam', 'Accord'],
    ['id.accord.cat', 'Accord'],
    ['africa.example', 'Accord'],
    ['idca.example', 'Accord'],
    ['localhost', 'Accord'],
  ])('the name of the product on %s is %s', (host, name) => {
    expect(brandNameFor(brand, host)).toBe(name)
  })

  test('the name of the product comes from the configuration, and the Canadian name defaults to a form of the other', () => {
    expect(readConfig({ BRAND_NAME: 'Bond' }).brand).toMatchObject({
      name: 'Bond',
      canadianName: 'Bond Canada',
    })
    const values = { BRAND_NAME: 'Bond', BRAND_NAME_CA: 'Lien' }
    expect(readConfig(values).brand).toMatchObject({ name: 'Bond', canadianName: 'Lien' })
  })
})
