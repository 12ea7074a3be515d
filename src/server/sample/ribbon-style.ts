// The look of the ribbon: like tape over the top of the page, above everything, in both themes.
export const ribbonStyle = `
:root { --sample-ribbon: 3rem; }
body { padding-top: var(--sample-ribbon); }
.sample-ribbon {
  position: fixed; inset: 0 0 auto; z-index: 2147483000; box-sizing: border-box; height: var(--sample-ribbon); margin: 0;
  display: flex; align-items: center; gap: .75rem; padding: 0 .5rem 0 1rem; overflow: hidden;
  background: #f7dfa2; color: #3b2a05; font: 500 .9375rem/1.25 Figtree, system-ui, sans-serif;
  border-bottom: 2px dashed #a4781b;
}
.sample-ribbon form { flex: none; margin: 0; }
.sample-ribbon b { font-weight: 700; white-space: nowrap; }
.sample-ribbon span { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.sample-ribbon button {
  min-height: 2.75rem; padding: 0 1rem; border: 0; border-radius: .5rem; cursor: pointer;
  background: #3b2a05; color: #fff7e2; font: inherit; font-weight: 700;
}
.sample-ribbon button:focus-visible { outline: 3px solid #b8432a; outline-offset: -3px; }
html { scroll-padding-top: calc(var(--sample-ribbon) + 4rem); }
.site-header, .office-head, .office-rail, .panel-place > .panel { top: var(--sample-ribbon); }
.day-head, .office-page > .notice { top: calc(56px + var(--sample-ribbon)); }
.office { min-height: calc(100dvh - var(--sample-ribbon)); }
@media (min-width: 900px) {
  .office-rail { height: calc(100dvh - var(--sample-ribbon)); }
  .panel { height: calc(100dvh - 18px - var(--sample-ribbon)); }
}
.panel[data-page] { top: var(--sample-ribbon); }
@media (max-width: 30rem) { .sample-ribbon span { font-size: .8125rem; white-space: normal; } }
@media print { .sample-ribbon { position: static; } .sample-ribbon button { display: none; } body { padding-top: 0; } }
`
