// The look of the page behind a mail's link: the brand's colours, no picture, no font to load.
export const confirmStyle = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body {
  display: grid; place-items: center; min-height: 100vh; margin: 0; padding: 1.5rem;
  background: light-dark(#fbf5ea, #07262d); color: light-dark(#24454c, #dcebe7);
  font: 1.0625rem/1.6 Figtree, system-ui, sans-serif;
}
main {
  width: 100%; max-width: 26rem; padding: 2rem 1.75rem; border-radius: 1.25rem; text-align: center;
  border: 1px solid light-dark(#e2d6bf, #1f4b54); background: light-dark(#fffdf8, #0e353e);
}
.name { margin: 0 0 1rem; color: light-dark(#127a8a, #7fd1d1); font: 1.25rem/1.3 Caprasimo, Georgia, serif; }
h1 { margin: 0 0 .5rem; color: light-dark(#0f5f6e, #f7e9d0); font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1.5rem; color: light-dark(#4a656b, #a9c5c4); }
button {
  width: 100%; min-height: 3rem; padding: .75rem 1.5rem; border: 0; border-radius: 999px; cursor: pointer;
  background: #f2785c; color: light-dark(#082f37, #082126); font: inherit; font-weight: 700;
}
button:focus-visible { outline: 3px solid light-dark(#b8432a, #ffd58a); outline-offset: 3px; }
`
