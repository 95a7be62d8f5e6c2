import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The success criteria of WCAG 2.2, levels A and AA, in axe's names. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The accessibility faults that axe finds on the page as it stands: one line each, the rule and the
 * elements. An empty list is a pass.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (tags) => {
    const { axe: onPage } = globalThis as unknown as { axe: typeof axe };
    return (await onPage.run(document, { runOnly: tags })).violations;
  }, STANDARD);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join(', ')})`,
  );
}
