// The colours and types of letters by day; letter-html.ts adds the evening.
export const sans = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
export const display = "Caprasimo,Georgia,'Times New Roman',serif"
export const day = {
  paper: '#fbf5ea',
  sheet: '#fffdf8',
  line: '#e2d6bf',
  heading: '#0f5f6e',
  ink: '#24454c',
  soft: '#4a656b',
}

export const text = (size: number, more = '') =>
  `margin:0;font:400 ${size}px/1.55 ${sans};color:${day.ink};overflow-wrap:anywhere;${more}`
