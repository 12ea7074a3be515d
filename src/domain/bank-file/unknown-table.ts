// A table whose columns we do not know: its owner says once which is what.

import type { Row } from '#domain/table-file/rows.ts'
import { plainHead } from './heads.ts'
import { isAmount, isDay } from './shapes.ts'

/** `key` tells its layout from others: the heads where there are some, otherwise how many columns there are. */
export type UnknownTable = { key: string; heads: string[]; rows: Row[]; width: number }

export function unknownTable(rows: Row[]): UnknownTable | undefined {
  const width = commonWidth(rows)
  if (width < 2) return undefined
  const first = rows.findIndex(({ cells }) => cells.length >= width - 1 && filledCells(cells) > 1)
  const top = rows[first]
  if (!top) return undefined
  const headed = !top.cells.some(cell => isDay(cell) || isAmount(cell))
  const table = rows.slice(headed ? first + 1 : first).filter(({ cells }) => cells.some(Boolean))
  if (table.length === 0) return undefined
  const heads = headed ? top.cells : []
  return { key: layoutKey(heads, width), heads, rows: table, width: Math.max(width, heads.length) }
}

export function layoutKey(heads: string[], width: number): string {
  return heads.length > 0 ? heads.map(plainHead).join('|').slice(0, 500) : `${width} columns`
}

function commonWidth(rows: Row[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows)
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0]
}

function filledCells(cells: string[]): number {
  return cells.filter(Boolean).length
}
