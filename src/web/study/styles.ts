/**
 * Puts the styles of a screen on the page: they come with the screen and not with the first paint.
 * To be called once, where its file is loaded, with what `import css from './x.css?inline'` gives.
 */
export function wearStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
