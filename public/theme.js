// Before the first paint: light or dark as it was chosen in this browser (src/web/office/frame/theme.ts).
const chosen = localStorage.getItem('coastal-clean.theme')
if (chosen) document.documentElement.dataset.theme = chosen
